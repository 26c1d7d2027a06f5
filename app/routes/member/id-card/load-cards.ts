import { redirect } from "react-router";
import { accountEmployeeId, getAccount } from "#server/gateway/calls/account.ts";
import { listMemberEligibility } from "#server/gateway/calls/eligibility.ts";
import {
  getIdCardFace,
  listIdCards,
  type IdCard,
  type IdCardFace,
} from "#server/gateway/calls/id-card.ts";
import { findSoon } from "#server/gateway/transport/call-functions.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import type { IdKind } from "#app/components/ui/member-id.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { listShownCards, type CardName } from "#app/rules/member/id-card.ts";
import { idCardText } from "#app/text/id-card.ts";
import { orNull } from "#app/frame/optional.ts";
import { getFamily } from "#app/frame/family.ts";

/**
 * The eligible cards of all members whose cards the viewer may see, their own first (S-03). Throws
 * a redirect to home for termed members (§2, T-27).
 */
export async function listCards({ gateway, session, today }: MemberRequest) {
  const { viewer, members } = await getFamily({ gateway, session });
  const [eligibility, cards] = await Promise.all([
    listMemberEligibility(gateway, viewer.memberKey),
    listIdCards(gateway),
  ]);
  if (isTermed(eligibility, today)) throw redirect("/home");
  const others = members.filter(({ memberKey }) => memberKey !== viewer.memberKey);
  return { viewer, shown: listShownCards(cards, [viewer, ...others]) };
}

type Listed = Awaited<ReturnType<typeof listCards>>;

/** The named card among those shown. Throws 404 for any other, and without a name. */
export function getNamedCard({ shown }: Listed, name: CardName | undefined) {
  for (const { member, cards } of shown) {
    const card = cards.find(
      ({ suffix, category }) => suffix === name?.suffix && category === name.category,
    );
    if (card !== undefined) return { member, card };
  }
  return throwEntry(404);
}

/** The name of a card: the gateway's description, else its kind of coverage. */
export const nameOfCard = ({ description, category }: IdCard): string =>
  description ?? idCardText.categories[category];

/**
 * The content of a card; null where the gateway does not give it, so that one failure does not take
 * the other cards away. An ended session is thrown.
 */
export const findFace = (
  { gateway }: Pick<MemberRequest, "gateway">,
  card: CardName,
  ids: FamilyIds,
): Promise<IdCardFace | null> =>
  orNull(gateway.ask((optional) => getIdCardFace(optional, card, ids.known)));

export type FamilyIds = {
  /** Which ID the cards carry (§2); the subscriber's where the gateway does not say. */
  readonly kind: IdKind;
  /** All IDs that a card of this family may carry. */
  readonly known: readonly string[];
};

/** The IDs of this family. */
export async function getFamilyIds({
  gateway,
}: Pick<MemberRequest, "gateway">): Promise<FamilyIds> {
  const { subscriberId } = await getAccount(gateway);
  const employee = await findSoon(gateway, accountEmployeeId);
  const employeeId = employee?.employeeId ?? null;
  if (employeeId === null) return { kind: "subscriber", known: [subscriberId] };
  const kind = employee?.local598 === true ? "employee" : "subscriber";
  return { kind, known: [subscriberId, employeeId] };
}
