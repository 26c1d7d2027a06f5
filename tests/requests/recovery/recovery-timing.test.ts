import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";
import { ANSWER, answerBoth, askForUsername, personOf, sayUsername } from "./recovery-walk.ts";
import { register, sayWho, somebody, WREN } from "../registration/registration-walk.ts";

const STEP_MS = 800;
/** What one answer of the gateway may take longer than another without being told. */
const SLOWER_MS = 250;

const world = useWorld({ env: { NEUTRAL_ANSWER_MS: `${STEP_MS}` } });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** How long two askers wait, of whom the gateway takes longer for the first. */
async function waits(
  path: string,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<{ least: number; apart: number }> {
  await world.fault({ path, delayMs: SLOWER_MS });
  const slow = await timed(first);
  await world.mend();
  const fast = await timed(second);
  return { least: Math.min(slow, fast), apart: Math.abs(slow - fast) };
}

/** Both wait for the same step. A timer may ring a millisecond early. */
const LEAST_MS = STEP_MS - 2;

test(
  "S-02 a username that is sent and one that is not take the same time",
  { retry: 2 },
  async () => {
    const person = await personOf(world, "sub");
    const { least, apart } = await waits(
      "forgot-username",
      () => askForUsername(somebody(world), person),
      () => askForUsername(somebody(world), WREN),
    );
    expect(least).toBeGreaterThan(LEAST_MS);
    expect(apart).toBeLessThan(SLOWER_MS);
  },
);

test("S-02 a name somebody has and one nobody has are asked their questions at the same time", async () => {
  const { least, apart } = await waits(
    "forgot-password/questions",
    () => sayUsername(somebody(world), "sub"),
    () => sayUsername(somebody(world), "nobody-there"),
  );
  expect(least).toBeGreaterThan(LEAST_MS);
  expect(apart).toBeLessThan(SLOWER_MS);
});

test("S-02 wrong answers and names nobody has are refused at the same time", async () => {
  const [known, unknown] = [somebody(world), somebody(world)];
  const one = await sayUsername(known, "sub");
  const other = await sayUsername(unknown, "nobody-there");
  const { least, apart } = await waits(
    "forgot-password/verify",
    () => answerBoth(known, one, "wrong"),
    () => answerBoth(unknown, other, ANSWER),
  );
  expect(least).toBeGreaterThan(LEAST_MS);
  expect(apart).toBeLessThan(SLOWER_MS);
});

test("S-01 who is no member and who has an account are refused at the same time", async () => {
  await register(somebody(world), "wren1");
  const { least, apart } = await waits(
    "account/registration/validate-user",
    () => sayWho(somebody(world)),
    () => sayWho(somebody(world), { ...WREN, "First name": "Nora" }),
  );
  expect(least).toBeGreaterThan(LEAST_MS);
  expect(apart).toBeLessThan(SLOWER_MS);
});
