import { expect, test } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { calling } from "#tests/harness/world/asking.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { QUESTIONS_FORM } from "./settings-page.ts";

const world = useWorld();

test("S-08 staff who act for a member don't ask for the member's security questions", async () => {
  const questions = async (open: (path: string) => Promise<unknown>) => {
    const { calls } = await calling(world, () => open(QUESTIONS_FORM));
    return calls.filter(({ path }) => /question/i.test(path)).length;
  };
  const member = await world.enter("sub");
  expect(await questions((path) => member.open(path))).toBe(1);
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  expect(await questions((path) => browser.open(path))).toBe(0);
});
