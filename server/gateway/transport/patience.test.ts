import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPatience, OPTIONAL_MS } from "./patience.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many milliseconds an ornament is waited for; those that are not over by then are -1. */
async function waited(work: Promise<unknown>, atMost = 60_000): Promise<number> {
  const start = performance.now();
  let end: number | undefined;
  void work.then(() => (end = performance.now()));
  await vi.advanceTimersByTimeAsync(atMost);
  return end === undefined ? -1 : Math.round(end - start);
}

const silent = () => new Promise<never>(() => undefined);
const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

test("what comes in time is handed on, and what fails fails", async () => {
  const { spare } = createPatience();
  expect(await spare(async () => "answer")).toBe("answer");
  const fault = new Error("fault");
  await expect(spare(() => Promise.reject(fault))).rejects.toBe(fault);
});

test("a page that needs nothing else waits a short while, connection or not", async () => {
  const { spare } = createPatience();
  expect(await waited(spare(silent))).toBe(OPTIONAL_MS);
  const begun = (started: () => void) => {
    started();
    return silent();
  };
  expect(await waited(spare(begun))).toBe(OPTIONAL_MS);
});

test("in line for a connection it may take as long as what the page needs", async () => {
  const { need, spare } = createPatience();
  void need(after(5000));
  const late = async (started: () => void) => {
    await after(5100);
    started();
    await after(100);
    return "answer";
  };
  const answer = spare(late);
  expect(await waited(answer)).toBe(5200);
  expect(await answer).toBe("answer");
});

test("it holds a page up by a short while at most, once the page has what it needs", async () => {
  const { need, spare } = createPatience();
  void need(after(2000));
  void need(after(4000)).catch(() => undefined);
  expect(await waited(spare(silent))).toBe(4000 + OPTIONAL_MS);
});

test("on a connection it has a short while, however long the page waits for the rest", async () => {
  const { need, spare } = createPatience();
  void need(after(9000));
  const late = async (started: () => void) => {
    await after(3000);
    started();
    return silent();
  };
  expect(await waited(spare(late))).toBe(3000 + OPTIONAL_MS);
});

test("what is needed may be asked for after the ornament", async () => {
  const { need, spare } = createPatience();
  const ornament = spare(silent);
  void need(after(3000));
  expect(await waited(ornament)).toBe(3000 + OPTIONAL_MS);
});
