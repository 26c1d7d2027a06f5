import { getPlainDate } from "../dates/plain-date.ts";
import { assessClaim, type AssessedClaim } from "./assess-claim.ts";
import type { MathClaim } from "./lines/claim-math.ts";
import type { BilledClaim } from "./bill/bill.ts";
import { claimRow, type ClaimRow } from "./claim-row.ts";

/** Claims written by their amounts alone, in cents. */

export type Amounts = {
  billed: number | null;
  discount?: number | null;
  denied?: number | null;
  notCovered?: number | null;
  paid?: number | null;
  otherPaid?: number | null;
  owe?: number | null;
  deductible?: number | null;
  copay?: number | null;
  coinsurance?: number | null;
  status?: string;
};

const or0 = (cents: number | null | undefined) => (cents === undefined ? 0 : cents);

export function line(amounts: Amounts): BilledClaim["claimDetails"][number] {
  return {
    status: amounts.status ?? null,
    denial: null,
    billedCents: amounts.billed,
    discountCents: or0(amounts.discount),
    deniedCents: or0(amounts.denied),
    notCoveredCents: or0(amounts.notCovered),
    planPaidCents: or0(amounts.paid),
    otherPayerPaidCents: amounts.otherPaid ?? null,
    oweCents: or0(amounts.owe),
    deductibleCents: or0(amounts.deductible),
    copayCents: or0(amounts.copay),
    coinsuranceCents: or0(amounts.coinsurance),
  };
}

const sum = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce<number>((all, one) => all + (one ?? 0), 0);

type Totals = Partial<MathClaim["claimDetailTotals"]>;

/** A claim whose totals are the sums of its lines unless they are given. */
export function claimOf(
  lines: readonly Amounts[],
  { status = "Paid", totals = {} }: { status?: string; totals?: Totals } = {},
): MathClaim & Pick<BilledClaim, "claimDetails"> {
  return {
    claimStatusDescription: status,
    claimDetails: lines.map(line),
    claimDetailTotals: {
      billedCents: sum(lines.map(({ billed }) => billed)),
      planPaidCents: sum(lines.map(({ paid }) => paid)),
      otherPayerPaidCents: null,
      oweCents: sum(lines.map(({ owe }) => owe)),
      ...totals,
    },
  };
}

/** A claim as it is read. */
export const assess = <Claim extends MathClaim>(claim: Claim): Claim & AssessedClaim => ({
  ...claim,
  assessed: assessClaim(claim),
});

/** A paid claim, with any other fields. */
export const paidClaim = (claim: Partial<Omit<BilledClaim, "assessed">> = {}): BilledClaim =>
  assess<Omit<BilledClaim, "assessed">>({
    ...claimOf([]),
    id: "C1",
    claimType: "medical",
    claimStatusCode: "02",
    paidDate: getPlainDate("2026-10-05"),
    serviceDateFrom: getPlainDate("2026-09-14"),
    patientFirstName: "Ana",
    patientLastName: "Sample",
    provider: { providerId: "200117", providerName: "Fernhill Clinic" },
    standing: null,
    isCounted: true,
    ...claim,
  });

/** The same as a row. */
export const rowOf = (claim: Partial<Omit<BilledClaim, "assessed">> = {}): ClaimRow =>
  claimRow(paidClaim(claim));

/** Every choice of one value from each list. */
export function* everyChoice<Value>(
  lists: readonly (readonly Value[])[],
): Generator<readonly Value[]> {
  const [first, ...rest] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const value of first) {
    for (const others of everyChoice(rest)) yield [value, ...others];
  }
}
