import { daysBetween, type PlainDate } from "../../dates/plain-date.ts";
import { knownNetwork } from "../../benefits/tiers.ts";
import { isDenied } from "../appeal/denied-claim.ts";
import { assessClaim } from "../assess-claim.ts";
import { sumAmounts } from "../claim-amounts.ts";
import { claimStatusKey, isEstimate } from "../claim-status.ts";
import { serviceDays, type RowClaim } from "../claim-row.ts";
import { isSamePerson, patientName } from "../patient.ts";
import { linesInEffect } from "../reversals.ts";
import { providerWords } from "../same-provider.ts";
import { mayHold } from "../standings.ts";

/** A bill as a member has it in hand; the amount in integer cents. */
export type Bill = {
  /** A provider's name as a claim has it, or as it was typed. */
  readonly provider: string;
  /** The day of service. */
  readonly day: PlainDate;
  readonly amountCents: number;
};

/** Days by which a bill's day of service may be off. */
const DAYS_APART = 3;

type DatedClaim = Pick<RowClaim, "serviceDateFrom" | "provider" | "standing"> & {
  /** Whom the plan paid: a bill may come from that name, such as a doctor's group. */
  readonly payeeProvider?: RowClaim["provider"];
  readonly claimStatusDescription?: string | null;
  readonly claimDetails?: readonly { readonly serviceDateFrom?: PlainDate | null }[];
};

/** How many days a claim of this bill may have begun before it, as one of a long stay. */
export const LONGEST_CLAIM_DAYS = 366;

/** An estimate is nobody's bill. */
const isBeforeCare = ({ claimStatusDescription: status }: DatedClaim) => isEstimate(status ?? null);

type NamedProvider = NonNullable<DatedClaim["provider"]>;

/**
 * The claims that a bill may be for (BILL-03): of the same provider, with a service on its day where
 * there are any, else within three days of it; newest first. Claims whose amounts no longer hold are no
 * choice: the newest of them is the only one where no other is left (T-86).
 */
export function matchClaims<Claim extends DatedClaim>(
  { provider, day }: Pick<Bill, "provider" | "day">,
  claims: readonly Claim[],
  listed: readonly NamedProvider[] = [],
): readonly Claim[] {
  const isSame = comparesProvider(provider, claims, listed);
  const near = claims.flatMap((claim) => {
    const days = serviceDays(claim);
    const [of] = days;
    if (of === undefined || isSame(claim) !== true || isBeforeCare(claim)) return [];
    const last = days.at(-1) ?? of;
    // A day of a stay may have no line of its own.
    const within = of < day && day < last ? 1 : DAYS_APART + 1;
    const apart = Math.min(within, ...days.map((one) => Math.abs(daysBetween(one, day))));
    return apart <= DAYS_APART ? [{ claim, of, apart }] : [];
  });
  const holding = near.filter(({ claim }) => mayHold(claim));
  // A reversal is nobody's bill: of the visit it took back another claim was sent.
  const billed = near.filter(({ claim }) => claim.standing !== "takes-back");
  const [possible = near] = [holding, billed].filter((claims) => claims.length > 0);
  const exact = possible.filter(({ apart }) => apart === 0);
  const sorted = (exact.length > 0 ? exact : possible)
    .toSorted((a, b) => b.of.localeCompare(a.of))
    .map(({ claim }) => claim);
  return holding.length > 0 ? sorted : sorted.slice(0, 1);
}

/**
 * How a claim's provider, or whom the plan paid, compares with the bill's: true for the same, by its name, or
 * by the id that this name has in a claim or in `listed`; null where nothing names the claim's.
 */
function comparesProvider(
  provider: string,
  claims: readonly DatedClaim[],
  listed: readonly NamedProvider[],
) {
  const words = providerWords(provider);
  const isNamed = ({ providerName }: NamedProvider) =>
    words !== "" && providerWords(providerName ?? "") === words;
  const known = [
    ...listed,
    ...claims.flatMap(({ provider, payeeProvider }) =>
      [provider ?? [], payeeProvider ?? []].flat(),
    ),
  ];
  const ids = new Set(known.filter(isNamed).flatMap(({ providerId }) => providerId ?? []));
  const named = new Set(
    known.flatMap((each) => (providerWords(each.providerName ?? "") && each.providerId) || []),
  );
  const isOfBill = (of: NamedProvider) => isNamed(of) || ids.has(of.providerId ?? "");
  return ({ provider: of, payeeProvider: payee = null }: DatedClaim): boolean | null => {
    if ((of !== null && isOfBill(of)) || (payee !== null && isOfBill(payee))) return true;
    if (of === null) return null;
    const isKnown = providerWords(of.providerName ?? "") !== "" || named.has(of.providerId ?? "");
    return isKnown ? false : null;
  };
}

/**
 * The claims that may be a bill's, but that nothing tells (BILL-03): without a day, or without a provider
 * within three days of the bill's. While there are any, a bill is not without a claim.
 */
export function findUncompared<Claim extends DatedClaim>(
  { provider, day }: Pick<Bill, "provider" | "day">,
  claims: readonly Claim[],
  listed: readonly NamedProvider[] = [],
): readonly Claim[] {
  const isSame = comparesProvider(provider, claims, listed);
  return claims.filter((claim) => {
    const days = serviceDays(claim);
    const same = isSame(claim);
    if (!mayHold(claim) || same === false || isBeforeCare(claim)) return false;
    const isNear = days.some((one) => Math.abs(daysBetween(one, day)) <= DAYS_APART);
    return days.length === 0 || (same === null && isNear);
  });
}

/**
 * What a bill is beside its claim (BILL-02). "above" and "below" by `differenceCents`, which is above
 * zero; "out-of-network": more than is owed to a provider who agreed to no discount, and may bill the rest
 * unless the law forbids it; "denied": what is owed for a claim that the plan denied, as a whole or in part, which the member
 * may appeal, and whether some of that is for what was denied; "undiscounted": the whole charge, without
 * what the plan took off or paid; "paid-to-member": more than is owed, of a claim whose payment the plan
 * sent to the member, not to the provider; "over": the claim was taken back or replaced; "shared": it
 * can't be told which claim of its number holds; "reduced": another claim takes back a part of it;
 * "unclear": amounts of the claim are missing, a credit, or contradict each other, so that nothing can be
 * said.
 */
export type BillVerdict =
  | {
      readonly kind: "pending" | "unclear" | "equal" | "over" | "shared" | "reduced";
    }
  | { readonly kind: "denied"; readonly isForDenied: boolean }
  | { readonly kind: "paid-to-member"; readonly planPaidCents: number; readonly bothCents: number }
  | { readonly kind: "undiscounted"; readonly without: PlanPart }
  | { readonly kind: "above" | "below" | "out-of-network"; readonly differenceCents: number };

/** What a plan does for a bill: takes a discount off, pays some of it, or both. */
type PlanPart = "discount" | "payment" | "both";

export type BilledClaim = RowClaim & {
  readonly payeeProvider?: RowClaim["provider"];
  readonly networkTier?: string | null;
  readonly claimDetails: readonly (RowClaim["claimDetails"][number] & {
    readonly denial: object | null;
  })[];
};

/**
 * The verdict on a bill for this claim, to the cent. A bill of what is owed is right, whatever was billed,
 * unless the plan denied something. `family` are the names of the members, to whom a plan may have paid.
 */
export function judgeBill(
  amountCents: number,
  claim: BilledClaim,
  family: readonly string[] = [],
): BillVerdict {
  if (!mayHold(claim)) return { kind: "over" };
  if (claim.assessed.pending) return { kind: "pending" };
  if (claim.standing === "same-number") return { kind: "shared" };
  if (claim.standing === "reduced") return { kind: "reduced" };
  const { billedCents, oweCents } = claim.claimDetailTotals;
  if (oweCents === null || oweCents < 0 || claim.assessed.contradictory) return { kind: "unclear" };
  if (amountCents === oweCents)
    return isDenied(claim)
      ? { kind: "denied", isForDenied: isStatusDenied(claim) || owesDenied(claim) }
      : { kind: "equal" };
  const paidToMember = isPaidToMember(claim, family) ? claim.claimDetailTotals.planPaidCents : null;
  if (amountCents > oweCents && paidToMember !== null && paidToMember > 0)
    return {
      kind: "paid-to-member",
      planPaidCents: paidToMember,
      bothCents: paidToMember + oweCents,
    };
  const differenceCents = Math.abs(amountCents - oweCents);
  const isOutside = knownNetwork(claim.networkTier ?? "") === "out";
  if (amountCents > oweCents && isOutside) return { kind: "out-of-network", differenceCents };
  const isWhole = amountCents === billedCents && amountCents > oweCents;
  const without = isWhole ? planPart(claim) : null;
  if (without !== null) return { kind: "undiscounted", without };
  return { kind: amountCents > oweCents ? "above" : "below", differenceCents };
}

/**
 * What a claim of several days has of one day, as a claim of its own, to compare a bill of that day with.
 * Null where it has one day, or none of this one, and where its amounts are not known or do not add up.
 */
export function claimOfDay<Claim extends BilledClaim>(claim: Claim, day: PlainDate): Claim | null {
  if (serviceDays(claim).length < 2 || !claim.assessed.balanced) return null;
  const claimDetails = claim.claimDetails.filter(
    ({ serviceDateFrom = null }) => (serviceDateFrom ?? claim.serviceDateFrom) === day,
  );
  const inEffect = linesInEffect(claimDetails);
  if (inEffect.length === 0) return null;
  const { billedCents, planPaidCents, oweCents, otherPayerPaidCents } = sumAmounts(inEffect);
  const part = {
    ...claim,
    serviceDateFrom: day,
    claimDetails,
    claimDetailTotals: { billedCents, planPaidCents, oweCents, otherPayerPaidCents },
  };
  return { ...part, assessed: assessClaim(part) };
}

/** Whether the plan's payment went to the patient or another member, as for some care out of network. */
function isPaidToMember(
  { payeeProvider, provider, ...claim }: BilledClaim,
  family: readonly string[],
): boolean {
  const payee = payeeProvider?.providerName ?? "";
  // A provider may have a member's name.
  if (providerWords(payee) === providerWords(provider?.providerName ?? "")) return false;
  const people = [patientName(claim) ?? "", ...family];
  return payee !== "" && people.some((name) => name !== "" && isSamePerson(payee, name));
}

/** What the plan did for a claim's bill; null for nothing that is known. */
function planPart(claim: RowClaim): PlanPart | null {
  const hasDiscount = (claim.assessed.discountCents ?? 0) > 0;
  if ((claim.claimDetailTotals.planPaidCents ?? 0) <= 0) return hasDiscount ? "discount" : null;
  return hasDiscount ? "both" : "payment";
}

/** A claim with the status of a denied one is denied as a whole. */
const isStatusDenied = ({ claimStatusDescription }: Pick<RowClaim, "claimStatusDescription">) =>
  claimStatusKey(claimStatusDescription) === "denied";

/** Whether some of what is owed may be for denied lines: where none is denied by itself, all are. */
function owesDenied({
  claimDetails,
}: {
  readonly claimDetails: readonly {
    readonly denial: object | null;
    readonly oweCents: number | null;
  }[];
}): boolean {
  const denied = claimDetails.filter(({ denial }) => denial !== null);
  return denied.length === 0 || denied.some(({ oweCents }) => oweCents !== 0);
}

/** The most that a bill may be of, integer cents. */
const MOST_CENTS = 999_999_999;

/**
 * An amount as a person types it: "312.40", "$312.40", "1,234.56", "$1,234". Integer cents above zero;
 * undefined for anything else, such as "1.234,56", "-5" or "1e9" (BILL-01).
 */
export function findCents(typed: string): number | undefined {
  const found = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/.exec(typed.trim());
  if (found === null) return undefined;
  const [, dollars = "", cents = "00"] = found;
  const all = Number(dollars.replaceAll(",", "")) * 100 + Number(cents);
  return all > 0 && all <= MOST_CENTS ? all : undefined;
}
