import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { defineCall, type Call } from "../call.ts";
import { requestDocument, requestText } from "./client.ts";
import type { GatewayRequest } from "./send-request.ts";
import { createConnections } from "./connections.ts";
import { GatewayError } from "../errors.ts";
import { clientSettings, LONG_MS, OPTIONAL_TIMEOUT_MS } from "./gateway-server.fixture.ts";

const read = defineCall({ path: "programs", summary: "", answer: z.unknown() });
const optionalCall = defineCall({ path: "ncqa", summary: "", optional: true, answer: z.unknown() });
const pdf = defineCall({ path: "eobs/pdf", summary: "", as: "document", answer: z.unknown() });

let most = 0;
let held: ServerResponse[] = [];
let server: Server;
let baseUrl = "";
/** A gateway that answers on demand, and counts its connections. */
beforeEach(async () => {
  let open = 0;
  most = 0;
  held = [];
  server = createServer((_request, response) => void held.push(response));
  server.on("connection", (socket) => {
    open += 1;
    most = Math.max(most, open);
    socket.on("close", () => (open -= 1));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
  server.closeAllConnections();
});

/** Eight connections: two for documents, six for all other calls. */
function createClient() {
  const connections = createConnections({ max: 8, connectMs: LONG_MS, waitMs: LONG_MS });
  let requests = 0;
  return (call: Call, more: Partial<GatewayRequest> = {}) => {
    const settings = clientSettings(baseUrl, { connections });
    const it = { call, args: {}, token: null, requestId: `request-${(requests += 1)}`, ...more };
    const work =
      call.as === "document"
        ? requestDocument(settings, it).then(({ body }) => new Response(body).text())
        : requestText(settings, it).then(({ text }) => text);
    return work.catch((error: unknown) => (error instanceof GatewayError ? error.name : "?"));
  };
}

/** Turns the clock instead of waiting, until the test is done. */
const stopClock = () =>
  void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
const arrived = async (count: number) => {
  await expect.poll(() => held.length, { interval: 5 }).toBe(count);
};
const answerAll = () => {
  for (const response of held.splice(0)) response.end("[]");
};
/** Answers requests until this many are answered. */
async function answerOnwards(left: number) {
  for (; left > 0; answerAll()) {
    await expect.poll(() => held.length, { interval: 5 }).toBeGreaterThan(0);
    left -= held.length;
  }
}

test("connections never outnumber the setting, and each of 25 calls is answered", async () => {
  const ask = createClient();
  const answers = Array.from({ length: 20 }, () => ask(read));
  answers.push(...Array.from({ length: 5 }, () => ask(pdf)));
  await answerOnwards(answers.length);
  expect(await Promise.all(answers)).toEqual(answers.map(() => "[]"));
  expect(most).toBe(8);
});

test("20 documents leave six of eight connections to pages, which leave two to documents", async () => {
  const ask = createClient();
  const documents = Array.from({ length: 20 }, () => ask(pdf));
  await arrived(2);
  const page = ask(read);
  await arrived(3);
  const pages = [page, ...Array.from({ length: 20 }, () => ask(read))];
  await arrived(8);
  const all = [...documents, ...pages];
  await answerOnwards(all.length);
  expect(await Promise.all(all)).toEqual(all.map(() => "[]"));
});

test("a document keeps its connection until its last piece is read, or its browser leaves", async () => {
  const connections = createConnections({ max: 4, connectMs: LONG_MS });
  const settings = clientSettings(baseUrl, { connections });
  const it = { call: pdf, args: {}, token: null, requestId: "request-1" };
  const leaving = new AbortController();
  const first = requestDocument(settings, { ...it, signal: leaving.signal });
  await arrived(1);
  held[0]?.write("%PDF-");
  await first;
  const second = requestDocument(settings, it);
  const third = requestDocument(settings, it);
  // A slow reader holds the only connection for documents; others are free.
  await expect
    .poll(() => connections.measure())
    .toMatchObject({ busyConnections: 1, waitingCalls: 2 });
  expect(held).toHaveLength(1);
  leaving.abort();
  await arrived(2);
  held[1]?.end("%PDF-");
  await (await second).body.cancel();
  await arrived(3);
  held[2]?.end("%PDF-");
  expect(await new Response((await third).body).text()).toBe("%PDF-");
});

test("a call that waits for a connection to the end of its time is turned away, and leaves the queue", async () => {
  const ask = createClient();
  const under = Array.from({ length: 6 }, () => ask(read));
  await arrived(6);
  const waits: [number, boolean][] = [];
  const onWaited = (ms: number, began: boolean) => void waits.push([ms, began]);
  stopClock();
  const late = ask(read, { onQueued: onWaited });
  await vi.advanceTimersByTimeAsync(LONG_MS - 1);
  expect(waits).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toBe("GatewayBusyError");
  expect(waits).toEqual([[LONG_MS, false]]);
  vi.useRealTimers();
  const next = ask(read, { onQueued: onWaited });
  answerAll();
  await arrived(1);
  answerAll();
  expect(await Promise.all([...under, next])).toEqual(Array(7).fill("[]"));
  expect(waits[1]?.[1]).toBe(true);
});

test("a call whose browser leaves while it waits is never sent", async () => {
  const ask = createClient();
  const under = Array.from({ length: 6 }, () => ask(read));
  await arrived(6);
  const leaving = new AbortController();
  const left = ask(read, { signal: leaving.signal });
  const next = ask(read);
  leaving.abort();
  expect(await left).toBe("GatewayAbandonedError");
  answerAll();
  await arrived(1);
  answerAll();
  expect(await Promise.all([...under, next])).toEqual(Array(7).fill("[]"));
});

test("an optional call's short time limit begins with its connection", async () => {
  const ask = createClient();
  const under = Array.from({ length: 6 }, () => ask(read));
  await arrived(6);
  stopClock();
  const ended = vi.fn<(how: string) => void>();
  const late = ask(optionalCall).then(ended);
  await vi.advanceTimersByTimeAsync(10_000);
  const asked = once(server, "request");
  answerAll();
  await asked;
  await vi.advanceTimersByTimeAsync(OPTIONAL_TIMEOUT_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await late;
  expect(ended).toHaveBeenCalledExactlyOnceWith("GatewayTimeoutError");
  await Promise.all(under);
});
