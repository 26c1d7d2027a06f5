import { nameByFirstName, nameMembers } from "#app/frame/words/name-members.ts";
import { showClaimStatus } from "#app/frame/words/show-claim-status.ts";
import { plainText } from "#app/components/ui/text/CarrierText.tsx";
import { uniqueOptions } from "#app/lists/view-fields.ts";
import type { BillBasis } from "#app/rules/claims/bill/bill-bases.ts";
import { claimRow, serviceDays } from "#app/rules/claims/claim-row.ts";
import { isSamePerson } from "#app/rules/claims/patient.ts";
import { fullName } from "#app/rules/member/member.ts";
import { benefitCategoryText } from "#app/text/benefits/categories.ts";
import { billText as text } from "#app/text/claims/bill.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { showDate, usd } from "#app/text/common/format.ts";
import type { LoadedBill } from "./load-bill.ts";
import { viewVerdict } from "./view-verdict.ts";

export type BillFacts = Extract<LoadedBill, { readonly kind: "result" }>;
/** A claim that a bill may be of. */
export type Candidate = Extract<BillFacts["answer"], { readonly kind: "judged" }>["basis"]["claim"];

/** The page of the form, or of a bill's result. */
export const viewBill = (loaded: LoadedBill) =>
  loaded.kind === "form" ? viewForm(loaded) : viewResult(loaded);

function viewForm(loaded: Exclude<LoadedBill, BillFacts>) {
  const { isStaff, phone, today, draft, isLost } = loaded;
  const names = loaded.providers.map(({ providerName: value }) => ({ value, label: value }));
  return {
    kind: "form" as const,
    title: text.pageTitle.form,
    isStaff,
    phone,
    today,
    draft,
    isLost,
    names: uniqueOptions(names).map(({ value }) => value),
    typed: null,
  };
}

function viewResult(loaded: BillFacts) {
  const { isStaff, phone, today, bill } = loaded;
  const found = viewAnswer(loaded);
  const visit = "visit" in found ? found.visit : null;
  const verdict = headingOf(found);
  return {
    kind: "result" as const,
    isStaff,
    phone,
    today,
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

const nameLists = (lists: BillFacts["unread"], nameOf: ReturnType<typeof nameByFirstName>) =>
  lists.map(({ type, patient }) => text.result.unreadList[type](nameOf(patient)));

export type BillView = ReturnType<typeof viewBill>;
export type FoundView = Extract<BillView, { readonly kind: "result" }>["found"];

function viewAnswer(loaded: BillFacts) {
  const { answer, key, filingDays } = loaded;
  switch (answer.kind) {
    case "judged":
      return viewVerdict(loaded, answer.basis, answer.verdict);
    case "several": {
      const choices = nameBases(loaded, answer.bases).map((words, index) => ({
        href: `?bill=${key}&match=${index + 1}`,
        words,
      }));
      return { kind: answer.kind, choices };
    }
    default: {
      const isNone = answer.kind === "none" && filingDays !== null;
      return { kind: answer.kind, filing: isNone ? text.result.filing(filingDays) : null };
    }
  }
}

/** In words by which members tell one from another; those that nothing tells apart are numbered. */
function nameBases({ members }: BillFacts, bases: readonly BillBasis<Candidate>[]): string[] {
  const claims = new Set(bases.flatMap(({ kind, whole }) => (kind === "visit" ? [] : whole)));
  const isMixed = new Set([...claims].map(({ claimType }) => claimType)).size > 1;
  const nameOf = nameMembers(members, fullName);
  const said = bases.map((basis) =>
    [
      ...(claims.size === 1 || basis.kind === "visit"
        ? []
        : factsOf(basis.claim, { isMixed, nameOf })),
      partOf(basis, bases),
      amountsOf(basis.claim),
    ]
      .filter((fact) => typeof fact === "string")
      .join(" · "),
  );
  return said.map((words, index) => {
    const isOnly = said.indexOf(words) === said.lastIndexOf(words);
    const place = said.slice(0, index + 1).filter((other) => other === words).length;
    return isOnly ? words : text.result.chooseSame(words, place);
  });
}

/** Which part of the care is compared: several claims, or one day, some or all days of a claim. */
function partOf(
  { kind, claim, parts, whole }: BillBasis<Candidate>,
  bases: readonly BillBasis<Candidate>[],
) {
  const { chooseVisit, chooseDay, chooseSomeDays, chooseDays } = text.result;
  if (kind === "visit") return chooseVisit(parts.length);
  const day = claim.serviceDateFrom;
  if (kind === "day") return day && chooseDay(showDate(day));
  const days = serviceDays(whole).length;
  if (kind === "days") return chooseSomeDays(serviceDays(claim).length, days);
  return bases.filter((other) => other.whole === whole).length === 1 ? null : chooseDays(days);
}

function factsOf(
  claim: Candidate,
  { isMixed, nameOf }: { isMixed: boolean; nameOf: ReturnType<typeof nameMembers> },
) {
  const { claimType, patient, day, status, standing } = claimRow(claim);
  const [line] = claim.claimDetails;
  const member = nameOf({ memberSuffix: claim.suffix });
  return [
    patient !== null && isSamePerson(patient, member) ? member : patient,
    day === null ? claimsText.dateUnknown : showDate(day),
    isMixed ? benefitCategoryText[claimType] : null,
    line?.dentalProcedure?.procedureDescription ?? line?.serviceDescription?.description,
    status === null ? null : plainText(showClaimStatus(status)),
    standing === null ? null : claimsText.standings[standing],
  ];
}

/** What a choice bills, and what is owed for it as far as that is decided. */
function amountsOf(claim: Candidate): string {
  const { billedCents, oweCents } = claimRow(claim);
  if (billedCents === null) return text.result.chooseUnknown;
  return typeof oweCents === "number" && oweCents >= 0
    ? text.result.chooseOwed(usd(billedCents), usd(oweCents))
    : text.result.choose(usd(billedCents));
}

/** The verdict, which is the page's heading and in its title (BILL-02). */
function headingOf(found: FoundView): string {
  const { title } = text.result;
  switch (found.kind) {
    case "above":
    case "out-of-network":
    case "paid-as":
      return title.above(usd(found.differenceCents));
    case "below":
      return title.below(usd(found.differenceCents));
    default:
      return title[found.kind];
  }
}
