import { expect, test } from "vitest";
import { roundsOf } from "#tests/harness/world/rounds.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";

const world = resetting(useWorld());

test.each([
  "/account",
  "/account/summary",
  "/account/member-information",
  "/account/member-information?edit=address",
  "/account/settings",
  "/account/settings?edit=preferences",
  "/account/settings?edit=questions",
  "/account/plan-benefits",
  "/account/ebill",
  "/account/ebill?edit=preferences",
  "/account/download",
  "/account/confidential",
])("T-23 S-10 a cold %s takes two rounds at most, and asks for the account once", async (path) => {
  const browser = await world.enter("sub");
  const rounds = await roundsOf(world, async () => {
    expect((await browser.open(path)).status).toBe(200);
  });
  expect([rounds.length, rounds.slice(2)]).toEqual([2, []]);
  expect(rounds.flat().filter((call) => call === "/account")).toHaveLength(1);
});
