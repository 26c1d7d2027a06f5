import type { z } from "zod";
import { addDays } from "#app/rules/dates/plain-date.ts";
import type { claimDetail } from "#server/gateway/calls/claim-line.ts";
import type { claim } from "#server/gateway/calls/claims.ts";
import { CLAIM_STATUSES, type ClaimSketch, type LineSketch } from "./claim-runs.ts";
import type { Member } from "./family.ts";
import type { DatedClaim } from "./make-claims.ts";
import { getProviderById } from "./providers.ts";

const NOT_COVERED = { code: "N130", description: "Not covered by the plan" };
type ClaimWire = z.input<typeof claim>;

/** Other gateways may leave these out; the sandbox gives them all. */
export type WholeClaim = ClaimWire & {
  readonly claimType: string;
  readonly claimStatusDescription: string;
  readonly serviceDateFrom: string;
  readonly claimDetailTotals: NonNullable<ClaimWire["claimDetailTotals"]>;
};

const TYPE_NAMES = { medical: "Medical", dental: "Dental", vision: "Vision" } as const;

/** A claim in the gateway's words: dollars, and fields that differ between dental and the rest. */
export function claimAnswer(
  it: DatedClaim,
  patient: Pick<Member, "firstName" | "lastName">,
): WholeClaim {
  const { sketch } = it;
  const status = CLAIM_STATUSES[sketch.status];
  const lines = sketch.lines.map(amountsOf.bind(undefined, sketch));
  const paid = sum(lines.map((line) => line.paid));
  const provider = providerOf(sketch);
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
    claimDetails: sketch.withoutLines
      ? []
      : lines.map((line, place) => detailOf(it, line, place + 1, status.description)),
    claimDetailTotals: {
      chargeAmountTotal: chargedDollars(sketch),
      paidAmountTotal: dollars(paid),
      combinedMemberResponsibilityAmount: dollars(
        sketch.totalOwed ?? sum(lines.map((line) => line.owed)),
      ),
    },
    claimCheck: { checkPayeeAmount: dollars(paid).toFixed(2) },
  };
}

/** What a claim leaves to the member, in cents, as its totals say. */
export function owedCents(sketch: ClaimSketch): number {
  return sketch.totalOwed ?? sum(sketch.lines.map((line) => amountsOf(sketch, line).owed));
}

/** What was charged, in dollars; null where the gateway does not say. */
export const chargedDollars = ({ lines, withoutCharges }: ClaimSketch): number | null =>
  withoutCharges === true ? null : dollars(sum(lines.map((line) => line.charge)));

/** The name a claim gives for who did the work; null where it names nobody. */
export function providerNameOf(sketch: ClaimSketch): string | null {
  return providerOf(sketch)?.providerName ?? null;
}

/** The directory's id of who did the work; null where there is none. */
export function providerIdOf(sketch: ClaimSketch): string | null {
  return providerOf(sketch)?.providerId ?? null;
}

export const dollars = (cents: number): number => cents / 100;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

function providerOf({ provider }: ClaimSketch) {
  if (provider === null) return null;
  if ("name" in provider) return { providerId: null, providerName: provider.name };
  const { id, name } = getProviderById(provider.id);
  return { providerId: id, providerName: name };
}

type Split = "disallow" | "deductible" | "copay" | "coinsurance" | "notCovered" | "paid";
type Amounts = LineSketch & Required<Pick<LineSketch, Split>> & { readonly owed: number };

/** A line with every amount. Nothing is paid or owed on a claim that is still under way. */
function amountsOf(claimSketch: ClaimSketch, line: LineSketch): Amounts {
  const { disallow = 0, deductible = 0, copay = 0, coinsurance = 0, notCovered = 0 } = line;
  const settled = claimSketch.status === "paid" || claimSketch.status === "adjusted";
  const owed = deductible + copay + coinsurance + (line.writtenOff ? 0 : notCovered);
  const nobodys = line.writtenOff ? notCovered : 0;
  const paid = line.paid ?? (settled ? line.charge - disallow - owed - nobodys : 0);
  return { ...line, disallow, deductible, copay, coinsurance, notCovered, paid, owed };
}

function detailOf(
  { type, day, sketch }: DatedClaim,
  line: Amounts,
  sequenceNumber: number,
  status: string,
): z.input<typeof claimDetail> {
  const refused = line.disallow === line.charge && line.charge > 0;
  const reason = refused ? (line.reason ?? NOT_COVERED) : null;
  const amounts = {
    serviceDateFrom: addDays(day, line.daysLater ?? 0),
    status,
    chargeAmount: sketch.withoutCharges ? null : dollars(line.charge),
    paidAmount: dollars(line.paid),
    combinedMemberResponsibilityAmount: dollars(line.owed),
    coinsuranceAmount: dollars(line.coinsurance),
    copayAmount: dollars(line.copay),
    deductibleAmount: dollars(line.deductible),
    disallowAmount: dollars(line.disallow),
    nonCoveredCharges: dollars(line.notCovered),
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

const procedureOf = ({ code, description }: Pick<LineSketch, "code" | "description">) => ({
  procedureDescription: description,
  procedureCode: code,
});
