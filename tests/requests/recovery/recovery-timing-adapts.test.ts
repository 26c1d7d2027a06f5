import { expect, test } from "vitest";
import { logIn } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { askForUsername } from "./recovery-walk.ts";
import { somebody, WREN } from "../registration/registration-walk.ts";

const STEP_MS = 100;
/** Over the step, and under the next. */
const SLOW_MS = 130;

const world = useWorld({ env: { NEUTRAL_ANSWER_MS: `${STEP_MS}` } });

test("S-02 a step that the gateway overran three times holds the quick answers back as well", async () => {
  const browser = somebody(world);
  // Each try is another one: the same form twice has one effect.
  const ways = {
    token: (name: string) => logIn(browser, name, "wrong"),
    "forgot-username": (name: string) => askForUsername(browser, { ...WREN, "First name": name }),
  };
  for (const [path, way] of Object.entries(ways)) {
    await world.fault({ path, delayMs: SLOW_MS });
    for (const name of ["Ann", "Ben", "Cat"]) await way(name);
    await world.mend();
    const start = performance.now();
    await way("Dan");
    // A timer may ring a millisecond early.
    expect.soft([path, performance.now() - start > 2 * STEP_MS - 2]).toEqual([path, true]);
  }
});
