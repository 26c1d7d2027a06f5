import { afterEach, expect, test, vi } from "vitest";
import { createAttemptLimits, type AttemptResult, type AttemptVerdict } from "./attempt-limits.ts";

const limitsOf = (given: Partial<Parameters<typeof createAttemptLimits>[0]> = {}) =>
  createAttemptLimits({
    perAddress: 3,
    perSubject: 2,
    windowS: 60,
    // Only a clock that a test turns comes to the end of this.
    gatewayTimeoutMs: 100_000,
    ...given,
  });
type Limits = ReturnType<typeof limitsOf>;

/** An attempt with this answer of the gateway, given at once or when the promise resolves. */
const attempt = (
  it: Limits,
  address: string | null,
  about: string,
  verdict: AttemptVerdict | Promise<AttemptVerdict>,
) =>
  it.tryWithin(
    { address, purpose: "sign-in", subject: about },
    async () => verdict,
    (given) => given,
  );
const forever = new Promise<AttemptVerdict>(() => undefined);
const waitOf = (tried: AttemptResult<unknown>) => (tried.kind === "limited" ? tried.wait : null);
const wrong = async (it: Limits, address: string | null, about: string) =>
  waitOf(await attempt(it, address, about, "wrong"));

/** Many attempts at once, answered when all that may start have started; counts the gateway calls. */
async function rush(it: Limits, tries: readonly (readonly [string, string, AttemptVerdict])[]) {
  const seen = { asked: 0, atMost: 0, underWay: 0, limited: 0 };
  const outcomes = await Promise.all(
    tries.map(([address, about, verdict]) =>
      it.tryWithin(
        { address, purpose: "sign-in", subject: about },
        async () => {
          seen.asked += 1;
          seen.underWay += 1;
          seen.atMost = Math.max(seen.atMost, seen.underWay);
          await new Promise(setImmediate);
          seen.underWay -= 1;
          return verdict;
        },
        (given) => given,
      ),
    ),
  );
  seen.limited = outcomes.filter(({ kind }) => kind === "limited").length;
  return seen;
}

afterEach(() => vi.useRealTimers());

test("wrong attempts are limited per address, per network and per user name, however written", async () => {
  const it = limitsOf();
  for (const name of ["a", "b", "c"]) expect(await wrong(it, "1.2.3.4", name)).toBeNull();
  expect(await wrong(it, "1.2.3.4", "d")).toBeGreaterThan(0);
  expect(await wrong(it, "5.6.7.8", "d")).toBeNull();
  const otherIt = limitsOf();
  expect(await wrong(otherIt, "1.1.1.1", "sub")).toBeNull();
  expect(await wrong(otherIt, "2.2.2.2", " SUB ")).toBeNull();
  for (const written of ["sub", "\u{200b}sub", "s\u{ad}ub", "\u{ff33}UB", "s\u{0}ub\n"]) {
    expect(await wrong(otherIt, "3.3.3.3", written)).toBeGreaterThan(0);
  }
  const thirdIt = limitsOf();
  for (const host of [":1", ":2:3", "f:f:f:f"]) {
    expect(await wrong(thirdIt, `2001:db8:0:7:${host}`, host)).toBeNull();
  }
  expect(await wrong(thirdIt, "2001:db8:0:7:9:9:9:9", "d")).toBeGreaterThan(0);
  expect(await wrong(thirdIt, "2001:db8:0:8::1", "d")).toBeNull();
});

test("attempts are counted apart for each purpose", async () => {
  const it = limitsOf();
  for (let tries = 0; tries < 3; tries += 1) await wrong(it, null, "recovery of sub");
  const who = { address: null, purpose: "form", subject: "recovery of sub" } as const;
  const tried = await it.tryWithin(
    who,
    async () => "right" as const,
    (given) => given,
  );
  expect(waitOf(tried)).toBeNull();
});

test("successful sign-ins count nothing, and clear their user name only", async () => {
  const it = limitsOf();
  for (const name of ["a", "b", "c", "d", "e"]) {
    expect(waitOf(await attempt(it, "1.2.3.4", name, "right"))).toBeNull();
  }
  const otherIt = limitsOf();
  await wrong(otherIt, "1.2.3.4", "sub");
  await attempt(otherIt, "1.2.3.4", "sub", "right");
  await wrong(otherIt, "1.2.3.4", "sub");
  expect(await wrong(otherIt, null, "sub")).toBeNull();
  await wrong(otherIt, "1.2.3.4", "other");
  expect(await wrong(otherIt, "1.2.3.4", "another")).toBeGreaterThan(0);
});

test("unjudged and failed attempts count nothing", async () => {
  const it = limitsOf();
  const source = { address: "1.2.3.4", purpose: "sign-in", subject: "sub" } as const;
  for (let tries = 0; tries < 20; tries += 1) {
    expect(waitOf(await attempt(it, "1.2.3.4", "sub", "uncounted"))).toBeNull();
    const thrown = it.tryWithin(
      source,
      () => Promise.reject(new Error("down")),
      () => "wrong",
    );
    await expect(thrown).rejects.toThrow("down");
  }
  expect(waitOf(await attempt(it, "1.2.3.4", "sub", "right"))).toBeNull();
});

test("a limited attempt counts nothing and does not prolong the wait", async () => {
  vi.useFakeTimers();
  const it = limitsOf({ perAddress: 4 });
  for (const at of ["1.1.1.1", "2.2.2.2"]) await wrong(it, at, "sub");
  for (let tries = 0; tries < 50; tries += 1) expect(await wrong(it, "9.9.9.9", "sub")).toBe(60);
  // Its address has no failures, so all four wrong attempts are left.
  for (const name of ["a", "b", "c", "d"]) expect(await wrong(it, "9.9.9.9", name)).toBeNull();
  expect(await wrong(it, "9.9.9.9", "e")).toBe(60);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await wrong(it, "7.7.7.7", "sub")).toBe(1);
  await vi.advanceTimersByTimeAsync(1_010);
  expect(waitOf(await attempt(it, "7.7.7.7", "sub", "right"))).toBeNull();
});

test("a later wrong attempt does not move the end of the window", async () => {
  vi.useFakeTimers();
  const it = limitsOf({ perSubject: 4 });
  for (let tries = 0; tries < 4; tries += 1) {
    expect(await wrong(it, null, "sub")).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(await wrong(it, null, "sub")).toBe(20);
});

test("of many attempts at once all right ones pass, and wrong ones up to the limit", async () => {
  const it = limitsOf({ perAddress: 100 });
  const members = Array.from({ length: 150 }, (_, n) => ["1.2.3.4", `m${n}`, "right"] as const);
  expect(await rush(it, members)).toMatchObject({ asked: 150, limited: 0 });
  expect(waitOf(await attempt(it, "1.2.3.4", "alone", "right"))).toBeNull();
  const otherIt = limitsOf({ perAddress: 5000, perSubject: 20 });
  const guesses = Array.from({ length: 300 }, (_, n) => [`10.0.0.${n}`, "sub", "wrong"] as const);
  expect(await rush(otherIt, guesses)).toMatchObject({ asked: 20, limited: 280 });
  const again = await rush(otherIt, guesses.slice(0, 30));
  expect(again).toMatchObject({ asked: 0, limited: 30 });
  const thirdIt = limitsOf({ perAddress: 100 });
  const names = Array.from({ length: 300 }, (_, n) => ["1.2.3.4", `m${n}`, "wrong"] as const);
  expect(await rush(thirdIt, names)).toMatchObject({ asked: 100, limited: 200 });
});

test("a right attempt that waits behind others passes while the limit is not reached", async () => {
  const it = limitsOf({ perSubject: 2 });
  await wrong(it, null, "sub");
  const [first, second] = await Promise.all([
    attempt(it, "1.1.1.1", "sub", "uncounted"),
    attempt(it, "2.2.2.2", "sub", "right"),
  ]);
  expect([waitOf(first), waitOf(second)]).toEqual([null, null]);
});

test("an attempt that waits too long is limited for 2 s; a finished one leaves no timer", async () => {
  vi.useFakeTimers();
  const it = limitsOf({ perSubject: 1, gatewayTimeoutMs: 500 });
  void attempt(it, null, "sub", forever);
  const second = attempt(it, null, "sub", "right");
  await vi.advanceTimersByTimeAsync(1499);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(waitOf(await second)).toBe(2);
  vi.useFakeTimers();
  const otherIt = limitsOf({ perSubject: 1 });
  const both = [attempt(otherIt, null, "sub", "right"), attempt(otherIt, null, "sub", "right")];
  expect((await Promise.all(both)).map(waitOf)).toEqual([null, null]);
  expect(vi.getTimerCount()).toBe(0);
});

test("the 1,001st waiting attempt is limited at once", async () => {
  vi.useFakeTimers();
  const it = limitsOf({ perSubject: 1, perAddress: 5000, gatewayTimeoutMs: 500 });
  const waiting = Array.from({ length: 1001 }, () => attempt(it, null, "sub", forever));
  expect(waitOf(await attempt(it, null, "sub", "right"))).toBe(2);
  await vi.advanceTimersByTimeAsync(1500);
  expect((await Promise.all(waiting.slice(1))).map(waitOf)).toEqual(Array(1000).fill(2));
});
