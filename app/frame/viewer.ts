import { findHolder, type Account, type AccountMember } from "#server/gateway/calls/account.ts";
import { MemberMissingError } from "#server/gateway/transport/errors.ts";
import type { MemberRequest } from "#server/middleware/member.ts";

/**
 * The member who is looking, among the account's members. An account that does not know its own
 * viewer is an answer that breaks the contract: nobody else's data may stand in (502).
 */
export async function getViewer(
  account: Account,
  { session, gateway }: Pick<MemberRequest, "session" | "gateway">,
): Promise<AccountMember> {
  return findHolder(account, session) ?? gateway.fail(new MemberMissingError());
}
