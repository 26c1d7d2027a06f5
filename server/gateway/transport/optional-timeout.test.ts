import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOptionalTimeout } from "./optional-timeout.ts";

const OPTIONAL_TIMEOUT_MS = 1500;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many milliseconds each optional call is waited for; -1 for those that are not over. */
async function waited(work: Promise<unknown>, atMost = 60_000): Promise<number> {
  const start = performance.now();
  let end: number | undefined;
  void work.then(() => (end = performance.now()));
  await vi.advanceTimersByTimeAsync(atMost);
  return end === undefined ? -1 : Math.round(end - start);
}

const silent = () => new Promise<never>(() => undefined);
const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

test("an optional call that ends in time gives its answer or throws its error", async () => {
  const { optional } = createOptionalTimeout(OPTIONAL_TIMEOUT_MS);
  expect(await optional(async () => "answer")).toBe("answer");
  const fault = new Error("fault");
  await expect(optional(() => Promise.reject(fault))).rejects.toBe(fault);
});

test("an optional call alone is waited for a short time, with a connection or without", async () => {
  const { optional } = createOptionalTimeout(OPTIONAL_TIMEOUT_MS);
  expect(await waited(optional(silent))).toBe(OPTIONAL_TIMEOUT_MS);
  const begun = (started: () => void) => {
    started();
    return silent();
  };
  expect(await waited(optional(begun))).toBe(OPTIONAL_TIMEOUT_MS);
});

test("an optional call may wait for a connection as long as the page waits for a required call", async () => {
  const { required, optional } = createOptionalTimeout(OPTIONAL_TIMEOUT_MS);
  void required(after(5000));
  const late = async (started: () => void) => {
    await after(5100);
    started();
    await after(100);
    return "answer";
  };
  const answer = optional(late);
  expect(await waited(answer)).toBe(5200);
  expect(await answer).toBe("answer");
});

test("an optional call is waited for a short time after the page's last required answer", async () => {
  const { required, optional } = createOptionalTimeout(OPTIONAL_TIMEOUT_MS);
  void required(after(2000));
  void required(after(4000)).catch(() => undefined);
  expect(await waited(optional(silent))).toBe(4000 + OPTIONAL_TIMEOUT_MS);
});

test("an optional call has a short time once it has a connection, however long required calls take", async () => {
  const { required, optional } = createOptionalTimeout(OPTIONAL_TIMEOUT_MS);
  void required(after(9000));
  const late = async (started: () => void) => {
    await after(3000);
    started();
    return silent();
  };
  expect(await waited(optional(late))).toBe(3000 + OPTIONAL_TIMEOUT_MS);
});

test("a required call that begins after an optional one extends its time as well", async () => {
  const { required, optional } = createOptionalTimeout(OPTIONAL_TIMEOUT_MS);
  const answer = optional(silent);
  void required(after(3000));
  expect(await waited(answer)).toBe(3000 + OPTIONAL_TIMEOUT_MS);
});
