import {
  findHolder,
  getAccount,
  type Account,
  type AccountMember,
} from "#server/gateway/calls/member/account.ts";
import { MemberMissingError } from "#server/gateway/transport/errors.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { listViewableMembers } from "#app/rules/member/member.ts";

export type Family = {
  readonly account: Account;
  readonly viewer: AccountMember;
  /** Whose health data the viewer may see, in the account's order (§6). */
  readonly members: readonly AccountMember[];
};

/**
 * An account without its own viewer breaks the contract (502): no other member's data may be shown.
 */
export async function getFamily({
  gateway,
  session,
}: Pick<MemberRequest, "session" | "gateway">): Promise<Family> {
  const account = await getAccount(gateway);
  const viewer = findHolder(account, session) ?? (await gateway.fail(new MemberMissingError()));
  return { account, viewer, members: listViewableMembers(account.members, viewer) };
}
