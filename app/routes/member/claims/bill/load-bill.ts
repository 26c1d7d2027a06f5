import { servicePhoneOf } from "#server/brands/brand.ts";
import { getAccount } from "#server/gateway/calls/member/account.ts";
import { getClaimsMetadata } from "#server/gateway/calls/claims/claims.ts";
import { listMemberClaims } from "#server/gateway/calls/claims/member-claims.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext, type MemberRequest } from "#server/middleware/member.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { answerBill } from "#app/rules/claims/bill/answer-bill.ts";
import { findUncompared, matchClaims } from "#app/rules/claims/bill/match-claims.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import { fullName } from "#app/rules/member/member.ts";
import { contactLinesOf, findPlanPhone } from "#app/rules/contact/plan-line.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { isAnsweringForm } from "#app/forms/submit/submit-guarded.ts";
import { loadEach, orNull } from "#app/frame/loading/load.ts";
import { getClaimsScope } from "../list/claim-list.ts";
import { RECENT_BILLS } from "./check-bill.ts";

/** The form, or the result of the bill that the address names by a key (BILL-01). */
export async function loadBill(context: Context, url: URL) {
  const member = context.get(memberContext);
  const scope = await getClaimsScope(member);
  const { members, facts } = scope;
  const lists = members.flatMap((patient) => facts.types.map((type) => ({ type, patient })));
  const common = {
    isStaff: member.session.staff !== null,
    filingDays: member.brand.filingDays,
    phone: servicePhoneOf(member.brand),
    today: member.today,
  };
  const key = url.searchParams.get("bill");
  const isAsked = key !== null && !context.get(isAnsweringForm);
  const bill = isAsked ? await context.get(sessionContext).findRecent(RECENT_BILLS, key) : null;
  // A rejected form is shown with only what was typed.
  const listed = listProviders(member, context.get(isAnsweringForm) ? [] : lists);
  if (bill === null) {
    const draft = findDraftValues(context, url.pathname);
    return { kind: "form", ...common, providers: await listed, draft, isLost: isAsked } as const;
  }
  // Awaited together, so that no error of one goes unheard while the other is awaited.
  const [providers, { answers, failed }] = await Promise.all([
    listed,
    // Whole lists: what takes a claim back or replaces it may be of any day, and of another name (T-86).
    loadEach(member.gateway, lists, async (optional, list) => {
      const { type, patient } = list;
      const query = { type, suffix: patient.memberSuffix, ...defaultWindow(member.today) };
      return { list, ...(await listMemberClaims(optional, query)) };
    }),
  ]);
  const claims = answers.flatMap((answer) => answer.claims);
  /** Lists that lack claims, or have some that nothing tells from the bill's. */
  const uncompared = answers
    .filter((it) => it.gap !== null || findUncompared(bill, it.claims, providers).length > 0)
    .map(({ list }) => list);
  const account = await getAccount(member.gateway);
  const answer = answerBill(bill, matchClaims(bill, claims, providers), {
    // Counted from 1: a claim's number is part of no URL but its own page's.
    chosen: Number(url.searchParams.get("match") ?? "") - 1,
    // A dependent sees no other member, but whom a plan paid for their care.
    family: account.members.map(fullName),
    isMissing: failed.length > 0,
    isUncompared: uncompared.length > 0,
  });
  // Of claims of one type the line of their plan, as on the page of each.
  const types = answer.kind === "judged" ? [answer.basis.claim.claimType] : facts.types;
  const [category, ...others] = types;
  const isOfOnePlan = category !== undefined && others.length === 0;
  return {
    kind: "result",
    ...common,
    ...(isOfOnePlan && {
      phone: findPlanPhone(member.brand, contactLinesOf(account, [{ category }])),
    }),
    bill,
    key,
    members,
    answer,
    unread: failed,
    uncompared,
  } as const;
}

type ClaimsScope = Awaited<ReturnType<typeof getClaimsScope>>;
type List = {
  type: ClaimsScope["facts"]["types"][number];
  patient: ClaimsScope["members"][number];
};

async function listProviders({ gateway, today }: MemberRequest, lists: readonly List[]) {
  const answers = await Promise.all(
    lists.map(({ type, patient: { memberSuffix: suffix } }) =>
      orNull(
        gateway.ask(
          (it) => getClaimsMetadata(it, { type, suffix, ...defaultWindow(today) }),
          "short-timeout",
        ),
      ),
    ),
  );
  return answers.flatMap((found) => found?.providers ?? []);
}

export type LoadedBill = Awaited<ReturnType<typeof loadBill>>;
