import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPadResponseTime } from "./pad-response-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STEP_MS = 400;

/** How long a member waits when the gateway takes this long, and what is told. */
async function waitFor(
  ms: number,
  options: Parameters<ReturnType<typeof createPadResponseTime>>[2] & { stepMs?: number } = {},
  answer: () => Promise<void> = async () => undefined,
) {
  const told: unknown[] = [];
  const padResponseTime = createPadResponseTime(options.stepMs ?? STEP_MS, (each) =>
    told.push(each),
  );
  const work = () => new Promise((resolve) => setTimeout(resolve, ms)).then(answer);
  const start = performance.now();
  const padded = padResponseTime("sign-in", work, options).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  const error = await padded;
  return { waited: performance.now() - start, told, error };
}

test.each([
  [0, STEP_MS],
  [40, STEP_MS],
  [399, STEP_MS],
  [450, 2 * STEP_MS],
  [1900, 5 * STEP_MS],
])("S-02 an answer after %d ms comes after %d ms", async (took, waited) => {
  expect((await waitFor(took)).waited).toBe(waited);
});

test("S-02 a failed answer comes at the step, too, and an unpadded one at once", async () => {
  const fault = new Error("a fault");
  expect(await waitFor(120, {}, () => Promise.reject(fault))).toEqual({
    waited: STEP_MS,
    told: [],
    error: fault,
  });
  expect((await waitFor(120, { shouldPad: () => false })).waited).toBe(120);
  expect((await waitFor(120, { stepMs: 0 })).waited).toBe(120);
});

test("S-02 an answer slower than the padding step is reported, unless the gateway failed", async () => {
  expect((await waitFor(450)).told).toEqual([{ kind: "sign-in", ms: 450 }]);
  expect((await waitFor(400)).told).toEqual([]);
  expect((await waitFor(450, { shouldMeasure: () => false })).told).toEqual([]);
});
