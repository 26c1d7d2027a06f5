import { expect, test } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { elementOf, linksOf, logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { lapsedAge, withSession } from "#tests/harness/world/sealed.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { namesOf, post, search, searchesOf, searchPath } from "./search-page.ts";

const world = resetting(useWorld());

test("S-20 ROUTE-46 an unknown suffix is not found, for the form and for a POST, and no search is made", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    for (const suffix of ["7", "x", "00"]) {
      const path = `/find-care/primary-care/${suffix}/search`;
      const form = await browser.open(path);
      const sent = await browser.openPost(path, { zip: "97204", radius: "10" });
      expect([suffix, form.status, sent.status]).toEqual([suffix, 404, 404]);
    }
  });
  expect(searchesOf(calls)).toEqual([]);
});

test("S-20 a dependent can search for themself alone", async () => {
  const browser = await world.enter("care-dep");
  expect((await browser.open(searchPath(1))).status).toBe(200);
  for (const suffix of [0, 2]) {
    expect((await browser.open(searchPath(suffix))).status).toBe(404);
  }
  const calls = await world.callsDuring(() => search(browser, { suffix: 1 }));
  expect(searchesOf(calls).map(({ status }) => status)).toEqual([200]);
});

test("S-20 a subscriber can search for a child whose coverage is to begin", async () => {
  const page = await search(await world.enter("care"), { suffix: 6 });
  expect(namesOf(page)).toHaveLength(10);
  expect(linksOf(page, ".provider").map(([, href]) => href)).toContainEqual(
    expect.stringMatching(/^\/find-care\/primary-care\/6\/choose[?]search=[^&]+&provider=/),
  );
});

test("S-20 PCP-02 a search for a member with two periods is for the current one", async () => {
  const browser = await world.enter("care");
  const calls = await world.callsDuring(() => search(browser, { suffix: 1 }));
  const members = [{ memberKey: expect.anything() as unknown, effectiveDate: "01/01/2020" }];
  expect(searchesOf(calls)).toMatchObject([{ body: { members } }]);
});

test.each([
  ["care", 4],
  ["care-term", 0],
] as const)(
  "S-20 %s's member of suffix %i, who is termed, has no search form, and a POST makes no search",
  async (who, suffix) => {
    const browser = await world.enter(who);
    const page = await browser.open(searchPath(suffix));
    expect([page.status, page.document.querySelector("#zip")]).toEqual([200, null]);
    expect(page.text).toContain("can't choose a primary care provider right now");
    expect(linksOf(page, ".sheet").map(([, href]) => href)).toEqual([
      expect.stringMatching(/^tel:/),
      `/find-care/primary-care/${suffix}`,
    ]);
    const calls = await world.callsDuring(async () => {
      const sent = await post(browser, { zip: "97204", radius: "10" }, suffix);
      expect([sent.status, sent.url.search]).toEqual([200, ""]);
    });
    expect(searchesOf(calls)).toEqual([]);
  },
);

test("S-20 another member's search key is answered like an invented one, and makes no search", async () => {
  const [one, other] = [await world.enter("sub"), await world.enter("care")];
  const { url } = await search(one);
  await search(other);
  const path = `${url.pathname}${url.search}`;
  const invented = `${url.pathname}?search=AAAAAAAAAAAA`;
  for (const address of [path, invented]) {
    const { page, calls } = await writing(world, () => other.open(address));
    expect([page.status, searchesOf(calls)]).toEqual([200, []]);
    expect(page.text).toContain("That search isn't available anymore.");
    expect(textsOf(page, "h1")).toEqual(["Find a primary care provider"]);
  }
  // Nor is it the search of another member of the family.
  const child = await search(other, { suffix: 2 });
  const sibling = await other.open(`${searchPath(3)}${child.url.search}`);
  expect(sibling.text).toContain("That search isn't available anymore.");
});

test("S-20 staff can search for the member they act for, and the member does not see that search", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const page = await search(browser, { words: "Placesworth" });
  expect(namesOf(page)).toEqual(["Manny Placesworth, MD"]);
  const member = await world.enter("sub");
  const stored = browser.jar.get("provider_searches");
  if (stored !== undefined) member.jar.set("provider_searches", stored);
  expect((await member.open(page.url)).text).toContain("That search isn't available anymore.");
});

test("S-20 a search sent after the session's end is in the form again after the log-in, and is not made", async () => {
  const browser = await withSession(world, "sub", lapsedAge);
  const typed = { zip: "97214", radius: "25", words: "Pediatrics" };
  const calls = await world.callsDuring(async () => {
    expect((await post(browser, typed)).hops).toEqual(["/session-ended"]);
    const page = await logIn(browser, "sub", PASSWORD);
    expect([page.status, page.url.pathname, page.url.search]).toEqual([200, searchPath(), ""]);
    expect(textsOf(page, "#radius option[selected]")).toEqual(["Within 25 miles"]);
    expect(elementOf(page, "#zip").getAttribute("value")).toBe("97214");
    expect(elementOf(page, "#words").getAttribute("value")).toBe("Pediatrics");
    expect(page.text).toContain("Your session ended before this was sent.");
  });
  expect(searchesOf(calls)).toEqual([]);
});

test.each([
  ["no ZIP code", { zip: "" }, "zip", "ZIP code is a required field"],
  ["radius 0", { radius: "0" }, "radius", "Choose one of the distances listed"],
  ["10 kB of words", { words: "ä".repeat(10_000) }, "words", "Use 80 characters or fewer"],
])(
  "PCP-15 %s has an error beside its field, and the form keeps what was typed",
  async (_, wrong, id, said) => {
    const browser = await world.enter("sub");
    const typed = { zip: "97204", radius: "25", words: "Pediatrics", ...wrong };
    const { page, calls } = await writing(world, () => post(browser, typed));
    expect([page.status, searchesOf(calls)]).toEqual([400, []]);
    expect(textsOf(page, ".summary a")).toEqual([said]);
    expect(textsOf(page, `#${id}-error`)).toEqual([`Error: ${said}`]);
    expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
    const kept = Object.entries(typed).filter(([name]) => name !== id && name !== "radius");
    for (const [name, value] of kept) {
      expect(elementOf(page, `#${name}`).getAttribute("value")).toBe(value);
    }
  },
);
