import { href, redirect } from "react-router";
import { listRelevantPreferences } from "#server/gateway/calls/member/account.ts";
import { getEbillRegistered, getShowEbillAlert } from "#server/gateway/calls/plan/ebill.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { ebillChoicesOf, listEbillControls } from "#app/rules/account/preferences.ts";
import { isMinor } from "#app/rules/dates/plain-date.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { hasSettings } from "#app/rules/menus/menus.ts";
import { readPreferences } from "#app/forms/preferences/preferences-form.ts";
import { seenVersionOf } from "#app/forms/submit/submit-save.ts";
import { contactLinesOf, findPlanPhone } from "#app/rules/contact/plan-line.ts";
import { awaitAll, orUnavailable } from "#app/frame/loading/load.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { isEbillOffered, isEbillPossible } from "#app/sign-in/go-to-ebill.ts";

/**
 * Redirects home where the member has no eBill (S-11, T-27). Where that is unknown, a submitted
 * form is kept.
 */
export async function requireEbill(member: MemberRequest, { isForm = false } = {}): Promise<void> {
  const offered = (gateway: Gateway) => isEbillOffered({ ...member, gateway });
  const isOffered = isForm ? orUnavailable(member.gateway.ask(offered)) : offered(member.gateway);
  if (!(await isOffered)) throw redirect(href("/home"), 303);
}

/** State and preferences of the member's bills (S-11): the account first, then all else at once. */
export async function loadEbill(member: MemberRequest, cameBack: boolean) {
  const { gateway, session, brand, today } = member;
  if (!isEbillPossible(member)) throw redirect(href("/home"), 303);
  const { account, viewer } = await getFamily(member);
  const { registered, billWaiting, preferences, eligibility } = await awaitAll({
    offered: requireEbill(member, { isForm: cameBack }),
    registered: orUnavailable(gateway.ask(getEbillRegistered)),
    billWaiting: orUnavailable(gateway.ask(getShowEbillAlert)),
    preferences: cameBack ? loadFormAgain(member) : orUnavailable(gateway.ask(loadPreferences)),
    eligibility: listMemberEligibility(gateway, session.memberKey),
  });
  const phone = findPlanPhone(brand, contactLinesOf(account, eligibility));
  const settingsShown = hasSettings({
    flags: brand.flags,
    subscriber: isSubscriber(viewer.memberSuffix),
    minor: isMinor(viewer.dateOfBirth, today),
  });
  return { registered, billWaiting, preferences, phone, settingsShown };
}

/** The controls about bills, as saved and as the form starts; null if none concerns the member. */
async function loadPreferences(gateway: Gateway) {
  const { saved, relevant, initial } = await readPreferences(gateway);
  const shown = listEbillControls(relevant);
  if (shown.length === 0) return null;
  const choices = ebillChoicesOf(saved);
  return {
    shown,
    choices,
    initial: Object.fromEntries(shown.map((name) => [name, initial[name] ?? ""])),
    emailAddress: saved.emailAddress?.trim() ?? "",
    version: seenVersionOf(choices),
  };
}

/** The page's data for a rejected form, which keeps its typed values and needs no saved ones. */
async function loadFormAgain({ gateway }: MemberRequest) {
  const whole = await orUnavailable(gateway.ask(loadPreferences));
  if (whole !== "unavailable") return whole;
  const relevant = await orUnavailable(gateway.ask(listRelevantPreferences));
  if (relevant === "unavailable") return relevant;
  const shown = listEbillControls(relevant);
  return { shown, choices: null, initial: {}, emailAddress: null, version: "" };
}

export type EbillView = Awaited<ReturnType<typeof loadEbill>>;
export type EbillPreferences = Exclude<EbillView["preferences"], "unavailable" | null>;
