import { expect, test } from "vitest";
import { z } from "zod";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { createAnswerCache } from "./cache/cache.ts";
import { defineCall } from "./call.ts";
import type { Connections } from "./send/connections.ts";
import { GatewayBusyError } from "./errors.ts";
import { createGateway } from "./create-gateway.ts";
import { clientSettings } from "./send/gateway-server.fixture.ts";
import { createRequestQueue } from "./queue/request-queue.ts";
import { eventually } from "#tests/harness/eventually.ts";

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
function gatewayWith(endsOf: () => Ends, timeoutMs = 20_000) {
  let sent = 0;
  const connections: Pick<Connections, "poolFor"> = {
    poolFor: () => ({
      queue: {
        ...createRequestQueue(1, { waitMs: timeoutMs }),
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
  const gateway = createGateway({
    settings: clientSettings("https://gateway.test", { connections, timeoutMs }),
    cache: createAnswerCache(1_000_000, () => false),
    session: "session",
    token: "token",
    now: new Date(),
    today: getPlainDate("2026-11-21"),
    requestId: "request",
    signal: new AbortController().signal,
    policy: async (fault) => ({ thrown: fault, always: false }),
  });
  return { gateway, sent: () => sent };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

const full = () => Promise.reject(new GatewayBusyError(writing));

test.each([
  ["found the line full", { inLine: full }, "GatewayBusyError"],
  ["ran out of time in line", { inLine: untilAborted }, "GatewayBusyError"],
  ["met a broken connection", { sent: new TypeError("fetch failed") }, "GatewayUnreachableError"],
] as const)("T-39 S-20 a write that %s is known to be unsent, or not", async (_, ends, name) => {
  let now: Ends = {};
  const { gateway, sent } = gatewayWith(() => now, 20);
  await gateway.read(reading);
  now = ends;
  const answer = await gateway.attempt(writing, {}, {}, [reading]);
  const isUnsent = "inLine" in ends;
  expect(answer).toMatchObject({ ok: false, error: { name, isUnsent } });
  await expect(gateway.send(writing, {}, [reading])).rejects.toThrow("pcp/select");
  now = {};
  const before = sent();
  await gateway.read(reading);
  // A call that was never sent leaves the cache as it is.
  expect(sent() - before).toBe(isUnsent ? 0 : 1);
});

test("T-39 what was read while a lost write could take effect is dropped once it no longer can", async () => {
  let now: Ends = { sent: new TypeError("fetch failed") };
  const { gateway, sent } = gatewayWith(() => now, 50);
  await gateway.attempt(writing, {}, {}, [reading]);
  now = {};
  await gateway.read(reading);
  const before = sent();
  await eventually(async () => {
    await gateway.read(reading);
    expect(sent() - before).toBe(1);
  });
});
