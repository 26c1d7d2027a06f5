import { claimsText } from "#app/text/claims/claims.ts";
import { claimRow } from "#app/rules/claims/claim-row.ts";
import { showMath } from "#app/rules/claims/claim-math.ts";
import { judgeBill } from "#app/rules/claims/bill/bill.ts";
import { claimPath } from "#app/rules/claims/recent-claims.ts";
import { billText as text } from "#app/text/claims/bill.ts";
import { showDate, usd } from "#app/text/common/format.ts";
import { plainWords } from "#app/components/ui/text/AsSent.tsx";
import { showClaimStatus } from "#app/frame/words/show-claim-status.ts";
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
    const words = matches.map(wordsOf);
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
    return { kind: "several" as const, claims };
  }
  return viewVerdict(bill.amountCents, chosen ?? only);
}

/** A claim in words by which members tell it from another one of its day. */
function wordsOf(claim: Match): string {
  const { patient, day, status, billedCents, oweCents, standing } = claimRow(claim);
  const [line] = claim.claimDetails;
  const facts = [
    patient,
    day === null ? claimsText.dateUnknown : showDate(day),
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

function viewVerdict(amountCents: number, claim: Match) {
  const verdict = judgeBill(amountCents, claim);
  const { billedCents, discountCents, planPaidCents, oweCents } = showMath(claim);
  const isOpen = ["pending", "unclear", "over"].includes(verdict.kind);
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
