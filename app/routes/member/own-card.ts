import { data, redirect } from "react-router";
import { getAccount } from "../../../server/gateway/account.ts";
import { listMemberEligibility } from "../../../server/gateway/eligibility.ts";
import { listIdCards, type IdCard } from "../../../server/gateway/id-card.ts";
import type { MemberRequest } from "../../../server/middleware/member.ts";
import { isTermed } from "../../rules/eligibility.ts";
import { getViewer } from "./viewer.ts";

/** The viewer's one eligible card (T-40). Termed members are sent home; without a card it is a 404. */
export async function getOwnCard({ gateway, session, today }: MemberRequest): Promise<IdCard> {
  const { memberKey } = getViewer(await getAccount(gateway), session);
  const [eligibility, cards] = await Promise.all([
    listMemberEligibility(gateway, memberKey),
    listIdCards(gateway),
  ]);
  if (isTermed(eligibility, today)) throw redirect("/home");
  const card = cards.find((candidate) => candidate.memberKey === memberKey && candidate.eligible);
  if (card === undefined) throw data({ entry: 404 }, { status: 404 });
  return card;
}
