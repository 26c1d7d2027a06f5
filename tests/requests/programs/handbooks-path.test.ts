import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { belowOf, benefitsListed, columnOf } from "../menus/menus-of.ts";

const HANDBOOKS = ["Member Handbooks", "/benefits/member-guides"];

const world = useWorld({ env: { HANDBOOKS_PATH: "/benefits/member-guides" } });

test("MENU-11 T-64 the handbooks stand where they are configured to be, in both lists", async () => {
  for (const persona of ["sub", "ma"]) {
    const page = await (await world.enter(persona)).open("/benefits");
    for (const below of [belowOf(page, "Benefits"), columnOf(page, "Benefits")]) {
      expect(below).toContainEqual(HANDBOOKS);
    }
    expect(benefitsListed(page)).toContain(HANDBOOKS[1]);
    expect(page.html).not.toContain("/benefits/handbooks");
  }
});

test("BENEFIT-25 ROUTE-39 T-64 the page is where it is configured to be, and nowhere else", async () => {
  const { browser, page } = await world.openAs("sub", "/benefits/member-guides");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Member Handbooks"]);
  expect(page.text).toContain("Medical plan handbook");
  expect((await browser.open("/benefits/handbooks")).status).toBe(404);
  expect((await browser.open("/benefits/dental")).status).toBe(200);
});
