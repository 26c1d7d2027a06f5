import { nameByFirstName } from "#app/frame/words/name-members.ts";
import { mayAppeal } from "#app/rules/claims/claim-denial.ts";
import type { BillBasis } from "#app/rules/claims/bill/bill-bases.ts";
import { denialAmong, type BillVerdict } from "#app/rules/claims/bill/bill.ts";
import { overOwedCents, withOverOwed } from "#app/rules/claims/lines/asides.ts";
import { calculateClaim } from "#app/rules/claims/lines/claim-math.ts";
import { rowAsOf, serviceDays } from "#app/rules/claims/claim-row.ts";
import { appealPath, claimPath } from "#app/rules/claims/claim-path.ts";
import { billText as text } from "#app/text/claims/bill.ts";
import { showDate, usd } from "#app/text/common/format.ts";
import type { Candidate, BillFacts } from "./view-bill.ts";

/** A claim's visit in words: whose, and its day or its first and last day. */
function visitOf(
  { members }: BillFacts,
  { patientFirstName, suffix, ...claim }: Candidate,
  count: number,
) {
  const member = members.find(({ memberSuffix }) => memberSuffix === suffix);
  const told = member && nameByFirstName(members)(member);
  const isMember = !patientFirstName || patientFirstName === member?.firstName;
  const name = (isMember ? told : patientFirstName) ?? patientFirstName;
  const days = serviceDays(claim);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || name === null) return null;
  if (count > 1) return text.result.together(name, showDate(first));
  return first === last
    ? text.result.visit(name, showDate(first))
    : text.result.span(name, showDate(first), showDate(last));
}

/** Verdicts that show no amounts of their claim: they are on its page. */
const OPEN: ReadonlySet<BillVerdict["kind"]> = new Set([
  "pending",
  "unclear",
  "unknown-status",
  "over",
  "replaced",
  "shared",
  "may-change",
]);

/** The verdict on a bill, and the amounts that it rests on. */
export function viewVerdict(loaded: BillFacts, basis: BillBasis<Candidate>, verdict: BillVerdict) {
  const { amountCents } = loaded.bill;
  const { claim, parts } = basis;
  const count = parts.length;
  const { billedCents, oweCents, ...math } = calculateClaim(claim);
  const overOwed = parts.reduce((sum, part) => sum + overOwedCents(part), 0);
  const shown = withOverOwed(math, overOwed);
  const { discountCents, deniedCents, notCoveredCents, planPaidCents, otherPayerPaidCents } = shown;
  const isOpen = OPEN.has(verdict.kind);
  const isGone = verdict.kind === "over" || verdict.kind === "replaced";
  const denied = isGone ? undefined : parts.find(mayAppeal);
  const most = Math.max(amountCents, oweCents ?? 0);
  return {
    kind: verdict.kind,
    /** What the amounts are of. */
    of: basis.kind,
    visit: visitOf(loaded, claim, count),
    days: isOpen ? null : count > 1 ? text.result.asOne(count) : sayDays(loaded.bill, basis),
    /** What the plan did, and where it says what to do. */
    denial: denied
      ? {
          kind: denied.twin === undefined ? (denialAmong(parts) ?? "denied") : ("twin" as const),
          href: appealPath(denied),
        }
      : null,
    differenceCents: "differenceCents" in verdict ? verdict.differenceCents : 0,
    /** What the plan paid to the member, and that with the member's share. */
    toMember:
      verdict.kind === "paid-to-member"
        ? {
            planPaid: usd(verdict.planPaidCents),
            both: usd(verdict.bothCents),
            payee: verdict.payee || text.result.member,
          }
        : null,
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
    /** The plan's payment is still to come. */
    awaitsPayment: parts.some((part) => rowAsOf(part, loaded.today).awaitsPayment),
    amountCents,
    shares: isOpen ? null : { bill: amountCents / most, owe: (oweCents ?? 0) / most },
  };
}

/** What a claim of several days has of the bill's, where that is known; null for one of a single day. */
function sayDays(bill: BillFacts["bill"], { whole, ofDay }: BillBasis<Candidate>): string | null {
  const days = serviceDays(whole);
  const [first, last, count] = [days[0], days.at(-1), days.length];
  if (count < 2 || first === undefined || last === undefined) return null;
  const span = [showDate(first), showDate(last)] as const;
  if (!days.includes(bill.day)) return text.result.noneOn(count, ...span, showDate(bill.day));
  const share = ofDay?.claimDetailTotals.oweCents ?? null;
  const all = whole.claimDetailTotals.oweCents;
  return share === null || all === null
    ? text.result.severalDays(count, ...span)
    : text.result.ofDays(count, showDate(bill.day), usd(share), usd(all));
}
