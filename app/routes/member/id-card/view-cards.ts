import type { MemberRequest } from "#server/middleware/member.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { fullName } from "#app/rules/member/member.ts";
import { idCardText } from "#app/text/id-card.ts";
import { queryOf, findFace, getFamilyIds, listCards, nameOfCard } from "./load-cards.ts";

export async function viewCards(member: MemberRequest) {
  const [{ shown }, ids] = await Promise.all([listCards(member), getFamilyIds(member)]);
  const families = await Promise.all(
    shown.map(async ({ member: holder, cards }) => ({
      memberKey: holder.memberKey,
      name: fullName(holder),
      cards: await Promise.all(
        cards.map(async (card) => ({
          key: card.category,
          name: nameOfCard(card),
          face: await findFace(member, card, ids),
          download: `/resource-download${queryOf(card)}`,
          page: `/id-card/${card.suffix}/${card.category}`,
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

type Row = Parameters<typeof nameOfCard>[0];

/** Each category has the name that its cards share, else the kind of coverage. */
export function listMailable(cards: readonly Row[]) {
  return (["M", "D", "V", "X"] as const).flatMap((category) => {
    const [name, ...others] = new Set(
      cards.filter((card) => card.category === category).map(nameOfCard),
    );
    if (name === undefined) return [];
    return [{ category, name: others.length === 0 ? name : idCardText.categories[category] }];
  });
}

export type ShownMember = Awaited<ReturnType<typeof viewCards>>["members"][number];
