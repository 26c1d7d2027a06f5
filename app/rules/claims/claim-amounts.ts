/** The amounts of a claim and of each of its lines, in their order on pages (§3). */
export const AMOUNTS = [
  "billedCents",
  "discountCents",
  "deniedCents",
  "notCoveredCents",
  "planPaidCents",
  "otherPayerPaidCents",
  "deductibleCents",
  "copayCents",
  "coinsuranceCents",
  "oweCents",
] as const;

export type AmountName = (typeof AMOUNTS)[number];

/**
 * Integer cents; null is unknown, never 0. Of `otherPayerPaidCents` null says that the gateway names
 * no other payer, as for most claims.
 */
export type ClaimAmounts<Cents = number | null> = Readonly<Record<AmountName, Cents>>;

/** The totals that the gateway gives of a claim; its other amounts are sums of the lines. */
export type ClaimTotals = Pick<
  ClaimAmounts,
  "billedCents" | "planPaidCents" | "otherPayerPaidCents" | "oweCents"
>;

/** A record of all amounts, with a value for each name. */
export function mapAmounts<Value>(valueOf: (name: AmountName) => Value): ClaimAmounts<Value> {
  return {
    billedCents: valueOf("billedCents"),
    discountCents: valueOf("discountCents"),
    deniedCents: valueOf("deniedCents"),
    notCoveredCents: valueOf("notCoveredCents"),
    planPaidCents: valueOf("planPaidCents"),
    otherPayerPaidCents: valueOf("otherPayerPaidCents"),
    deductibleCents: valueOf("deductibleCents"),
    copayCents: valueOf("copayCents"),
    coinsuranceCents: valueOf("coinsuranceCents"),
    oweCents: valueOf("oweCents"),
  };
}

/** A sum in cents: null if an amount is missing, or the list is empty. */
export const sumCents = (amounts: readonly (number | null)[]): number | null =>
  amounts.length === 0 || amounts.includes(null)
    ? null
    : amounts.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);

/** The sums of all amounts; lines that name no other payer have none. */
export const sumAmounts = (rows: readonly ClaimAmounts[]): ClaimAmounts => {
  const isOtherNamed = rows.some(({ otherPayerPaidCents }) => otherPayerPaidCents !== null);
  return mapAmounts((name) =>
    sumCents(
      rows.map((row) =>
        name === "otherPayerPaidCents" && isOtherNamed ? (row[name] ?? 0) : row[name],
      ),
    ),
  );
};

/** The amounts where all are known; one that no other payer paid is 0. Null if one is missing. */
export function findKnownAmounts(given: ClaimAmounts): ClaimAmounts<number> | null {
  const amounts = { ...given, otherPayerPaidCents: given.otherPayerPaidCents ?? 0 };
  return areNumbers(amounts) ? amounts : null;
}

const areNumbers = (amounts: ClaimAmounts): amounts is ClaimAmounts<number> =>
  AMOUNTS.every((name) => amounts[name] !== null);

/** Whether only the billed amount is present: no discount, no payment, nothing owed. */
export const areOnlyBilled = (amounts: ClaimAmounts): boolean =>
  AMOUNTS.every((name) => name === "billedCents" || (amounts[name] ?? 0) === 0);

/**
 * The uncovered amount that is deducted from the bill, in cents: all of it except the member's
 * part.
 */
export const notCoveredApart = ({
  notCoveredCents,
  notCoveredOwedCents,
}: Readonly<Record<"notCoveredCents" | "notCoveredOwedCents", number | null>>): number | null =>
  notCoveredCents === null ? null : notCoveredCents - (notCoveredOwedCents ?? 0);
