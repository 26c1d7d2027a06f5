import type { PlainDate } from "../../dates/plain-date.ts";
import { knownNetwork } from "../../benefits/tiers.ts";
import { sumCents } from "../claim-amounts.ts";
import { findDenialKind, type DenialKind } from "../claim-denial.ts";
import { overOwedCents, type LineAside } from "../lines/asides.ts";
import { findLineMeaning, type Reasons } from "../lines/line-denial.ts";
import { lacksDifference } from "../lines/paid-as.ts";
import { claimStatusKey, isAwaitingPayment, isUnknownStatus } from "../claim-status.ts";
import type { RowClaim } from "../claim-row.ts";
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

/** What a bill is beside what it is compared with (BILL-02). */
export type BillVerdict =
  | {
      readonly kind: /** It asks for what is owed. */
        | "equal"
        /** It asks for no more than is owed, some of it for what the plan denied: that may be appealed. */
        | "denied"
        /** The same of what the plan did not allow: nobody knows whether that is a denial. */
        | "not-allowed"
        /** It asks for no more than is owed, some of it for charges that the plan does not cover. */
        | "not-covered"
        /** It asks for the whole charge, without what the plan took off or paid, and some is owed. */
        | "undiscounted"
        /** It asks for no more than is owed, some of it over the allowed amount, which the law may forbid. */
        | "over-allowed"
        /** It asks for what is owed for a claim with a denial, and for nothing that was denied. */
        | "denied-other"
        | "pending"
        /** The claim was taken back. */
        | "over"
        | "replaced"
        /** It can't be told which claim of its number holds. */
        | "shared"
        /** Another claim may change it. */
        | "may-change"
        /** Nobody knows what the claim's status says. */
        | "unknown-status"
        /** Amounts are missing, a credit, or contradict each other, so that nothing can be said. */
        | "unclear";
    }
  /** It asks for more than is owed; the plan sent its payment to the member, not to the provider. */
  | {
      readonly kind: "paid-to-member";
      readonly payee: string;
      readonly planPaidCents: number;
      readonly bothCents: number;
    }
  /**
   * It asks for more or less than is owed, by `differenceCents` above zero. "out-of-network": for more, of
   * a provider who agreed to no discount, and may bill what nobody paid unless the law forbids it. "paid-as": for
   * more, where the plan paid as another service, no amount is the difference, and nobody knows who bears it.
   */
  | {
      readonly kind: "above" | "below" | "out-of-network" | "paid-as";
      readonly differenceCents: number;
    };

export type BilledClaim = RowClaim & {
  readonly payeeProvider?: RowClaim["provider"];
  readonly networkTier?: string | null;
  /** In whose list it stands. */
  readonly suffix?: number;
  readonly claimDetails: readonly BilledLine[];
};

export type BilledLine = RowClaim["claimDetails"][number] &
  Partial<Reasons> & {
    readonly alternateDentalProcedure?: { readonly procedureCode: string | null } | null;
    readonly aside?: LineAside;
  };

/**
 * The verdict on a bill for this claim, to the cent. A bill of what is owed is right, whatever was billed,
 * unless the plan denied something. `family` are the names of the members, to whom a plan may have paid,
 * `parts` the claims whose sum this one is.
 */
export function judgeBill(
  amountCents: number,
  claim: BilledClaim,
  family: readonly string[] = [],
  parts: readonly BilledClaim[] = [claim],
): BillVerdict {
  if (!mayHold(claim)) return { kind: claim.standing === "replaced" ? "replaced" : "over" };
  if (claim.assessed.pending) return { kind: "pending" };
  if (claim.standing === "same-number") return { kind: "shared" };
  if (claim.standing === "may-change") return { kind: "may-change" };
  if (parts.some((part) => isUnknownStatus(part.claimStatusDescription)))
    return { kind: "unknown-status" };
  const { billedCents, oweCents } = claim.claimDetailTotals;
  const isUnclear = oweCents === null || oweCents < 0 || claim.assessed.contradictory;
  if (isUnclear || isBillAlone(claim)) return { kind: "unclear" };
  const isForOwed = amountCents <= oweCents;
  const othersCents = oweCents - parts.reduce((sum, part) => sum + deniedOwedCents(part), 0);
  const denial = denialAmong(parts);
  const asked =
    isForOwed && denial !== null && amountCents > othersCents
      ? (denialAmong(parts, owesDenied) ?? denial)
      : null;
  if (asked === "denied") return { kind: asked };
  const overCents = parts.reduce((sum, part) => sum + overOwedCents(part), 0);
  if (isForOwed && overCents > 0 && amountCents > oweCents - overCents)
    return { kind: "over-allowed" };
  if (asked !== null) return { kind: asked };
  if (amountCents === oweCents) return { kind: denial === "denied" ? "denied-other" : "equal" };
  const toMember = parts.filter((part) => isPaidToMember(part, family));
  const paidToMember = sumCents(
    toMember.map(({ claimDetailTotals }) => claimDetailTotals.planPaidCents),
  );
  if (!isForOwed && paidToMember !== null && paidToMember > 0)
    return {
      kind: "paid-to-member",
      payee: toMember[0]?.payeeProvider?.providerName ?? "",
      planPaidCents: paidToMember,
      bothCents: paidToMember + oweCents,
    };
  const differenceCents = Math.abs(amountCents - oweCents);
  const isOutside = parts.some(isOutOfNetwork);
  const isPaidAsOther = parts.some(({ claimDetails }) => claimDetails.some(lacksDifference));
  if (!isForOwed && (isOutside || isPaidAsOther) && amountCents <= unpaidCents(claim))
    return { kind: isOutside ? "out-of-network" : "paid-as", differenceCents };
  // Where nothing is owed there is no other bill to ask for.
  if (amountCents === billedCents && !isForOwed && oweCents > 0 && isReduced(claim, isOutside))
    return { kind: "undiscounted" };
  return { kind: isForOwed ? "below" : "above", differenceCents };
}

/** What carriers call a member to whom they paid. */
const MEMBER_WORDS =
  /^(?:the )?(?:member|subscriber|insured|patient|policy ?holder|employee|enrollee)s?$/i;

const TO_MEMBER_STATUS =
  /^paid to (?:the )?(?:member|subscriber|insured|patient|policy ?holder|employee)\b/i;

/** Whether the plan's payment went to the patient or another member, as for some care out of network. */
function isPaidToMember(
  { payeeProvider, provider, ...claim }: BilledClaim,
  family: readonly string[],
): boolean {
  const payee = payeeProvider?.providerName ?? "";
  if (isAwaitingPayment(claim.claimStatusDescription)) return false;
  // A provider may have a member's name.
  if (providerWords(payee) === providerWords(provider?.providerName ?? "")) return false;
  const people = [patientName(claim) ?? "", ...family];
  const isSaid =
    TO_MEMBER_STATUS.test(claim.claimStatusDescription ?? "") ||
    linesOf(claim).some(
      ({ medicalLineDisallowed = null, dentalLineDisallowed = null }) =>
        findLineMeaning({ medicalLineDisallowed, dentalLineDisallowed }) === "paid-to-member",
    );
  if (isSaid || MEMBER_WORDS.test(payee)) return true;
  return payee !== "" && people.some((name) => name !== "" && isSamePerson(payee, name));
}

/** Whether a claim is of a provider who may bill what is over the allowed amount. */
function isOutOfNetwork({ networkTier, claimDetails }: BilledClaim): boolean {
  const kinds = linesOf({ claimDetails }).map(({ aside }) => aside?.kind);
  if (kinds.includes("written-off")) return false;
  const network = knownNetwork(networkTier ?? "");
  return network === "out" || (kinds.includes("may-be-billed") && network !== "in");
}

/** What nobody paid of a claim's bill, as far as that is known. */
const unpaidCents = ({ assessed, claimDetailTotals: totals }: RowClaim): number =>
  (totals.billedCents ?? Infinity) -
  (totals.planPaidCents ?? 0) -
  (assessed.otherPayerPaidCents ?? 0);

/** Whether the plan paid some of a claim's bill, or took some off: outside the network it takes nothing off. */
const isReduced = ({ claimDetailTotals, assessed }: RowClaim, isOutside: boolean): boolean =>
  (claimDetailTotals.planPaidCents ?? 0) > 0 || (!isOutside && (assessed.discountCents ?? 0) > 0);

const linesOf = ({ claimDetails }: Pick<BilledClaim, "claimDetails">): readonly BilledLine[] =>
  claimDetails;

/** Whether nothing but the bill of a claim is known, so that nobody knows what became of it. */
const isBillAlone = ({ assessed, claimDetailTotals, claimDetails }: BilledClaim): boolean =>
  !assessed.balanced &&
  !linesOf({ claimDetails }).some(({ aside }) => aside?.kind === "paid-elsewhere") &&
  [
    assessed.discountCents,
    assessed.otherPayerPaidCents,
    claimDetailTotals.planPaidCents,
    claimDetailTotals.oweCents,
  ].every((cents) => !cents);

type DenialOwedClaim = Pick<BilledClaim, "claimStatusDescription" | "claimDetailTotals"> & {
  readonly claimDetails: readonly BilledLine[];
};

/**
 * How much of what is owed for a claim may be for what the plan denied, or does not cover: all but the shares
 * that cover leaves to the member, such as a deductible, where the claim is denied; all where nothing says
 * which part is.
 */
export function deniedOwedCents({
  claimDetailTotals: { oweCents },
  ...claim
}: DenialOwedClaim): number {
  const key = claimStatusKey(claim.claimStatusDescription);
  const lines = claim.claimDetails;
  const denied = lines.filter(({ denial }) => denial !== null);
  if (key === "denied-in-part" && denied.length === 0) return oweCents ?? 0;
  if (key === "denied") {
    const shares = lines.length === 0 ? 0 : sumCents(linesInEffect(lines).map(shareOf));
    return Math.max(0, (oweCents ?? 0) - (shares ?? 0));
  }
  const ofLines = denied.map((line) => {
    const share = shareOf(line);
    return line.oweCents === null || share === null ? null : Math.max(0, line.oweCents - share);
  });
  return denied.length === 0 ? 0 : (sumCents(ofLines) ?? oweCents ?? 0);
}

const shareOf = ({ deductibleCents, copayCents, coinsuranceCents }: BilledLine) =>
  sumCents([deductibleCents, copayCents, coinsuranceCents]);

/** Whether the member may owe more for a line than its shares. */
const owesDenied = (line: BilledLine): boolean => (line.oweCents ?? 1) > (shareOf(line) ?? 0);

/** The strongest that the plan says of a denial among these claims, or some lines of them; null for none. */
export function denialAmong(
  parts: readonly BilledClaim[],
  isMeant: (line: BilledLine) => boolean = () => true,
): DenialKind | null {
  const isSaid = parts.some(({ claimStatusDescription: status }) =>
    claimStatusKey(status).startsWith("denied"),
  );
  return isSaid ? "denied" : findDenialKind(parts.flatMap(linesOf).filter(isMeant));
}

/** The most that a bill may be of, integer cents. */
const MOST_CENTS = 999_999_999;

/**
 * An amount as a person types it: "312.40", "$312.40", "1,234.56", "$1,234". Integer cents above zero;
 * undefined for anything else, such as "1.234,56", "-5" or "1e9" (BILL-01).
 */
export function findTypedCents(typed: string): number | undefined {
  const found = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/.exec(typed.trim());
  if (found === null) return undefined;
  const [, dollars = "", cents = "00"] = found;
  const all = Number(dollars.replaceAll(",", "")) * 100 + Number(cents);
  return all > 0 && all <= MOST_CENTS ? all : undefined;
}
