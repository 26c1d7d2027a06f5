import { nameMembers } from "#app/frame/words/name-members.ts";
import { href, redirect } from "react-router";
import { accountEmployeeId, getAccount } from "#server/gateway/calls/member/account.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import {
  getIdCardFace,
  listIdCards,
  type IdCardFace,
} from "#server/gateway/calls/member/id-card.ts";
import { findWithShortTimeout } from "#server/gateway/transport/call-functions.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import type { IdKind } from "#app/text/frame/home.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { plainText } from "#app/components/ui/text/CarrierText.tsx";
import { listShownCards, type CardName, findCardName } from "#app/rules/member/id-card.ts";
import { nameOfCard } from "#app/frame/words/show-card.ts";
import { orNull } from "#app/frame/loading/load.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { pageBrand } from "#server/brands/brand.ts";
import { fullName } from "#app/rules/member/member.ts";

/** The viewer's own cards first (S-03). Throws a redirect to home for termed members (§2, T-27). */
export async function listCards({ gateway, session, today }: MemberRequest) {
  const { viewer, members } = await getFamily({ gateway, session });
  const [eligibility, cards] = await Promise.all([
    listMemberEligibility(gateway, viewer.memberKey),
    listIdCards(gateway),
  ]);
  if (isTermed(eligibility, today)) throw redirect(href("/home"));
  const others = members.filter(({ memberKey }) => memberKey !== viewer.memberKey);
  return { viewer, shown: listShownCards(cards, [viewer, ...others]) };
}

type ListedCards = Awaited<ReturnType<typeof listCards>>;

/** The named card among those shown. Throws 404 for any other, and without a name. */
export function getNamedCard({ shown }: ListedCards, name: CardName | undefined) {
  for (const { member, cards } of shown) {
    const card = cards.find(
      ({ suffix, category }) => suffix === name?.suffix && category === name.category,
    );
    if (card !== undefined) return { member, card };
  }
  return throwErrorPage(404);
}

/** Null if the gateway does not give it: one failure does not take the other cards away. */
export const findFace = (
  { gateway }: Pick<MemberRequest, "gateway">,
  card: CardName,
  ids: FamilyIds,
): Promise<IdCardFace | null> =>
  orNull(gateway.ask((optional) => getIdCardFace(optional, card, ids.known)));

type FamilyIds = {
  /** Which ID the cards carry (§2); the subscriber's where the gateway does not say. */
  readonly kind: IdKind;
  /** All IDs that a card of this family may carry. */
  readonly known: readonly string[];
};

export async function getFamilyIds({
  gateway,
}: Pick<MemberRequest, "gateway">): Promise<FamilyIds> {
  const { subscriberId } = await getAccount(gateway);
  const employee = await findWithShortTimeout(gateway, accountEmployeeId);
  const employeeId = employee?.employeeId ?? null;
  if (employeeId === null) return { kind: "subscriber", known: [subscriberId] };
  const kind = employee?.local598 === true ? "employee" : "subscriber";
  return { kind, known: [subscriberId, employeeId] };
}

/** The card that a query names, else the viewer's own (T-40). Throws 404 for one not to be seen. */
export async function getAskedCard(
  member: MemberRequest,
  query: URLSearchParams,
): Promise<CardName> {
  const listed = await listCards(member);
  const named = ["suffix", "category"].some((name) => query.has(name));
  if (named) return getNamedCard(listed, nameIn(query)).card;
  const { memberKey } = listed.viewer;
  const own = listed.shown.find((each) => each.member.memberKey === memberKey)?.cards[0];
  if (own === undefined) throwErrorPage(404);
  return own;
}

/** The card named in a query, as the query of its file; "" where it names none. */
export function askedIn(query: URLSearchParams): string {
  const name = nameIn(query);
  return name === undefined ? "" : queryOf(name);
}

export const queryOf = ({ suffix, category }: CardName): string =>
  `?suffix=${suffix}&category=${category}`;

function nameIn(query: URLSearchParams): CardName | undefined {
  const [suffix, ...more] = query.getAll("suffix");
  const [category, ...others] = query.getAll("category");
  return more.length + others.length > 0 ? undefined : findCardName(suffix, category);
}

export async function viewCards(member: MemberRequest) {
  const [{ shown }, ids] = await Promise.all([listCards(member), getFamilyIds(member)]);
  const nameOf = nameMembers(
    shown.map(({ member: holder }) => holder),
    fullName,
  );
  const families = await Promise.all(
    shown.map(async ({ member: holder, cards }) => ({
      suffix: holder.memberSuffix,
      name: nameOf(holder),
      cards: await Promise.all(
        cards.map(async (card) => ({
          key: card.category,
          name: nameOfCard(card),
          face: await findFace(member, card, ids),
          download: `${href("/resource-download")}${queryOf(card)}`,
          page: href("/id-card/:suffix/:category", {
            suffix: String(card.suffix),
            category: card.category,
          }),
        })),
      ),
    })),
  );
  return {
    brand: pageBrand(member.brand),
    idKind: ids.kind,
    members: families,
    mail: listMailable(shown.flatMap(({ cards }) => cards)),
  };
}

type CardRow = Parameters<typeof nameOfCard>[0];

/** Each category has the name that its cards share, else the kind of coverage. */
export function listMailable(cards: readonly CardRow[]) {
  return (["M", "D", "V", "X"] as const).flatMap((category) => {
    const names = cards.filter((card) => card.category === category).map(nameOfCard);
    const [name, ...others] = new Map(names.map((each) => [plainText(each), each])).values();
    if (name === undefined) return [];
    const shared = others.length === 0;
    return [{ category, name: shared ? name : nameOfCard({ category, description: null }) }];
  });
}

export type ShownMember = Awaited<ReturnType<typeof viewCards>>["members"][number];
