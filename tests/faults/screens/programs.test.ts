import { expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { groupsOf, LIST } from "#tests/requests/programs/programs-page.ts";

// The texts of these pages during a fault: page-calls.test.ts.

const world = useWorld();

const DETAIL = `${LIST}/20`;

test("BENEFIT-20 S-14 a program without its details keeps its links and offers to try again", async () => {
  const page = await seeDuring(world, { path: "programs/sitecore", status: 500 }, DETAIL);
  expect(linksOf(page)).toContainEqual(["Try again", DETAIL]);
  expect(linksOf(page)).toContainEqual(["Dental cost estimator", `${LIST}/33`]);
});

test.each([
  ["ebill/hasEbill", ["Outline of Coverage"]],
  ["handbook/ooc", ["eBill"]],
])("S-14 a failed %s leaves the shortcut %j and the programs", async (path, left) => {
  const groups = groupsOf(await seeDuring(world, { path, status: 500 }, LIST));
  expect([groups[0]?.[1].map(({ name }) => name), groups.length]).toEqual([left, 7]);
});

test("S-14 the heading of shortcuts is left out while both shortcuts fail", async () => {
  const faults = ["ebill/hasEbill", "handbook/ooc"].map((path) => ({ path, status: 500 }));
  const page = await seeDuring(world, faults, LIST);
  expect(groupsOf(page).map(([title]) => title)).not.toContain("Shortcuts");
  expect(page.text).toContain("We can't show all your shortcuts right now");
});
