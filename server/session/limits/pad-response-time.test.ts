import { expect, test } from "vitest";
import { createPadResponseTime, type PadResponseTimeOptions } from "./pad-response-time.ts";

/** A clock on which waiting takes no time. */
function timeline(given: Partial<PadResponseTimeOptions> = {}) {
  let clock = 1000;
  const told: { kind: string; ms: number; stepMs: number }[] = [];
  const evenTime = createPadResponseTime({
    minStepMs: 400,
    maxStepMs: 6000,
    onOverrun: (kind, ms, stepMs) => told.push({ kind, ms, stepMs }),
    now: () => clock,
    wait: async (ms) => void (clock += ms),
    ...given,
  });
  const pass = (ms: number) => void (clock += ms);
  /** How long a member waits when the gateway takes this long. */
  const waitFor = async (ms: number, about: Parameters<typeof evenTime>[2] = {}) => {
    const start = clock;
    const work = async () => pass(ms);
    await evenTime("sign-in", work, about);
    return clock - start;
  };
  return { evenTime, told, pass, waitFor, now: () => clock };
}

/** The chance that a known name's wait is the longer one: 0.5 reveals nothing, 1 everything. */
function auc(known: readonly number[], unknown: readonly number[]): number {
  const wins = known.flatMap((k) => unknown.map((u) => (k > u ? 1 : k === u ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A gateway that takes 100 to 160 ms, and for known names 600 ms more. */
async function probe(
  { waitFor, pass }: ReturnType<typeof timeline>,
  tries: number,
  random = numbers(7),
) {
  const waits = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < tries; n += 1) {
    const isKnown = random() < 0.5;
    const took = 100 + random() * 60 + (isKnown ? 600 : 0);
    waits[isKnown ? "known" : "unknown"].push(await waitFor(took));
    pass(500);
  }
  return waits;
}

test("S-02 quick, slow and failed answers come at the same step; unpadded ones at once", async () => {
  const { waitFor, evenTime, now, pass } = timeline();
  expect([await waitFor(0), await waitFor(40), await waitFor(350)]).toEqual([400, 400, 400]);
  const start = now();
  const failing = evenTime("sign-in", async () => {
    pass(120);
    throw new Error("a fault");
  });
  await expect(failing).rejects.toThrow("a fault");
  expect(now() - start).toBe(400);
  expect(await timeline().waitFor(450)).toBe(800);
  expect(await timeline().waitFor(120, { shouldPad: () => false })).toBe(120);
  expect(await timeline({ minStepMs: 0 }).waitFor(120)).toBe(120);
});

test("S-02 a gateway 600 ms slower for known names reveals at most three of them", async () => {
  const world = timeline();
  const before = await probe(world, 4, numbers(3));
  expect([before.known.slice(0, 2), before.unknown]).toEqual([[800, 800], expect.anything()]);
  expect(new Set(before.unknown)).toEqual(new Set([400]));
  await probe(world, 10);
  const { known, unknown } = await probe(world, 400, numbers(11));
  expect(Math.min(known.length, unknown.length)).toBeGreaterThan(150);
  expect(auc(known, unknown)).toBe(0.5);
});

test("S-02 slow successful sign-ins raise the step for all", async () => {
  const world = timeline();
  for (let n = 0; n < 3; n += 1) await world.waitFor(700, { shouldPad: () => false });
  const { known, unknown } = await probe(world, 200);
  // The step may double once more meanwhile, for both.
  expect(auc(known, unknown)).toBeCloseTo(0.5, 1);
});

test("S-02 slow answers raise the step however many quick ones there are", async () => {
  const { waitFor } = timeline();
  for (let slow = 0; slow < 3; slow += 1) {
    for (let quick = 0; quick < 500; quick += 1) await waitFor(20);
    await waitFor(650);
  }
  expect(await waitFor(20)).toBe(800);
  const { waitFor: otherWaitFor, told } = timeline();
  for (let n = 0; n < 3; n += 1) await otherWaitFor(380);
  expect([await otherWaitFor(20), told]).toEqual([800, []]);
});

test("S-02 two slow answers, failures and unmeasured answers do not raise the step", async () => {
  const { waitFor, pass } = timeline();
  for (let n = 0; n < 5; n += 1) {
    await waitFor(2000);
    await waitFor(2000);
    pass(600_000);
  }
  expect(await waitFor(20)).toBe(400);
  const { waitFor: otherWaitFor, evenTime, pass: otherPass } = timeline();
  for (let n = 0; n < 9; n += 1) {
    await otherWaitFor(6000, { shouldMeasure: () => false });
    const failing = evenTime("sign-in", async () => {
      otherPass(6000);
      throw new Error("a fault");
    });
    await expect(failing).rejects.toThrow("a fault");
  }
  expect(await otherWaitFor(20)).toBe(400);
});

test("S-02 the step grows at once to what is needed, up to the longest call", async () => {
  const slow = timeline();
  for (let n = 0; n < 3; n += 1) await slow.waitFor(2000);
  expect(await slow.waitFor(20)).toBe(3200);
  const mixed = timeline();
  for (const ms of [2000, 2000, 390, 2000]) await mixed.waitFor(ms);
  expect(await mixed.waitFor(20)).toBe(3200);
  const slower = timeline({ maxStepMs: 1000 });
  for (let n = 0; n < 9; n += 1) await slower.waitFor(30_000);
  expect(await slower.waitFor(20)).toBe(1600);
});

test("S-02 the step halves for each hour in which it was not needed", async () => {
  const { waitFor, pass } = timeline();
  for (let n = 0; n < 3; n += 1) await waitFor(1500);
  expect(await waitFor(20)).toBe(3200);
  pass(3_500_000);
  expect(await waitFor(1500)).toBe(3200);
  pass(3_500_000);
  expect(await waitFor(20)).toBe(3200);
  pass(100_000);
  expect(await waitFor(20)).toBe(1600);
  pass(10_000_000);
  expect(await waitFor(20)).toBe(400);
});

test("S-02 each kind of call has its own step", async () => {
  const { waitFor, evenTime, now, pass } = timeline();
  for (let n = 0; n < 3; n += 1) await waitFor(700);
  const start = now();
  await evenTime("questions", async () => pass(20));
  expect(now() - start).toBe(400);
});

test("S-02 an overrun is reported with its kind and step, once a minute", async () => {
  const { waitFor, told, pass } = timeline();
  await waitFor(700);
  await waitFor(700);
  await waitFor(700);
  expect(told).toEqual([{ kind: "sign-in", ms: 700, stepMs: 400 }]);
  pass(60_000);
  await waitFor(700);
  await waitFor(900);
  expect(told.slice(1)).toEqual([{ kind: "sign-in", ms: 900, stepMs: 800 }]);
});
