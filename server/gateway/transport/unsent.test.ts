import { expect, test } from "vitest";
import { z } from "zod";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { createAnswerCache } from "./cache.ts";
import { defineCall } from "./call.ts";
import type { Connections } from "./connections.ts";
import { GatewayBusyError, GatewayUnreachableError, type GatewayError } from "./errors.ts";
import { createGateway } from "./gateway.ts";

const answer = z.literal("answer");
const reading = defineCall({ path: "pcp/members", summary: "", answer });
const writing = defineCall({
  method: "POST",
  path: "pcp/select",
  summary: "",
  body: z.object({}),
  answer,
});

/** A gateway that answers, and refuses calls with this error where `isOpen` says so. */
function gatewayWith(isOpen: () => boolean, error: (call: typeof writing) => GatewayError) {
  let sent = 0;
  const connections: Connections = {
    measure: () => ({ waitingCalls: 0, busyConnections: 0 }),
    poolFor: () => ({
      queue: {
        waiting: () => 0,
        busy: () => 0,
        acquire: async () => {
          if (!isOpen()) throw error(writing);
          return () => undefined;
        },
      },
      send: async () => {
        sent += 1;
        return Response.json("answer");
      },
    }),
  };
  const gateway = createGateway({
    settings: {
      baseUrl: "https://gateway.test",
      externalUrls: {},
      connections,
      timeoutMs: 20_000,
      maxAnswerBytes: 1000,
      maxDocumentBytes: 1000,
    },
    cache: createAnswerCache(1_000_000, () => false),
    session: "session",
    token: "token",
    now: new Date(),
    today: getPlainDate("2026-11-21"),
    requestId: "request",
    signal: new AbortController().signal,
    policy: async (fault) => fault,
  });
  return { gateway, sent: () => sent };
}

test.each([
  ["was never sent drops nothing", (call: typeof writing) => new GatewayBusyError(call), 1],
  ["may have arrived drops it", (call: typeof writing) => new GatewayUnreachableError(call), 2],
] as const)("T-39 a write that %s: what it would change", async (_, error, reads) => {
  let isOpen = true;
  const { gateway, sent } = gatewayWith(() => isOpen, error);
  await gateway.read(reading);
  isOpen = false;
  expect((await gateway.attempt(writing, {}, {}, ["pcp/members"])).ok).toBe(false);
  await expect(gateway.send(writing, {}, ["pcp/members"])).rejects.toThrow("pcp/select");
  isOpen = true;
  await gateway.read(reading);
  expect(sent()).toBe(reads);
});
