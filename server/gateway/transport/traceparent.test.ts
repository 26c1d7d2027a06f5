import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { requestText } from "./client.ts";
import { createConnections } from "./connections.ts";

const call = defineCall({ path: "programs", summary: "", answer: z.unknown() });
const chat = defineCall({ path: "chat", summary: "", answer: z.unknown() });
const TRACEPARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

let seen: IncomingHttpHeaders[] = [];
const server = createServer((request, response) => {
  seen.push(request.headers);
  response.end("{}");
});
let origin = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  seen = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const settings = () => ({
  baseUrl: origin,
  externalUrls: { chat: `${origin}/elsewhere` },
  connections: createConnections({ max: 4, connectMs: 10_000 }),
  timeoutMs: 20_000,
  maxAnswerBytes: 1000,
  maxDocumentBytes: 1000,
});
const request = { args: {}, token: null, requestId: "request-1" };

test("the gateway is told of the trace, and other services are not", async () => {
  await requestText(settings(), { ...request, call, traceparent: TRACEPARENT });
  await requestText(settings(), { ...request, call: chat, traceparent: TRACEPARENT });
  expect(seen.map(({ traceparent }) => traceparent)).toEqual([TRACEPARENT, undefined]);
});

test("without a trace there is no such header", async () => {
  await requestText(settings(), { ...request, call });
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toHaveProperty("traceparent");
});
