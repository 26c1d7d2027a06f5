import { expect, test } from "vitest";
import { roundsOf } from "#tests/harness/world/rounds.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";

const world = resetting(useWorld());

test.each([
  "/account",
  "/account/summary",
  "/account/member-information?edit=address",
  "/account/settings?edit=preferences",
  "/account/settings?edit=questions",
  "/account/plan-benefits",
  "/account/ebill?edit=preferences",
  "/account/download",
  "/account/confidential",
])(
  "T-23 a cold %s reads the gateway in two rounds, and the account once, in the first",
  async (path) => {
    const browser = await world.enter("sub");
    const rounds = await roundsOf(world, async () => {
      expect((await browser.open(path)).status).toBe(200);
    });
    expect(rounds).toHaveLength(2);
    expect(rounds[0]).toContain("/account");
    expect(rounds[1]).not.toContain("/account");
  },
);
