import { findHolder, type Account, type AccountMember } from "#server/gateway/calls/account.ts";
import { MemberMissingError } from "#server/gateway/transport/errors.ts";
import type { MemberRequest } from "#server/middleware/member.ts";

/**
 * The member who is signed in, among the account's members. An account without its own viewer
 * breaks the contract (502): nobody else's data may be shown instead.
 */
export async function getViewer(
  account: Account,
  { session, gateway }: Pick<MemberRequest, "session" | "gateway">,
): Promise<AccountMember> {
  return findHolder(account, session) ?? gateway.fail(new MemberMissingError());
}
