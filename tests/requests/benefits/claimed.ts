import { claimedCents, type CountedNetwork } from "#server/gateway/calls/claimed-cents.fixture.ts";
import { claimsList } from "#server/gateway/calls/claims.ts";
import { GATEWAY, type World } from "#tests/harness/world.ts";

/** The categories of which the gateway has claims, and their letters. */
export const CLAIMED_CATEGORIES = [
  ["Medical", "M"],
  ["Dental", "D"],
  ["Vision", "V"],
] as const;
export type ClaimedCategory = (typeof CLAIMED_CATEGORIES)[number][0];

/** The cents that a cell says are met or used; null where it says none. */
export function metCentsIn(cell: string): number | null {
  const met = /^\$([\d,]+)\.(\d\d) (?:met|used)\b/i.exec(cell);
  return met === null ? null : Number(`${met[1]?.replaceAll(",", "")}${met[2]}`);
}

/** What the members' claims move an amount by, from the first day of the year to the day. */
export async function claimedOf(
  world: World,
  username: string,
  suffixes: readonly number[],
  what: {
    readonly name: ClaimedCategory;
    readonly day: string;
    readonly kind: string;
    readonly network: CountedNetwork;
  },
): Promise<number> {
  const headers = { authorization: `Bearer ${await world.token(username)}` };
  const window = `startDate=${what.day.slice(0, 4)}-01-01&endDate=${what.day}&page=0&size=500`;
  let cents = 0;
  for (const suffix of suffixes) {
    const url = `${GATEWAY}/claims/${what.name.toLowerCase()}?${window}&suffix=${suffix}`;
    const response = await world.ask(new Request(url, { headers }));
    const { content } = claimsList.answer.parse(await response.json());
    cents += claimedCents(content, what);
  }
  return cents;
}
