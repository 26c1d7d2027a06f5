import { expect, test } from "vitest";
import { logIn } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { ANSWER, answerBoth, askForUsername, personOf, sayUsername } from "./recovery-walk.ts";
import { register, sayWho, somebody, WREN } from "../registration/registration-walk.ts";

// What an answer waits for, and that a slow gateway cannot be told from a quick one, is
// server/session/limits/pad-response-time.test.ts: here, that these answers wait at all.

const STEP_MS = 100;
/** Over the step, and under the next. */
const SLOW_MS = 130;

const world = useWorld({ env: { NEUTRAL_ANSWER_MS: `${STEP_MS}` } });

/** Whether this took so many steps at least. A timer may ring a millisecond early. */
async function takes(steps: number, work: () => Promise<unknown>): Promise<boolean> {
  const start = performance.now();
  await work();
  return performance.now() - start > steps * STEP_MS - 2;
}

test("S-01 S-02 no answer comes before the step, be it of somebody or of nobody", async () => {
  await register(somebody(world), "wren1");
  const [known, unknown] = [somebody(world), somebody(world)];
  const one = await sayUsername(known, "sub");
  const other = await sayUsername(unknown, "nobody-there");
  const person = await personOf(world, "sub");
  for (const [what, work] of Object.entries({
    "a username that is sent": () => askForUsername(somebody(world), person),
    "a username that is not": () => askForUsername(somebody(world), WREN),
    "a name somebody has": () => sayUsername(somebody(world), "sub"),
    "a name nobody has": () => sayUsername(somebody(world), "nobody-there"),
    "wrong answers": () => answerBoth(known, one, "wrong"),
    "answers of nobody": () => answerBoth(unknown, other, ANSWER),
    "who has an account": () => sayWho(somebody(world)),
    "who is no member": () => sayWho(somebody(world), { ...WREN, "First name": "Nora" }),
  })) {
    expect.soft([what, await takes(1, work)]).toEqual([what, true]);
  }
});

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
    expect.soft([path, await takes(2, () => way("Dan"))]).toEqual([path, true]);
  }
});
