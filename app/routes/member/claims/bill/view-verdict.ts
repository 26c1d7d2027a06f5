import { nameByFirstName } from "#app/frame/words/name-members.ts";
import { denialOf } from "#app/rules/claims/claim-denial.ts";
import { judgeBill } from "#app/rules/claims/bill/bill.ts";
import { calculateClaim } from "#app/rules/claims/claim-math.ts";
import { serviceDays } from "#app/rules/claims/claim-row.ts";
import { appealPath, claimPath } from "#app/rules/claims/claim-path.ts";
import { billText as text } from "#app/text/claims/bill.ts";
import { showDate, usd } from "#app/text/common/format.ts";
import type { Match, Result } from "./view-bill.ts";

/** Whose visit on which day a claim is of, or from which day to which. */
function visitOf({ members }: Result, { patientFirstName, suffix, ...claim }: Match) {
  const member = members.find(({ memberSuffix }) => memberSuffix === suffix);
  const told = member && nameByFirstName(members)(member);
  const isMember = !patientFirstName || patientFirstName === member?.firstName;
  const name = (isMember ? told : patientFirstName) ?? patientFirstName;
  const days = serviceDays(claim);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || name === null) return null;
  return first === last
    ? text.result.visit(name, showDate(first))
    : text.result.span(name, showDate(first), showDate(last));
}

/** Verdicts that show no amounts of their claim: they are on its page. */
const OPEN: ReadonlySet<string> = new Set(["pending", "unclear", "over", "shared", "reduced"]);

/**
 * The verdict on a bill for a claim, or for what the claim has of the bill's day (`ofDay`), unless the bill
 * is that of the whole, or of more than the day's charges; `count` is of how many claims the claim is made.
 */
export function viewVerdict(
  loaded: Result,
  whole: Match,
  { ofDay = null, count = 1 }: { readonly ofDay?: Match | null; readonly count?: number },
) {
  const { amountCents } = loaded.bill;
  const { billedCents: wholeBill, oweCents: wholeShare } = whole.claimDetailTotals;
  const isOfWhole =
    amountCents === wholeBill ||
    amountCents === wholeShare ||
    amountCents > (ofDay?.claimDetailTotals.billedCents ?? 0) ||
    (amountCents > (wholeShare ?? 0) && amountCents !== ofDay?.claimDetailTotals.billedCents);
  const claim = isOfWhole ? whole : (ofDay ?? whole);
  const verdict = judgeBill(amountCents, claim, loaded.family);
  const { billedCents, oweCents, ...math } = calculateClaim(claim);
  const { discountCents, deniedCents, notCoveredCents, planPaidCents, otherPayerPaidCents } = math;
  const isOpen = OPEN.has(verdict.kind);
  const denial = verdict.kind === "over" ? null : denialOf(claim);
  const most = Math.max(amountCents, oweCents ?? 0);
  return {
    kind: verdict.kind,
    /** What the amounts are of. */
    of: count > 1 ? ("visit" as const) : claim === whole ? ("claim" as const) : ("day" as const),
    visit: visitOf(loaded, claim),
    days: isOpen ? null : count > 1 ? text.result.asOne(count) : daysOf(loaded.bill, whole, ofDay),
    /** What was denied, and where it says what to do. */
    denial: denial && { extent: denialOf(whole) ?? denial, href: appealPath(claim) },
    differenceCents: "differenceCents" in verdict ? verdict.differenceCents : 0,
    /** What a bill of the whole charge leaves out. */
    without: verdict.kind === "undiscounted" ? verdict.without : null,
    /** What the plan paid to the member, and that with the member's share. */
    toMember:
      verdict.kind === "paid-to-member"
        ? {
            planPaid: usd(verdict.planPaidCents),
            both: usd(verdict.bothCents),
            payee: claim.payeeProvider?.providerName ?? "",
          }
        : null,
    /** A newer claim may be of another day or provider than those that were looked through. */
    isReplaced: claim.standing === "replaced",
    isForDenied: verdict.kind === "denied" && verdict.isForDenied,
    /** Null for several claims as one. */
    href: count > 1 ? null : claimPath(claim),
    billedCents,
    amounts:
      isOpen || oweCents === null
        ? null
        : {
            discountCents,
            deniedCents,
            notCoveredCents,
            planPaidCents,
            otherPayerPaidCents,
            oweCents,
          },
    amountCents,
    shares: isOpen ? null : { bill: amountCents / most, owe: (oweCents ?? 0) / most },
  };
}

/** What a claim of several days has of the bill's, where that is known; null for one of a single day. */
function daysOf(bill: Result["bill"], whole: Match, ofDay: Match | null): string | null {
  const days = serviceDays(whole);
  const [first, last, count] = [days[0], days.at(-1), days.length];
  if (count < 2 || first === undefined || last === undefined) return null;
  const span = [showDate(first), showDate(last)] as const;
  if (!days.includes(bill.day)) return text.result.noneOn(count, ...span, showDate(bill.day));
  const [share, all] = [ofDay, whole].map((claim) => claim?.claimDetailTotals.oweCents ?? null);
  const day = ofDay?.serviceDateFrom ?? null;
  return day === null || share === undefined || share === null || all === undefined || all === null
    ? text.result.severalDays(count, ...span)
    : text.result.ofDays(count, showDate(day), usd(share), usd(all));
}
