import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { askCost, COST, headingOf } from "./dental-cost-page.ts";

const world = useWorld();

test.each([
  ["sub", HOST.carrier],
  ["prov", HOST.providence],
  ["hpp", HOST.partner],
  ["mod", HOST.medicare],
])("COST-02 the brand of %s has estimates", async (persona, host) => {
  const page = await askCost(await world.enter(persona, host), [["D1110", "100"]]);
  expect([page.status, headingOf(page)]).toEqual([
    200,
    expect.stringMatching(/^You would pay about \$0\.00/),
  ]);
});

test("COST-02 a brand without dental plans says that there is no coverage to estimate with", async () => {
  const page = await world.see("summit", COST, HOST.summit);
  expect(page.text).toContain("No dental coverage to estimate with");
});
