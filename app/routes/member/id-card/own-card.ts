import type { MemberRequest } from "#server/middleware/member.ts";
import { findCardName, type CardName } from "#app/rules/member/id-card.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { getNamedCard, listCards } from "./load-cards.ts";

/**
 * The card that an address asks for: the one named by `suffix` and `category`, else the viewer's
 * own (T-40). Termed members are sent home; a card that is not theirs to see, or none, is a 404.
 */
export async function getAskedCard(
  member: MemberRequest,
  query: URLSearchParams,
): Promise<CardName> {
  const listed = await listCards(member);
  const named = ["suffix", "category"].some((name) => query.has(name));
  if (named) return getNamedCard(listed, nameIn(query)).card;
  const { memberKey } = listed.viewer;
  const own = listed.shown.find((each) => each.member.memberKey === memberKey)?.cards[0];
  if (own === undefined) throwEntry(404);
  return own;
}

/** The card named in a query, as the query of its file; "" where it names none. */
export function askedIn(query: URLSearchParams): string {
  const name = nameIn(query);
  return name === undefined ? "" : queryOf(name);
}

/** The query that names a card. */
export const queryOf = ({ suffix, category }: CardName): string =>
  `?suffix=${suffix}&category=${category}`;

function nameIn(query: URLSearchParams): CardName | undefined {
  const [suffix, ...more] = query.getAll("suffix");
  const [category, ...others] = query.getAll("category");
  return more.length + others.length > 0 ? undefined : findCardName(suffix, category);
}
