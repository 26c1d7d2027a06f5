import { http } from "msw";
import { expect, test } from "vitest";
import { eventually } from "#tests/harness/eventually.ts";
import { logIn } from "#tests/harness/pages/page-parts.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { GATEWAY } from "#tests/harness/world/scene.ts";
import { late, skipWaits } from "#tests/harness/world/skip-waits.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { ANSWER, answerBoth, askForUsername, personOf, submitUsername } from "./recovery-walk.ts";
import { register, submitIdentity, somebody, WREN } from "../registration/registration-walk.ts";

// server/limits/pad-response-time.test.ts covers the multiples of a step. This file: that every
// answer that could reveal whether a person exists is delayed to it, and is measured.

/** Longer than any answer takes by itself; no test waits for it. */
const STEP_MS = 4000;
/** A timer may ring a millisecond early. */
const EARLY_MS = 2;

const world = useWorld({ env: { NEUTRAL_ANSWER_MS: `${STEP_MS}`, LOG_LEVEL: "warn" } });

/** How long the answer was held back, in steps: a busy machine can only be later. */
async function stepsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await skipWaits(work);
  return Math.floor((performance.now() - start + EARLY_MS) / STEP_MS);
}

/**
 * A form sent for a known person or an unknown one, and the call whose time would distinguish them.
 */
type Asking = { readonly path: string; readonly ask: (isKnown: boolean) => Promise<unknown> };

/** Before the tested form, at which nothing is timed. */
const KINDS: Readonly<Record<string, () => Promise<Asking>>> = {
  "sign-in": async () => ({
    path: "token",
    ask: (isKnown) => logIn(somebody(world), isKnown ? "sub" : "nobody-there", "wrong"),
  }),
  username: async () => {
    const person = await personOf(world, "sub");
    return {
      path: "forgot-username",
      ask: (isKnown) => askForUsername(somebody(world), isKnown ? person : WREN),
    };
  },
  questions: async () => ({
    path: "forgot-password/questions",
    ask: (isKnown) => submitUsername(somebody(world), isKnown ? "term" : "nobody-here"),
  }),
  answers: async () => {
    const [known, unknown] = [somebody(world), somebody(world)];
    const one = await submitUsername(known, "sub");
    const other = await submitUsername(unknown, "nobody-there");
    return {
      path: "forgot-password/verify",
      ask: (isKnown) =>
        isKnown ? answerBoth(known, one, "wrong") : answerBoth(unknown, other, ANSWER),
    };
  },
  registrant: async () => {
    await register(somebody(world), "wren1");
    return {
      path: "account/registration/validate-user",
      ask: (isKnown) =>
        submitIdentity(somebody(world), isKnown ? WREN : { ...WREN, "First name": "Nora" }),
    };
  },
};

test.each(Object.entries(KINDS))(
  "S-01 S-02 the answer to %s is held back to a step for known and unknown people",
  async (kind, prepare) => {
    const { path, ask } = await skipWaits(prepare);
    expect(await stepsOf(() => ask(false))).toBeGreaterThanOrEqual(1);
    // The gateway exceeds the step: the answer waits for the next step, and the log reports it.
    world.network.use(http.all(`${GATEWAY}/${path}`, () => late(STEP_MS + 10)));
    expect(await stepsOf(() => ask(true))).toBeGreaterThanOrEqual(2);
    const overruns = () =>
      jsonLines(world.log()).filter(({ reason, limit }) => reason === kind && limit !== undefined);
    await eventually(() => expect(overruns()).toHaveLength(1));
  },
);
