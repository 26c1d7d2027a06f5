import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { defineCall } from "./call.ts";
import type { Connections } from "./send/connections.ts";
import { GatewayBusyError } from "./errors.ts";
import { gatewayWith } from "./send/gateway-server.fixture.ts";
import { createRequestQueue } from "./queue/request-queue.ts";

const TIMEOUT_MS = 20_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const answer = z.literal("answer");
const reading = defineCall({ path: "pcp/members", lifetime: "minute", summary: "", answer });
const writing = defineCall({
  method: "POST",
  path: "pcp/select",
  summary: "",
  body: z.object({}),
  answer,
});

/** Where a call fails: in the queue, or after it may have been sent. */
type Ends = { readonly inLine?: (signal: AbortSignal) => Promise<never>; readonly sent?: Error };

/** A gateway that answers, except calls that fail as `endsOf` says. */
function openGateway(endsOf: () => Ends) {
  let sent = 0;
  const connections: Pick<Connections, "poolFor"> = {
    poolFor: () => ({
      queue: {
        ...createRequestQueue(1, { waitMs: TIMEOUT_MS }),
        acquire: async ({ signal }) => {
          await endsOf().inLine?.(signal);
          return () => undefined;
        },
      },
      send: async () => {
        sent += 1;
        const fault = endsOf().sent;
        if (fault !== undefined) throw fault;
        return Response.json("answer");
      },
    }),
  };
  const gateway = gatewayWith({ connections, timeoutMs: TIMEOUT_MS }, { token: "token" });
  return { gateway, sent: () => sent };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

const full = () => Promise.reject(new GatewayBusyError(writing));
const lost = { sent: new TypeError("fetch failed") };
/** The outcome of work that ends with its time limit at the latest. */
async function atTheLatest<Value>(work: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  return work;
}

test.each([
  ["finds the queue full", "GatewayBusyError", true, { inLine: full }],
  ["runs out of time in the queue", "GatewayBusyError", true, { inLine: untilAborted }],
  ["meets a broken connection", "GatewayUnreachableError", false, lost],
])("T-39 a write that %s fails as %s, known as unsent: %j", async (...row) => {
  const [, name, isUnsent, ends] = row;
  let now: Ends = {};
  const { gateway } = openGateway(() => now);
  await gateway.read(reading);
  now = ends;
  const answer = await atTheLatest(gateway.attempt(writing, {}, {}, [reading]));
  expect(answer).toMatchObject({ ok: false, error: { name, isUnsent } });
  const thrown = gateway.send(writing, {}, [reading]).catch((error: unknown) => error);
  expect(await atTheLatest(thrown)).toMatchObject({ name, path: "pcp/select" });
});

test("T-39 an answer read while a lost write may still take effect is dropped after the time limit", async () => {
  let now: Ends = lost;
  const { gateway, sent } = openGateway(() => now);
  await gateway.attempt(writing, {}, {}, [reading]);
  now = {};
  const read = async () => {
    const before = sent();
    await gateway.read(reading);
    return sent() - before;
  };
  expect([await read(), await read()]).toEqual([1, 0]);
  expect(await atTheLatest(read())).toBe(0);
  expect(await read()).toBe(1);
});
