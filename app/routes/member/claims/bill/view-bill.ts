import { claimsText } from "#app/text/claims/claims.ts";
import { claimRow } from "#app/rules/claims/claim-row.ts";
import { showMath } from "#app/rules/claims/claim-math.ts";
import { judgeBill } from "#app/rules/claims/bill/bill.ts";
import { claimPath } from "#app/rules/claims/recent-claims.ts";
import { billText as text } from "#app/text/claims/bill.ts";
import { showDate, usd } from "#app/text/common/format.ts";
import { eachOnce } from "#app/lists/view-fields.ts";
import type { LoadedBill } from "./load-bill.ts";

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
      ...page,
      draft,
      isLost,
      names: eachOnce(names).map(({ value }) => value),
      typed: null,
    };
  }
  const { bill } = loaded;
  const unread = loaded.unread.map(({ type, patient }) =>
    text.result.unreadList[type](patient.firstName),
  );
  return {
    kind: "result" as const,
    ...page,
    bill: text.result.bill(usd(bill.amountCents), bill.provider, showDate(bill.day)),
    unread: unread.length === 0 ? null : text.result.unread(unread),
    typed: {
      provider: bill.provider,
      day: bill.day,
      amount: (bill.amountCents / 100).toFixed(2),
    },
    found: viewFound(loaded, query),
  };
}

export type BillView = ReturnType<typeof viewBill>;
export type FoundView = Extract<BillView, { readonly kind: "result" }>["found"];

function viewFound({ matches, key, unread, filingDays, bill }: Result, query: URLSearchParams) {
  // Counted from 1: a claim's number is part of no URL but its own page's.
  const chosen = matches[Number(query.get("match") ?? "") - 1];
  const [only, ...others] = matches;
  if (only === undefined) {
    return unread.length > 0
      ? { kind: "missing" as const, filing: null }
      : {
          kind: "none" as const,
          filing: filingDays === null ? null : text.result.filing(filingDays),
        };
  }
  if (chosen === undefined && others.length > 0) {
    const claims = matches.map((claim, index) => ({
      href: `?bill=${key}&match=${index + 1}`,
      words: wordsOf(claim),
    }));
    return { kind: "several" as const, claims };
  }
  return viewVerdict(bill.amountCents, chosen ?? only);
}

function wordsOf(claim: Match): string {
  const { day, billedCents } = claimRow(claim);
  const shown = day === null ? claimsText.dateUnknown : showDate(day);
  return billedCents === null
    ? text.result.chooseUnknown(shown)
    : text.result.choose(shown, usd(billedCents));
}

function viewVerdict(amountCents: number, claim: Match) {
  const verdict = judgeBill(amountCents, claim);
  const { billedCents, discountCents, planPaidCents, oweCents } = showMath(claim);
  const isOpen = verdict.kind === "pending" || verdict.kind === "unclear";
  const most = Math.max(amountCents, oweCents ?? 0);
  return {
    kind: verdict.kind,
    differenceCents: "differenceCents" in verdict ? verdict.differenceCents : 0,
    href: claimPath(claim),
    billedCents,
    // Amounts of a claim that is not final, or that contradict each other, are on its page.
    amounts: isOpen || oweCents === null ? null : { discountCents, planPaidCents, oweCents },
    amountCents,
    shares: isOpen ? null : { bill: amountCents / most, owe: (oweCents ?? 0) / most },
  };
}
