import { afterEach, expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";

const world = useWorld();
afterEach(() => world.reset());

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
])("T-23 S-10 a cold %s takes two rounds at most, and asks for the account once", async (path) => {
  const browser = await world.enter("sub");
  // Long against what a busy machine takes to begin all calls of a round.
  await world.fault({ delayMs: 500 });
  const calls = await world.callsDuring(async () => {
    expect((await browser.open(path)).status).toBe(200);
  });
  // A round is what is called before an answer of it comes.
  const firstAnswer = (of: typeof calls) => Math.min(...of.map(({ at, ms }) => at + ms));
  const after = (of: typeof calls) => of.filter(({ at }) => at >= firstAnswer(of));
  const third = after(after(calls));
  expect(third.map((call) => call.path)).toEqual([]);
  expect(calls.filter((call) => call.path === "/account")).toHaveLength(1);
});
