import { createCookieWriter, readCookies } from "#server/session/cookies.ts";
import { sealFlow } from "#server/session/kept/entries.ts";
import { createProviderSearchPart } from "#server/session/kept/latest.ts";
import { give, MOMENT, sessionOf, worldKeys } from "#tests/harness/world/sealed.ts";
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
  return { browser, key: await giveSearch(world, { browser, persona }, suffix, shown) };
}

/** Gives a browser a search whose result showed these providers; returns its key. */
export async function giveSearch(
  world: World,
  { browser, persona, staff }: { browser: Visitor; persona: string; staff?: string },
  suffix: number,
  shown: readonly string[],
): Promise<string> {
  const writer = createCookieWriter("/");
  const { values: cookies } = readCookies(new Request("http://app.test/"));
  const scope = { cookies, writer, domainId: 1, now: MOMENT, runtime: { keys: worldKeys() } };
  const actor = staff === undefined ? null : await sessionOf(world, staff, 0);
  const session = await sessionOf(world, persona, 0, {
    staff: actor && { ...actor, role: "logInAsAnyone", expires: actor.expires.getTime() },
  });
  const part = createProviderSearchPart(scope, {
    current: session,
    pending: null,
    unconfirmed: [],
  });
  const criteria = { zip: "97204", radiusMiles: 10, searchString: "" };
  const key = await part.startProviderSearch(suffix, criteria);
  const search = await part.findProviderSearch(key);
  if (search !== null) await part.rememberShownProviders(search, shown);
  const headers = new Headers();
  writer.writeTo(headers);
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  give(browser, { searches: cookie.slice(cookie.indexOf("=") + 1) });
  return key;
}

/** Gives a browser the outcome of a choice that was made on the page of member 2. */
export async function giveChosen(
  world: World,
  { browser, persona }: { browser: Visitor; persona: string },
): Promise<void> {
  const { memberKey } = await sessionOf(world, persona, 0);
  const state = {
    memberKey,
    suffix: 2,
    search: "unknown",
    became: "saved",
    answer: "Received.",
    provider: { id: PROVIDER.pediatric, name: PEDIATRIC },
    emailAddress: "parent@members.example",
    people: [{ suffix: 2, day: "2020-01-01", before: null, had: false }],
  };
  const content = { domainId: 1, state };
  const sealed = await sealFlow(worldKeys(), "provider-choice", content, MOMENT);
  give(browser, { "provider-choice": sealed });
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
