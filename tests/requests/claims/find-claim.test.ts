import { expect, test } from "vitest";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { claimsOf } from "./claim-page.ts";

const world = useWorld();

const find = (browser: Visitor, claimNumber: string) =>
  browser.openPost("/claims", { claimNumber });
const messageOf = (page: Page) => textOf(elementOf(page, "#claimNumber-error"));

test.each([
  ["medical", 0],
  ["dental", 1],
  ["vision", 1],
])(
  "FIND-01 the number of a %s claim of the member %i leads to this claim",
  async (type, suffix) => {
    const [claim] = await claimsOf(world, "denied", { type, suffix });
    const id = String(claim?.id);
    const browser = await world.enter("denied");
    const { page, calls } = await writing(world, () => find(browser, id));
    expect([page.status, page.hops]).toEqual([200, [`/claims/${type}/${id}/${suffix}`]]);
    // Each place is asked once, and the number is in no log.
    const asked = calls.filter(({ path }) => path.endsWith(id));
    const places = asked.map(({ path, query }) => `${path} ${query["suffix"]}`);
    expect([new Set(places).size, world.log().includes(id)]).toEqual([asked.length, false]);
  },
);

test("FIND-01 a number without a claim stands in the form of the same list again, with its error", async () => {
  const { browser, page: list } = await world.openAs("sub", "/claims?type=dental");
  // Another family's, hostile, none.
  for (const [number, says] of [
    ["26000530001", "We can't find a claim with this number"],
    ["<b>1", "We can't find a claim with this number"],
    ["", "Claim number is a required field"],
  ] as const) {
    const page = await browser.submit(list, "Find claim", { "Claim number": number });
    const at = `${page.url.pathname}${page.url.search}`;
    expect([page.status, at]).toEqual([400, "/claims?type=dental"]);
    expect(messageOf(page)).toContain(says);
    expect(elementOf(page, "#claimNumber").getAttribute("value") ?? "").toBe(number);
    expect(page.html).not.toContain("<b>1");
  }
});

test("FIND-01 a confidential claim is found by its member, and not by the subscriber", async () => {
  const { browser: own, page: list } = await world.openAs("conf-dep", "/claims");
  const href = list.document.querySelector('[data-cell="details"] a')?.getAttribute("href") ?? "";
  const [, , , id = ""] = href.split(/[/?]/);
  expect(id).toMatch(/^26/);
  expect((await find(own, id)).status).toBe(200);
  expect((await find(await world.enter("conf-sub"), id)).status).toBe(400);
});

test.each([500, 503, 429])(
  "FIND-01 while a type's lists answer %i no claim number is said to be unknown",
  async (status) => {
    await world.fault({ path: "claims/vision/{id}", status });
    const page = await find(await world.enter("denied"), "26999999999");
    expect([page.status, messageOf(page)]).toEqual([
      400,
      expect.stringContaining("We couldn't look through all claims"),
    ]);
  },
);

test("FIND-01 a number of 40 characters is looked for, one of 41 is refused without a call", async () => {
  const browser = await world.enter("denied");
  expect(messageOf(await find(browser, "9".repeat(40)))).toContain("We can't find a claim");
  const calls = await world.callsDuring(async () => {
    expect(messageOf(await find(browser, "9".repeat(41)))).toContain("as it's written on your EOB");
  });
  expect(calls.filter(({ path }) => path.includes("999"))).toEqual([]);
});

test.each([
  ["#26000530001", "26000530001"],
  ["2600 0530 001", "26000530001"],
  [" # 26000530001 ", "26000530001"],
])("FIND-01 a claim's number typed as %j is found", async (typed, id) => {
  const page = await find(await world.enter("denied"), typed);
  expect([page.status, page.hops]).toEqual([200, [`/claims/medical/${id}/0`]]);
});
