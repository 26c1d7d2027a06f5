import {
  hasReferrals,
  referralsList,
  referralsMetadata,
} from "#server/gateway/calls/care/referrals.ts";
import { isWithheld, withheldSuffixes } from "../../confidential.ts";
import { answer, type Handler, type MemberCall } from "../../handler.ts";
import { memberOfKey, visibleMembers } from "../../parameters.ts";
import { pageOf } from "../../store/page.ts";
import { referralsOf, type ReferralBody } from "../../world/care/referrals.ts";

export const referralsCalls: readonly Handler[] = [
  answer(hasReferrals, (call) => {
    const { caller, state } = call;
    if (withheldSuffixes(state, caller).length === 0) return caller.family.hasReferrals;
    return visibleReferrals(call).length > 0;
  }),
  answer(referralsList, (call) => {
    const { args, state } = call;
    const { statusCode, providerId, excludeExpired } = args;
    const today = state.world.today();
    const matching = visibleReferrals(call).filter(
      (it) =>
        (!statusCode || it.statusCode === statusCode) &&
        (!providerId || it.referredToProvider?.providerId === providerId) &&
        (excludeExpired !== "true" || !it.expirationDate || it.expirationDate >= today),
    );
    return pageOf(matching, { page: Number(args["page"]), size: Number(args["size"]) });
  }),
  answer(referralsMetadata, (call) => {
    const referrals = visibleReferrals(call);
    const statuses = referrals.map(({ statusCode, statusDescription }) => ({
      code: statusCode ?? null,
      description: statusDescription ?? null,
    }));
    return {
      providers: eachOnce(
        referrals.flatMap(({ referredToProvider: it }) => it ?? []),
        ({ providerId }) => providerId,
      ),
      statuses: eachOnce(statuses, ({ code }) => code),
    };
  }),
];

/** Throws a Refusal: 404 for a member key outside the family, 403 for one that is not the caller's. */
function visibleReferrals({ caller, args, state }: MemberCall): ReferralBody[] {
  const asked = memberOfKey(caller, args["memberKey"]);
  const keys = (asked ? [asked] : visibleMembers(caller))
    .filter((member) => !isWithheld(state, caller, member))
    .map(({ key }) => key);
  return referralsOf(caller.family, state.world.today()).filter(({ memberKey }) =>
    keys.includes(String(memberKey)),
  );
}

const eachOnce = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
