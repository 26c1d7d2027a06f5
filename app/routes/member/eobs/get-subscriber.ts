import type { Account } from "#server/gateway/calls/account.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { getFamily } from "#app/frame/family.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";

/**
 * The account of a subscriber, who alone may see explanations of benefits (§6). A dependent gets 403
 * before any further call (T-33).
 */
export async function getSubscriberAccount({ gateway, session }: MemberRequest): Promise<Account> {
  const {
    account,
    viewer: { memberSuffix },
  } = await getFamily({ gateway, session });
  if (!isSubscriber(memberSuffix)) throwEntry(403);
  return account;
}
