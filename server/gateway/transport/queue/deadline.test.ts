import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { requestDocument, requestText } from "../send/client.ts";
import type { ConnectionRequest } from "../send/connections.ts";
import { GatewayError } from "../errors.ts";
import { clientSettings } from "../send/gateway-server.fixture.ts";
import type { RequestTicket } from "./admission.ts";
import { createRequestQueue } from "./request-queue.ts";

const TIMEOUT_MS = 6000;
const read = defineCall({ path: "programs", summary: "", answer: z.unknown() });
const pdf = defineCall({ path: "eobs/pdf", summary: "", as: "document", answer: z.unknown() });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Answering = (request: ConnectionRequest) => Promise<Response>;

/** A gateway with one connection, and a request with this much time left. */
function createRequest(answer: Answering, leftMs: number) {
  const queue = createRequestQueue(1, { waitMs: 2 * TIMEOUT_MS });
  let sent = 0;
  const send = (_url: URL, request: ConnectionRequest) => {
    sent += 1;
    return answer(request);
  };
  const connections = { poolFor: () => ({ queue, send }) };
  const settings = clientSettings("https://gateway.test", { timeoutMs: TIMEOUT_MS, connections });
  const start = performance.now();
  const ticket: RequestTicket = { isSignedIn: true, endsAt: start + leftMs };
  const it = { args: {}, token: null, requestId: "request-1", ticket };
  return {
    queue,
    sent: () => sent,
    took: () => performance.now() - start,
    document: () => requestDocument(settings, { ...it, call: pdf }),
    ask: () =>
      requestText(settings, { ...it, call: read }).then(
        ({ text }) => text,
        (error: unknown) => (error instanceof GatewayError ? error : null),
      ),
  };
}

/** Answers after this delay, unless the call ends first. */
const after =
  (ms: number, bodyOf: (signal: AbortSignal) => BodyInit = () => "answer"): Answering =>
  ({ signal }) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(new Response(bodyOf(signal))), ms);
      signal.addEventListener("abort", () => reject(new Error("aborted")));
    });

/** The state of the work now. */
const soFar = (work: Promise<unknown>) => Promise.race([work, Promise.resolve("waits")]);

const timeOut = (isUnsent: boolean) => ({ name: "GatewayTimeoutError", entry: 408, isUnsent });

test("a call ends with its request's time, and a call after that end is not sent", async () => {
  const { ask, took, sent } = createRequest(after(5000), 8000);
  const first = ask();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await first).toBe("answer");
  const second = ask();
  await vi.advanceTimersByTimeAsync(2999);
  expect(await soFar(second)).toBe("waits");
  await vi.advanceTimersByTimeAsync(1);
  expect([await second, took()]).toMatchObject([timeOut(false), 8000]);
  // A call after the end of the request is not sent.
  expect(await ask()).toMatchObject(timeOut(true));
  expect(sent()).toBe(2);
});

test("a call ends at its own time limit in a request that has more time left", async () => {
  const { ask, took } = createRequest(after(60_000), 60_000);
  const call = ask();
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect([await call, took()]).toMatchObject([timeOut(false), TIMEOUT_MS]);
});

test("a call is not tried again once its request's time is over", async () => {
  // The pause between two attempts, which no fake timer turns, would take a day.
  vi.spyOn(Math, "random").mockReturnValue(1e6);
  const broken: Answering = ({ onWritten }) => {
    onWritten(false);
    return Promise.reject(new TypeError("refused"));
  };
  const { ask, took, sent } = createRequest(broken, 40);
  const call = ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect([await call, sent()]).toMatchObject([{ name: "GatewayUnreachableError" }, 1]);
  expect(took()).toBe(1000);
});

test("a call that waits for a connection to the end of its request fails as busy and unsent", async () => {
  const { ask, queue } = createRequest(after(1), 3000);
  const signal = new AbortController().signal;
  await queue.acquire({ call: read, ticket: { isSignedIn: true }, optional: false, signal });
  const call = ask();
  await vi.advanceTimersByTimeAsync(2999);
  expect(await soFar(call)).toBe("waits");
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toMatchObject({ name: "GatewayBusyError", isUnsent: true });
});

test("a document's first byte must come within its request's time, later bytes within the call's", async () => {
  const { document } = createRequest(after(1000, slowly([100, 15_000, 15_000])), 5000);
  const answer = document();
  await vi.advanceTimersByTimeAsync(1000);
  const text = new Response((await answer).body).text();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await text).toBe("aaa");

  const late = createRequest(after(1000, slowly([4001])), 5000);
  const begun = late.document();
  await vi.advanceTimersByTimeAsync(1000);
  const reading = (await begun).body.getReader().read();
  const outcome = reading.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3999);
  expect(await soFar(outcome)).toBe("waits");
  await vi.advanceTimersByTimeAsync(1);
  expect(await soFar(outcome)).toMatchObject(timeOut(false));
});

/** A body of one letter after each of these pauses, until the call ends. */
const slowly = (pauses: number[]) => (signal: AbortSignal) =>
  new ReadableStream<Uint8Array>(
    {
      start: (controller) =>
        signal.addEventListener("abort", () => controller.error(new Error("aborted"))),
      async pull(controller) {
        const ms = pauses.shift();
        if (ms === undefined) {
          controller.close();
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, ms));
        if (!signal.aborted) controller.enqueue(new TextEncoder().encode("a"));
      },
    },
    { highWaterMark: 0 },
  );
