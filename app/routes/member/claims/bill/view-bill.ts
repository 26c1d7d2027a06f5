import { nameByFirstName, nameMembers } from "#app/frame/words/name-members.ts";
import { isForUndeniedPart } from "./of-rest.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { claimRow, serviceDays } from "#app/rules/claims/claim-row.ts";
import { calculateClaim } from "#app/rules/claims/claim-math.ts";
import { claimOfDay, combineClaims } from "#app/rules/claims/bill/bill-parts.ts";
import { judgeBill } from "#app/rules/claims/bill/bill.ts";
import { denialOf } from "#app/rules/claims/appeal/denied-claim.ts";
import { isSamePerson } from "#app/rules/claims/patient.ts";
import { appealPath, claimPath } from "#app/rules/claims/recent-claims.ts";
import { fullName } from "#app/rules/member/member.ts";
import { benefitCategoryText } from "#app/text/benefits/categories.ts";
import { billText as text } from "#app/text/claims/bill.ts";
import { showDate, usd } from "#app/text/common/format.ts";
import { plainWords } from "#app/components/ui/text/AsSent.tsx";
import { showClaimStatus } from "#app/frame/words/show-claim-status.ts";
import { eachOnce } from "#app/lists/view-fields.ts";
import type { LoadedBill } from "./load-bill.ts";

/** The choice of all claims of a visit as one. */
const ALL = "all";

type Result = Extract<LoadedBill, { readonly kind: "result" }>;
type Match = Result["matches"][number];

/** The page of the form, or of a bill's result; the query may choose one of several claims. */
export function viewBill(loaded: LoadedBill, query: URLSearchParams) {
  const { isStaff, phone, today } = loaded;
  const page = { isStaff, phone, today };
  if (loaded.kind === "form") {
    const { providers, draft, isLost } = loaded;
    const names = providers.map(({ providerName }) => ({
      value: providerName,
      label: providerName,
    }));
    return {
      kind: "form" as const,
      title: text.pageTitle.form,
      ...page,
      draft,
      isLost,
      names: eachOnce(names).map(({ value }) => value),
      typed: null,
    };
  }
  const { bill } = loaded;
  const found = viewFound(loaded, query);
  const visit = "visit" in found ? found.visit : null;
  const verdict = verdictOf(found);
  return {
    kind: "result" as const,
    ...page,
    verdict,
    bill: text.result.bill(usd(bill.amountCents), bill.provider, showDate(bill.day)),
    title: visit === null ? verdict : text.pageTitle.of(verdict, visit),
    warnings: (["unread", "uncompared"] as const).flatMap((which) =>
      loaded[which].length === 0
        ? []
        : text.result[which](nameLists(loaded[which], nameByFirstName(loaded.members))),
    ),
    typed: {
      provider: bill.provider,
      day: bill.day,
      amount: (bill.amountCents / 100).toFixed(2),
    },
    found,
  };
}

const nameLists = (lists: Result["unread"], nameOf: ReturnType<typeof nameByFirstName>) =>
  lists.map(({ type, patient }) => text.result.unreadList[type](nameOf(patient)));

export type BillView = ReturnType<typeof viewBill>;
export type FoundView = Extract<BillView, { readonly kind: "result" }>["found"];

function viewFound(loaded: Result, query: URLSearchParams) {
  const { matches, key, unread, uncompared, filingDays, bill } = loaded;
  // Counted from 1: a claim's number is part of no URL but its own page's.
  const chosen = matches[Number(query.get("match") ?? "") - 1];
  const [only, ...others] = matches;
  if (only === undefined) {
    const isMissing = unread.length > 0;
    return isMissing || uncompared.length > 0
      ? { kind: isMissing ? ("missing" as const) : ("uncompared" as const), filing: null }
      : {
          kind: "none" as const,
          filing: filingDays === null ? null : text.result.filing(filingDays),
        };
  }
  const together = combineClaims(matches);
  if (together !== null && chosen === undefined) {
    const isOf = ({ claimDetailTotals: { billedCents, oweCents } }: Match) =>
      bill.amountCents === billedCents || bill.amountCents === oweCents;
    if (query.get("match") === ALL || (isOf(together) && !matches.some(isOf)))
      return viewVerdict(loaded, together, matches.length);
  }
  if (chosen === undefined && others.length > 0) {
    const isMixed = new Set(matches.map(({ claimType }) => claimType)).size > 1;
    const nameOf = nameMembers(loaded.members, fullName);
    const words = matches.map((claim) => wordsOf(claim, { isMixed, nameOf }));
    const claims = words.map((said, index) => ({
      href: `?bill=${key}&match=${index + 1}`,
      // Two that nothing tells apart are counted.
      words:
        words.filter((other) => other === said).length === 1
          ? said
          : text.result.chooseSame(
              said,
              words.slice(0, index + 1).filter((other) => other === said).length,
            ),
    }));
    const { billedCents, oweCents } = together?.claimDetailTotals ?? {};
    const asOne =
      typeof billedCents === "number" && typeof oweCents === "number"
        ? [
            {
              href: `?bill=${key}&match=${ALL}`,
              words: text.result.chooseAll(usd(billedCents), usd(oweCents)),
            },
          ]
        : [];
    return { kind: "several" as const, claims: [...claims, ...asOne] };
  }
  return viewVerdict(loaded, chosen ?? only);
}

/** A claim in words by which members tell it from another one of its day, or of another type. */
function wordsOf(
  claim: Match,
  { isMixed, nameOf }: { isMixed: boolean; nameOf: ReturnType<typeof nameMembers> },
): string {
  const { claimType, patient, day, status, billedCents, oweCents, standing } = claimRow(claim);
  const [line] = claim.claimDetails;
  const member = nameOf({ memberSuffix: claim.suffix });
  const facts = [
    patient !== null && isSamePerson(patient, member) ? member : patient,
    day === null ? claimsText.dateUnknown : showDate(day),
    isMixed ? benefitCategoryText[claimType] : null,
    line?.dentalProcedure?.procedureDescription ?? line?.serviceDescription?.description,
    status === null ? null : plainWords(showClaimStatus(status)),
    standing === null ? null : claimsText.standings[standing],
  ].filter((fact) => typeof fact === "string");
  const amounts =
    billedCents === null
      ? text.result.chooseUnknown
      : typeof oweCents === "number"
        ? text.result.chooseOwed(usd(billedCents), usd(oweCents))
        : text.result.choose(usd(billedCents));
  return [...facts, amounts].join(" · ");
}

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
 * The verdict on a bill for a claim, or for what the claim has of the bill's day; `count` is of how many
 * claims the claim is made.
 */
function viewVerdict(loaded: Result, whole: Match, count = 1) {
  const { amountCents, day } = loaded.bill;
  const { billedCents: wholeBill, oweCents: wholeShare } = whole.claimDetailTotals;
  const ofDay = count > 1 ? null : claimOfDay(whole, day);
  const isOfWhole = amountCents === wholeBill || amountCents === wholeShare;
  const claim = isOfWhole ? whole : (ofDay ?? whole);
  const verdict = judgeBill(amountCents, claim, loaded.family);
  const { billedCents, oweCents, ...math } = calculateClaim(claim);
  const { discountCents, deniedCents, notCoveredCents, planPaidCents, otherPayerPaidCents } = math;
  const isOpen = OPEN.has(verdict.kind);
  const denial = verdict.kind === "over" ? null : denialOf(claim);
  const most = Math.max(amountCents, oweCents ?? 0);
  return {
    kind: verdict.kind,
    visit: visitOf(loaded, claim),
    days: isOpen ? null : count > 1 ? text.result.asOne(count) : daysOf(whole, ofDay),
    /** What was denied, and where it says what to do. */
    denial: denial && { extent: denial, href: appealPath(claim) },
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
function daysOf(whole: Match, ofDay: Match | null): string | null {
  const count = serviceDays(whole).length;
  if (count < 2) return null;
  const [share, all] = [ofDay, whole].map((claim) => claim?.claimDetailTotals.oweCents ?? null);
  const day = ofDay?.serviceDateFrom ?? null;
  return day === null || share === undefined || share === null || all === undefined || all === null
    ? text.result.severalDays(count)
    : text.result.ofDays(count, showDate(day), usd(share), usd(all));
}

/** The verdict, which is the page's heading and in its title (BILL-02). */
function verdictOf(found: FoundView): string {
  const { title } = text.result;
  if (isForUndeniedPart(found)) return title.deniedOther;
  if (found.kind === "denied") return title.denied[found.denial?.extent ?? "denied"];
  return found.kind === "above" || found.kind === "below" || found.kind === "out-of-network"
    ? title[found.kind](usd(found.differenceCents))
    : title[found.kind];
}
