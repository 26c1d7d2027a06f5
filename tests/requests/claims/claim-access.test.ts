import { expect, test } from "vitest";
import { withoutOwnAddress, type Visitor } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { getClaimWhere } from "./claim-page.ts";
import { openList } from "./claims-page.ts";

// One id for every request, so that two pages only differ in their text.
const world = useWorld({ requestId: "the-same-everywhere" });

const any = () => true;

const isList = (path: string) => /^\/claims\/[a-z]+$/.test(path);

/** The page at a path, and its calls for single claims and for the lists that they stand in. */
async function opened(browser: Visitor, path: string) {
  const { page, asked } = await openList(world, browser, path);
  const { status, hops, text } = page;
  const html = withoutOwnAddress(page.html);
  const paths = asked.map((call) => call.path);
  const lists = paths.filter(isList);
  return { status, hops, html, text, lists, asked: paths.filter((path) => !isList(path)) };
}

/** The page of an id that does not exist, after a gateway call. */
async function unknown(browser: Visitor, suffix: number) {
  const page = await opened(browser, `/claims/medical/26999999999/${suffix}`);
  expect([page.status, page.hops]).toEqual([404, []]);
  expect(page.asked).toEqual(["/claims/medical/26999999999"]);
  expect(page.text).toContain("Error code: 404 Not found");
  return page.html;
}

test("CLAIM-04 another family's claim is answered byte for byte like an unknown one", async () => {
  const theirs = await getClaimWhere(world, any, { persona: "ma" });
  const browser = await world.enter("sub");
  const page = await opened(browser, `/claims/medical/${theirs.id}/0`);
  expect([page.status, page.asked]).toEqual([404, [`/claims/medical/${theirs.id}`]]);
  expect(page.html).toBe(await unknown(browser, 0));
});

test("CLAIM-04 an answer that is not the claim asked for is 502, shows nothing, and is not kept", async () => {
  const theirs = await getClaimWhere(world, any, { persona: "ma" });
  const id = String((await getClaimWhere(world, any)).id);
  const browser = await world.enter("sub");
  for (const body of [theirs, { foo: [1] }]) {
    await world.fault({ path: "claims/{type}/{id}", body });
    const page = await opened(browser, `/claims/medical/${id}/0`);
    expect([page.status, page.hops, page.asked]).toEqual([502, [], [`/claims/medical/${id}`]]);
    expect(page.text).toContain("Error code: 502 Bad gateway");
    expect(page.html).not.toMatch(new RegExp(`${theirs.id}|Ada|Example Clinic|You owe`));
    expect((await browser.post(`/claims/medical/${id}/0`, { intent: "eob" })).status).toBe(502);
    await world.mend();
  }
  const next = await opened(browser, `/claims/medical/${id}/0`);
  expect([next.status, next.text.includes(id)]).toEqual([200, true]);
});

test("CLAIM-08 CLAIM-04 a subscriber opens the family's claims, each by its member's suffix", async () => {
  const browser = await world.enter("sub");
  for (const suffix of [0, 1, 2]) {
    const { id } = await getClaimWhere(world, any, { suffix });
    const { page, asked } = await openList(world, browser, `/claims/medical/${id}/${suffix}`);
    const queries = asked.filter(({ path }) => !isList(path)).map(({ query }) => query);
    expect([page.status, queries]).toEqual([200, [{ suffix: `${suffix}` }]]);
    expect(new Set(asked.map(({ query }) => query["suffix"]))).toEqual(new Set([`${suffix}`]));
  }
});

test("CLAIM-04 a claim under another member's suffix is answered like an unknown one", async () => {
  const { id } = await getClaimWhere(world, any, { suffix: 0 });
  const browser = await world.enter("sub");
  const page = await opened(browser, `/claims/medical/${id}/1`);
  expect(page.html).toBe(await unknown(browser, 1));
});

test("CLAIM-08 T-35 a dependent opens their own claims; other suffixes are unknown and not asked for", async () => {
  const own = 1;
  const browser = await world.enter("dep-adult");
  const mine = await getClaimWhere(world, any, { suffix: own });
  const page = await opened(browser, `/claims/medical/${mine.id}/${own}`);
  expect([page.status, page.asked]).toEqual([200, [`/claims/medical/${mine.id}`]]);
  const nowhere = await unknown(browser, own);
  for (const suffix of [0, 2, 3]) {
    const theirs = suffix === 3 ? mine : await getClaimWhere(world, any, { suffix });
    const refused = await opened(browser, `/claims/medical/${theirs.id}/${suffix}`);
    expect([refused.status, refused.asked, refused.lists]).toEqual([404, [], []]);
    expect(refused.html).toBe(nowhere);
    const path = `/claims/medical/${theirs.id}/${suffix}`;
    expect((await browser.post(path, { intent: "eob" })).status).toBe(404);
  }
});

test("ROUTE-49 CLAIM-04 misspelt types, suffixes and IDs are unknown pages and never reach the gateway", async () => {
  const { id } = await getClaimWhere(world, any);
  const types = "MEDICAL pharmacy metadata constructor".split(" ");
  const suffixes = "00 -0 9 1e0".split(" ");
  const ids =
    "..%2Faccount a%2Fb %252e%252e%252faccount ... 1%3Fsuffix=1 %0d%0aX-Evil:1 %3Cscript%3E";
  const browser = await world.enter("sub");
  const nowhere = await unknown(browser, 0);
  for (const path of [
    ...types.map((type) => `${type}/${id}/0`),
    ...suffixes.map((suffix) => `medical/${id}/${suffix}`),
    ...[...ids.split(" "), "a".repeat(10_000)].map((other) => `medical/${other}/0`),
  ]) {
    const { status, asked, lists, html } = await opened(browser, `/claims/${path}`);
    expect.soft([path, status, asked, lists, html === nowhere]).toEqual([path, 404, [], [], true]);
  }
});
