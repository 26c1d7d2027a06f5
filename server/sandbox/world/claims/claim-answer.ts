import type { z } from "zod";
import { addDays } from "#app/rules/dates/plain-date.ts";
import type { claimDetail } from "#server/gateway/calls/claims/claim-line.ts";
import type { claim } from "#server/gateway/calls/claims/claim.ts";
import { CLAIM_STATUSES, type ClaimSpec, type LineSpec } from "./claim-specs.ts";
import type { Member } from "../families/family.ts";
import type { DatedClaim } from "./make-claims.ts";
import { getProviderById } from "../care/providers.ts";

const NOT_COVERED = { code: "N130", description: "Not covered by the plan" };
type ClaimWire = z.input<typeof claim>;

/** Fields that other gateways may omit and the sandbox always has. */
export type WholeClaim = ClaimWire & {
  readonly claimType: string;
  readonly claimStatusDescription: string;
  readonly serviceDateFrom: string;
  readonly claimDetailTotals: NonNullable<ClaimWire["claimDetailTotals"]>;
};

const TYPE_NAMES = { medical: "Medical", dental: "Dental", vision: "Vision" } as const;

/** A claim as the gateway answers it: dollars, with different fields for dental lines. */
export function claimAnswer(
  it: DatedClaim,
  patient: Pick<Member, "firstName" | "lastName">,
): WholeClaim {
  const { spec } = it;
  const status = CLAIM_STATUSES[spec.status];
  const lines = spec.lines.map(amountsOf.bind(undefined, spec));
  const paidCents = sum(
    lines.map(({ planPaidCents, interestCents = 0 }) => planPaidCents + interestCents),
  );
  const provider = providerOf(spec);
  return {
    id: it.id,
    claimType: TYPE_NAMES[it.type],
    claimStatusDescription: status.description,
    claimStatusCode: status.code,
    paidDate: it.paidOn,
    patientFirstName: patient.firstName,
    patientLastName: patient.lastName,
    provider,
    payeeProvider: provider,
    serviceDateFrom: it.day,
    // Providers outside the directory are out of network.
    networkTier: provider?.providerId ? "In Network" : "Out of Network",
    claimDetails: spec.withoutLines
      ? []
      : lines.map((line, index) => detailOf(it, line, index + 1, status.description)),
    claimDetailTotals: {
      chargeAmountTotal: billedDollars(spec),
      paidAmountTotal: dollars(paidCents),
      combinedMemberResponsibilityAmount: spec.withoutOwe
        ? null
        : dollars(spec.totalOweCents ?? sum(lines.map((line) => line.oweCents))),
    },
    claimCheck: { checkPayeeAmount: dollars(paidCents).toFixed(2) },
  };
}

/** What the member owes for a claim by its totals, in cents. */
export function oweCentsOf(spec: ClaimSpec): number {
  return spec.totalOweCents ?? sum(spec.lines.map((line) => amountsOf(spec, line).oweCents));
}

/** The billed amount in dollars; null if the gateway omits it. */
export const billedDollars = ({ lines, withoutCharges }: ClaimSpec): number | null =>
  withoutCharges === true ? null : dollars(sum(lines.map((line) => line.billedCents)));

/** The provider's name on a claim; null for none. */
export function providerNameOf(spec: ClaimSpec): string | null {
  return providerOf(spec)?.providerName ?? null;
}

/** The provider's id in the directory; null for none. */
export function providerIdOf(spec: ClaimSpec): string | null {
  return providerOf(spec)?.providerId ?? null;
}

export const dollars = (cents: number): number => cents / 100;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

function providerOf({ provider }: ClaimSpec) {
  if (provider === null) return null;
  if ("name" in provider) return { providerId: null, providerName: provider.name };
  const { id, name } = getProviderById(provider.id);
  return { providerId: id, providerName: name };
}

type Split =
  | "discountCents"
  | "deductibleCents"
  | "copayCents"
  | "coinsuranceCents"
  | "notCoveredCents"
  | "planPaidCents";
type LineAmounts = LineSpec & Required<Pick<LineSpec, Split>> & { readonly oweCents: number };

/** A line with every amount. Nothing is paid or owed on a pending claim. */
function amountsOf(spec: ClaimSpec, line: LineSpec): LineAmounts {
  const {
    discountCents = 0,
    deductibleCents = 0,
    copayCents = 0,
    coinsuranceCents = 0,
    notCoveredCents = 0,
  } = line;
  const settled = spec.status === "paid" || spec.status === "adjusted";
  const oweCents =
    deductibleCents + copayCents + coinsuranceCents + (line.writtenOff ? 0 : notCoveredCents);
  const writtenOffCents = line.writtenOff ? notCoveredCents : 0;
  const planPaidCents =
    line.planPaidCents ??
    (settled
      ? line.billedCents -
        discountCents -
        oweCents -
        writtenOffCents -
        (line.otherPayerPaidCents ?? 0)
      : 0);
  return {
    ...line,
    discountCents,
    deductibleCents,
    copayCents,
    coinsuranceCents,
    notCoveredCents,
    planPaidCents,
    oweCents,
  };
}

function detailOf(
  { type, day, spec }: DatedClaim,
  line: LineAmounts,
  sequenceNumber: number,
  status: string,
): z.input<typeof claimDetail> {
  const denied = line.discountCents === line.billedCents && line.billedCents > 0;
  const reason = denied ? (line.reason ?? NOT_COVERED) : null;
  const amounts = {
    serviceDateFrom: addDays(day, line.daysLater ?? 0),
    status,
    chargeAmount: spec.withoutCharges ? null : dollars(line.billedCents),
    paidAmount: dollars(line.planPaidCents + (line.interestCents ?? 0)),
    ...(line.interestCents !== undefined && { interestPaid: dollars(line.interestCents) }),
    ...(line.otherPayerPaidCents !== undefined && {
      otherPayerPaid: dollars(line.otherPayerPaidCents),
    }),
    combinedMemberResponsibilityAmount: dollars(line.oweCents),
    coinsuranceAmount: dollars(line.coinsuranceCents),
    copayAmount: dollars(line.copayCents),
    deductibleAmount: dollars(line.deductibleCents),
    disallowAmount: dollars(line.discountCents),
    nonCoveredCharges: dollars(line.notCoveredCents),
    claimDetailPK: { sequenceNumber },
  };
  if (type === "dental") {
    return {
      ...amounts,
      medicalLineDisallowed: null,
      dentalLineDisallowed: reason,
      dentalProcedure: procedureOf(line),
      alternateDentalProcedure: line.alternate === undefined ? null : procedureOf(line.alternate),
      dentalCategory: line.dentalCategory ?? null,
      toothNumber: line.tooth?.number ?? null,
      toothSurface: line.tooth?.surface ?? null,
    };
  }
  return {
    ...amounts,
    medicalLineDisallowed: reason,
    dentalLineDisallowed: null,
    serviceDescription: { description: line.description },
    cptCode: line.code,
  };
}

const procedureOf = ({ code, description }: Pick<LineSpec, "code" | "description">) => ({
  procedureDescription: description,
  procedureCode: code,
});
