import { data } from "react-router";
import type { Account, AccountMember } from "../../../server/gateway/account.ts";
import type { Session } from "../../../server/session/session.ts";

/**
 * The member who is looking, among the account's members. An account that does not know its own
 * viewer is an answer that breaks the contract: nobody else's data may stand in (502).
 */
export function getViewer(account: Account, session: Session): AccountMember {
  const viewer = account.members.find((member) => member.memberKey === session.memberKey);
  if (viewer === undefined) throw data({ entry: 502 }, { status: 502 });
  return viewer;
}
