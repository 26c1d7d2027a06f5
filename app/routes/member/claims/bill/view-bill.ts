import { nameByFirstName, nameMembers } from "#app/frame/words/name-members.ts";
import { isForUndeniedPart } from "./of-rest.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { claimRow, serviceDays, type ShownCents } from "#app/rules/claims/claim-row.ts";
import { claimOfDay, combineClaims } from "#app/rules/claims/bill/bill-parts.ts";
import { isSamePerson } from "#app/rules/claims/patient.ts";
import { fullName } from "#app/rules/member/member.ts";
import { benefitCategoryText } from "#app/text/benefits/categories.ts";
import { billText as text } from "#app/text/claims/bill.ts";
import { showDate, usd } from "#app/text/common/format.ts";
import { plainText } from "#app/components/ui/text/CarrierText.tsx";
import { showClaimStatus } from "#app/frame/words/show-claim-status.ts";
import { eachOnce } from "#app/lists/view-fields.ts";
import type { LoadedBill } from "./load-bill.ts";
import { viewVerdict } from "./view-verdict.ts";

/** The choices of all claims of a visit as one, or of all days of a claim; and of one day. */
const ALL = "all";
const DAY = "day";

export type Result = Extract<LoadedBill, { readonly kind: "result" }>;
export type Match = Result["matches"][number];

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
    const isOf = (claim: Match) => isAmountOf(claim, bill.amountCents);
    if (query.get("match") === ALL || (isOf(together) && !matches.some(isOf)))
      return viewVerdict(loaded, together, { count: matches.length });
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
    const asOne = together && {
      href: `?bill=${key}&match=${ALL}`,
      words: text.result.chooseAll(amountsOf(together)),
    };
    return { kind: "several" as const, claims: [...claims, ...(asOne ? [asOne] : [])] };
  }
  const claim = chosen ?? only;
  const ofDay = claimOfDay(claim, bill.day);
  const asked = query.get("of");
  if (ofDay !== null && asked !== DAY && asked !== ALL && mayBeOfEither(bill, ofDay, claim)) {
    const base = `?bill=${key}&match=${matches.indexOf(claim) + 1}&of=`;
    const { chooseDay, chooseDays } = text.result;
    return {
      kind: "several" as const,
      claims: [
        { href: `${base}${DAY}`, words: chooseDay(showDate(bill.day), amountsOf(ofDay)) },
        {
          href: `${base}${ALL}`,
          words: chooseDays(serviceDays(claim).length, amountsOf(claim)),
        },
      ],
    };
  }
  return viewVerdict(loaded, claim, { ofDay: asked === ALL ? null : ofDay });
}

/** Whether an amount is what a claim billed, or what is owed for it. */
const isAmountOf = ({ claimDetailTotals }: Match, amountCents: number): boolean =>
  amountCents === claimDetailTotals.billedCents || amountCents === claimDetailTotals.oweCents;

/** Whether a bill may be of a claim's one day, or of what is left of all: it asks for more than the day's share. */
function mayBeOfEither({ amountCents }: Result["bill"], ofDay: Match, whole: Match): boolean {
  if (isAmountOf(whole, amountCents) || isAmountOf(ofDay, amountCents)) return false;
  const { oweCents, billedCents } = ofDay.claimDetailTotals;
  return (
    amountCents > (oweCents ?? 0) &&
    amountCents < (billedCents ?? 0) &&
    amountCents < (whole.claimDetailTotals.oweCents ?? 0)
  );
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
    status === null ? null : plainText(showClaimStatus(status)),
    standing === null ? null : claimsText.standings[standing],
  ].filter((fact) => typeof fact === "string");
  return [...facts, amountsOf({ claimDetailTotals: { billedCents, oweCents } })].join(" · ");
}

/** What a choice bills, and what is owed for it as far as that is decided. */
function amountsOf({
  claimDetailTotals: { billedCents, oweCents },
}: {
  readonly claimDetailTotals: {
    readonly billedCents: number | null;
    readonly oweCents: ShownCents;
  };
}): string {
  if (billedCents === null) return text.result.chooseUnknown;
  return typeof oweCents === "number"
    ? text.result.chooseOwed(usd(billedCents), usd(oweCents))
    : text.result.choose(usd(billedCents));
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
