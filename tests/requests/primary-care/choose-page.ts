import {
  findSearch,
  rememberSearch,
  rememberOffered,
} from "#app/routes/member/find-care/primary-care/search/recent-searches.ts";
import { createRecentEntries } from "#server/session/recent-entries.ts";
import { getRuntime } from "#server/runtime.ts";
import { openedSession, recordOf } from "#tests/harness/world/kept.ts";
import { MINUTE_MS } from "#tests/harness/world/sealed.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import type { World } from "#tests/harness/world/world.ts";

/** Providers of the sandbox, by their special properties. */
export const PROVIDER = {
  plain: "600001",
  namesake: "600002",
  marked: "600007",
  severalPlaces: "600009",
  fullWhenOpened: "600010",
  fullWhenChosen: "600011",
  acceptanceUnknown: "600012",
  full: "600013",
  retired: "600014",
  pediatric: "600015",
} as const;

export const PEDIATRIC = "Pediatric Partners of Bridgetown";
export const SAVE = "Save choice";
export const CHOSEN = "/find-care/primary-care/2/chosen";

/** A browser of the persona's whose search for a member has shown these providers. */
export async function searched(
  world: World,
  persona: string,
  suffix: number,
  shown: readonly string[] = Object.values(PROVIDER),
): Promise<{ browser: Visitor; key: string }> {
  const browser = await world.enter(persona);
  return { browser, key: await giveSearch(browser, suffix, shown) };
}

/** Gives a browser a search whose result showed these providers; returns its key. */
export async function giveSearch(
  browser: Visitor,
  suffix: number,
  shown: readonly string[],
): Promise<string> {
  const opened = { current: await openedSession(browser) };
  const { sessions } = getRuntime();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what searches ask of a request
  const scope = { opened, sessions } as Parameters<typeof createRecentEntries>[0];
  const state = createRecentEntries(scope);
  const criteria = { zip: "97204", radiusMiles: 10, searchString: "" };
  const key = await rememberSearch(state, suffix, criteria);
  const search = await findSearch(state, key);
  if (search !== null) await rememberOffered(state, search, shown);
  return key;
}

/** Gives a browser the outcome of a choice that was made on the page of member 2. */
export async function giveChosen(world: World, browser: Visitor): Promise<void> {
  const { memberKey } = await openedSession(browser);
  const value = {
    memberKey,
    suffix: 2,
    search: "unknown",
    became: "saved",
    answer: "Received.",
    provider: { id: PROVIDER.pediatric, name: PEDIATRIC },
    emailAddress: "parent@members.example",
    people: [{ suffix: 2, day: "2020-01-01", before: null, had: false }],
  };
  const until = world.now().getTime() + MINUTE_MS;
  await (await recordOf(browser))?.record.set("provider-choice", { until, value });
}

export const choosePath = (suffix: number, key: string, providerId: string): string =>
  `/find-care/primary-care/${suffix}/choose?${new URLSearchParams({ search: key, provider: providerId }).toString()}`;

/** The page that confirms the choice of a provider for a member. */
export async function openChoice(
  world: World,
  persona: string,
  suffix: number,
  providerId: string,
): Promise<{ browser: Visitor; page: Page; path: string }> {
  const { browser, key } = await searched(world, persona, suffix);
  const path = choosePath(suffix, key, providerId);
  return { browser, path, page: await browser.open(path) };
}

/** The bodies of the choices that reached the gateway during `work`. */
export async function choicesDuring(world: World, work: () => Promise<unknown>) {
  const calls = await world.callsDuring(work);
  return calls
    .filter(({ path, method }) => path === "/pcp/select" && method === "POST")
    .map(({ body }) => body);
}
