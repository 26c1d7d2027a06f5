import type { PlainDate } from "../../dates/plain-date.ts";
import { knownNetwork } from "../../benefits/tiers.ts";
import { isDenied } from "../claim-denial.ts";
import { claimStatusKey } from "../claim-status.ts";
import type { RowClaim } from "../claim-row.ts";
import { isSamePerson, patientName } from "../patient.ts";
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

/** What a bill is beside what it is compared with (BILL-02). */
export type BillVerdict =
  | {
      readonly kind: /** It asks for what is owed. */
        | "equal"
        /** It asks for what is owed for a claim that the plan denied, all or in part: it may be appealed. */
        | "denied"
        /** It asks for what is owed for a claim denied in part, and for nothing of that part. */
        | "denied-other"
        | "pending"
        /** The claim was taken back. */
        | "over"
        | "replaced"
        /** It can't be told which claim of its number holds. */
        | "shared"
        /** Another claim may change it. */
        | "reduced"
        /** Amounts are missing, a credit, or contradict each other, so that nothing can be said. */
        | "unclear";
    }
  /** It asks for more than is owed; the plan sent its payment to the member, not to the provider. */
  | { readonly kind: "paid-to-member"; readonly planPaidCents: number; readonly bothCents: number }
  /** It asks for the whole charge, without what the plan took off or paid. */
  | { readonly kind: "undiscounted"; readonly without: PlanPart }
  /**
   * It asks for more or less than is owed, by `differenceCents` above zero. "out-of-network": for more, of
   * a provider who agreed to no discount, and may bill the rest unless the law forbids it.
   */
  | { readonly kind: "above" | "below" | "out-of-network"; readonly differenceCents: number };

/** What a plan does for a bill: takes a discount off, pays some of it, or both. */
type PlanPart = "discount" | "payment" | "both";

export type BilledClaim = RowClaim & {
  readonly payeeProvider?: RowClaim["provider"];
  readonly networkTier?: string | null;
  /** In whose list it stands. */
  readonly suffix?: number;
  readonly claimDetails: readonly BilledLine[];
};

export type BilledLine = RowClaim["claimDetails"][number] & { readonly denial: object | null };

/**
 * The verdict on a bill for this claim, to the cent. A bill of what is owed is right, whatever was billed,
 * unless the plan denied something. `family` are the names of the members, to whom a plan may have paid.
 */
export function judgeBill(
  amountCents: number,
  claim: BilledClaim,
  family: readonly string[] = [],
): BillVerdict {
  if (!mayHold(claim)) return { kind: claim.standing === "replaced" ? "replaced" : "over" };
  if (claim.assessed.pending) return { kind: "pending" };
  if (claim.standing === "same-number") return { kind: "shared" };
  if (claim.standing === "may-change") return { kind: "reduced" };
  const { billedCents, oweCents } = claim.claimDetailTotals;
  if (oweCents === null || oweCents < 0 || claim.assessed.contradictory) return { kind: "unclear" };
  if (amountCents === oweCents) {
    if (!isDenied(claim)) return { kind: "equal" };
    return { kind: isStatusDenied(claim) || owesDenied(claim) ? "denied" : "denied-other" };
  }
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
