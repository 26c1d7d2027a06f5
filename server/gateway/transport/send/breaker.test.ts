import { BrokenCircuitError } from "cockatiel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBreaker } from "./breaker.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "Date", "performance"] }));
afterEach(() => void vi.useRealTimers());

const refused = () => Promise.reject(new TypeError("refused"));
const answered = () => Promise.resolve(new Response("answer"));
const unending = () => new Promise<Response>(() => undefined);

type How = { readonly connects?: boolean | null; readonly signal?: AbortSignal };

/** The outcome of a call; `send` decides whether a connection is made. */
function createHost() {
  const changes: boolean[] = [];
  const refusals: number[] = [];
  const breaker = createBreaker((isOpen, refused) => {
    changes.push(isOpen);
    refusals.push(refused);
  });
  let asked = 0;
  const call = async (
    send: () => Promise<Response>,
    { connects = false, signal = new AbortController().signal }: How = {},
  ) => {
    const written: boolean[] = [];
    const request = { method: "POST", headers: new Headers(), body: null, signal };
    const answer = breaker.pass(
      ({ onWritten }) => {
        asked += 1;
        if (connects !== null) onWritten(connects);
        return send();
      },
      { ...request, onWritten: (is) => void written.push(is) },
    );
    const outcome = await answer.then(
      (response) => response.text(),
      (error: unknown) => (error instanceof BrokenCircuitError ? "broken" : String(error)),
    );
    return [outcome, written.at(-1)] as const;
  };
  /** Refused at once, and again after this time. */
  async function fail(ms: number) {
    await call(refused);
    vi.advanceTimersByTime(ms);
    return call(refused);
  }
  return { breaker, changes, refusals, call, fail, asked: () => asked };
}

const REFUSED = ["TypeError: refused", false] as const;
const BROKEN = ["broken", false] as const;

test("a host that refuses connections for a second is tried once a second until it answers", async () => {
  const { changes, refusals, call, fail, asked } = createHost();
  expect(await fail(999)).toEqual(REFUSED);
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await call(refused)).toEqual(REFUSED);
  expect(changes).toEqual([true]);
  // Nothing is sent, and the caller is told so.
  expect([await call(answered), asked()]).toEqual([BROKEN, 3]);
  vi.advanceTimersByTime(1000);
  expect([await call(refused), asked()]).toEqual([REFUSED, 4]);
  expect([await call(answered), asked()]).toEqual([BROKEN, 4]);
  vi.advanceTimersByTime(1000);
  expect(await call(answered, { connects: true })).toEqual(["answer", true]);
  expect(await call(answered, { connects: true })).toEqual(["answer", true]);
  expect(changes).toEqual([true, false]);
  expect(refusals).toEqual([0, 2]);
  // After that the count starts again.
  await fail(1000);
  await call(answered);
  vi.advanceTimersByTime(1000);
  await call(answered, { connects: true });
  expect(refusals.slice(2)).toEqual([0, 1]);
});

test("failures within a second, around a connection or long apart do not open the circuit breaker", async () => {
  const { changes, call, fail } = createHost();
  await Promise.all(Array.from({ length: 50 }, () => call(refused)));
  vi.advanceTimersByTime(900);
  await call(answered, { connects: true });
  await fail(900);
  // Old failures do not count.
  vi.advanceTimersByTime(11_000);
  expect(await call(refused)).toEqual(REFUSED);
  expect(changes).toEqual([]);
});

test("a host that nobody asks for five minutes is not known to be away", async () => {
  const { breaker, call, fail } = createHost();
  await fail(1000);
  vi.advanceTimersByTime(299_999);
  expect(breaker.isOpen()).toBe(true);
  await call(refused);
  vi.advanceTimersByTime(299_999);
  expect(breaker.isOpen()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(breaker.isOpen()).toBe(false);
});

test.each([
  ["a request that breaks after it was written", { connects: true }],
  ["a request that breaks at an unknown point", { connects: null }],
  ["a request whose client leaves", { signal: AbortSignal.abort() }],
])("%s does not open the circuit breaker", async (_what, how) => {
  const { changes, call } = createHost();
  for (let n = 0; n < 9; n += 1) {
    expect((await call(refused, how))[0]).toBe(REFUSED[0]);
    vi.advanceTimersByTime(200);
  }
  expect(changes).toEqual([]);
});

test("calls fail at once while one tries the host, and pass as soon as it has a connection", async () => {
  const { breaker, changes, call, fail } = createHost();
  await fail(1000);
  vi.advanceTimersByTime(1000);
  void call(unending);
  expect(await call(answered)).toEqual(BROKEN);
  breaker.close();
  await fail(1000);
  vi.advanceTimersByTime(1000);
  void call(unending, { connects: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(await call(answered, { connects: true })).toEqual(["answer", true]);
  expect(changes).toEqual([true, false, true, false]);
});

test("a probe that its client aborts leaves the circuit breaker open", async () => {
  const { call, fail } = createHost();
  await fail(1000);
  vi.advanceTimersByTime(1000);
  expect(await call(refused, { signal: AbortSignal.abort() })).toEqual(REFUSED);
  expect(await call(answered)).toEqual(BROKEN);
});
