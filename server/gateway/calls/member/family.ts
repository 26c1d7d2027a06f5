import { findTokenMember, getAccount, type Account, type AccountMember } from "./account.ts";
import { MemberMissingError } from "../../transport/errors.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { listViewableMembers } from "#app/rules/member/member.ts";

export type Family = {
  readonly account: Account;
  readonly viewer: AccountMember;
  /** Whose health data the viewer may see, in the account's order (§6). */
  readonly members: readonly AccountMember[];
};

type Asking = { readonly gateway: Gateway; readonly session: { readonly memberKey: string } };

/**
 * The account, and whose data the viewer may see of it. An account without its own viewer breaks the
 * contract (502): no other member's data may be shown.
 */
export async function getFamily({ gateway, session }: Asking): Promise<Family> {
  const account = await getAccount(gateway);
  const viewer =
    findTokenMember(account, session) ?? (await gateway.fail(new MemberMissingError()));
  return { account, viewer, members: listViewableMembers(account.members, viewer) };
}
