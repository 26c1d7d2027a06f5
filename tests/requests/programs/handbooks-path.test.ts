import { afterAll, beforeAll, expect, test } from "vitest";
import { HOST, openWorld, type World } from "#tests/harness/world.ts";
import { belowOf, columnOf, listedOn } from "../menus/menus-of.ts";

const HANDBOOKS = ["Member Handbooks", "/benefits/member-guides"];

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { HANDBOOKS_PATH: "/benefits/member-guides" } });
});
afterAll(() => world.close());

test.each([
  ["sub", HOST.carrier],
  ["summit", HOST.summit],
  ["ma", HOST.carrier],
])(
  "MENU-11 T-64 the handbooks of %s stand where they are configured to be",
  async (persona, host) => {
    const page = await (await world.enter(persona, host)).open("/benefits");
    for (const below of [belowOf(page, "Benefits"), columnOf(page, "Benefits"), listedOn(page)]) {
      expect(below).toContainEqual(HANDBOOKS);
    }
    expect(page.html).not.toContain("/benefits/handbooks");
  },
);
