import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { createAnswerCache } from "./cache/cache.ts";
import { defineCall } from "./call.ts";
import type { ConnectionRequest } from "./send/connections.ts";
import { GatewayError } from "./errors.ts";
import { gatewayWith } from "./send/gateway-server.fixture.ts";
import { createRequestQueue } from "./queue/request-queue.ts";

const TIMEOUT_MS = 6000;
const call = defineCall({ path: "account", lifetime: "session", summary: "", answer: z.string() });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Requests of one session to a gateway with two connections and this delay. */
function createSession(answerMs: () => number, mostRequests = 500) {
  const queue = createRequestQueue(2, { waitMs: 2 * TIMEOUT_MS, mostRequests });
  const cache = createAnswerCache(1_000_000, () => false);
  let sent = 0;
  const send = (_url: URL, { signal }: ConnectionRequest) => {
    sent += 1;
    return new Promise<Response>((resolve, reject) => {
      setTimeout(() => resolve(Response.json("answer")), answerMs());
      signal.addEventListener("abort", () => reject(new Error("aborted")));
    });
  };
  const connections = { poolFor: () => ({ queue, send }) };
  const start = performance.now();
  return {
    queue,
    sent: () => sent,
    /** The result of a request with this much time left, and when it came. */
    async read(leftMs: number) {
      const ticket = { isSignedIn: true, endsAt: performance.now() + leftMs };
      const gateway = gatewayWith({ timeoutMs: TIMEOUT_MS, connections }, { cache, ticket });
      const read = gateway.read(call).catch((error: unknown) => error);
      const got = await read;
      const what = got instanceof GatewayError ? got.name : got;
      return [what, performance.now() - start];
    },
  };
}

test("a shared load that ends with its first request's time is begun anew for requests with time left", async () => {
  const it = createSession(() => 3000);
  const first = it.read(2000);
  const second = it.read(15_000);
  const third = it.read(15_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await first).toEqual(["GatewayTimeoutError", 2000]);
  expect(await second).toEqual(["answer", 5000]);
  expect(await third).toEqual(["answer", 5000]);
  // One call for both of them.
  expect(it.sent()).toBe(2);
});

test("requests that share a load each time out at their own deadline", async () => {
  const it = createSession(() => 60_000);
  const all = [2000, 4500, 15_000].map((leftMs) => it.read(leftMs));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await Promise.all(all)).toEqual([
    ["GatewayTimeoutError", 2000],
    ["GatewayTimeoutError", 4500],
    ["GatewayTimeoutError", 4500 + TIMEOUT_MS],
  ]);
  expect(it.sent()).toBe(3);
});

test("a shared load that had a call's whole time is not begun anew", async () => {
  const it = createSession(() => 60_000);
  const first = it.read(15_000);
  const second = it.read(16_000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await first).toEqual(["GatewayTimeoutError", TIMEOUT_MS]);
  expect(await second).toEqual(["GatewayTimeoutError", TIMEOUT_MS]);
  expect(it.sent()).toBe(1);
});

test("a request is answered though the request whose load it shared found no connection in time", async () => {
  const it = createSession(() => 100);
  const busy = { call, ticket: { isSignedIn: true }, optional: false };
  const { signal } = new AbortController();
  const held = [
    await it.queue.acquire({ ...busy, signal }),
    await it.queue.acquire({ ...busy, signal }),
  ];
  const first = it.read(1000);
  const second = it.read(15_000);
  await vi.advanceTimersByTimeAsync(4000);
  for (const release of held) release();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await first).toEqual(["GatewayBusyError", 1000]);
  expect(await second).toEqual(["answer", 4100]);
});

test("two requests that share a load are each turned away by a full queue", async () => {
  const it = createSession(() => 100, 0);
  const busy = { call, ticket: { isSignedIn: true }, optional: false };
  const { signal } = new AbortController();
  for (let n = 0; n < 2; n += 1) await it.queue.acquire({ ...busy, signal });
  const first = it.read(15_000);
  const second = it.read(15_000);
  await vi.advanceTimersByTimeAsync(0);
  expect(await first).toEqual(["GatewayBusyError", 0]);
  expect(await second).toEqual(["GatewayBusyError", 0]);
  expect(it.queue.measure().turnedAway).toBe(2);
});
