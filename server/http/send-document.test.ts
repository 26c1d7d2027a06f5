import { EventEmitter, once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import type { RequestHandler, Response } from "express";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import {
  exchangeRaw,
  rawRequest,
  startTestServer,
  stopTestServers,
} from "./http-server.fixture.ts";
import { isDocument, sendDocument } from "./send-document.ts";

const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await stopTestServers();
});

const PIECE = 65_536;

/** A document with this many chunks that records its reads and its end. */
function makeDocument(pieces: number) {
  const given: Uint8Array[] = [];
  const cancelled = Promise.withResolvers<void>();
  let onPull: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        onPull();
        if (given.length === pieces) return controller.close();
        const piece = new Uint8Array(PIECE).fill(97 + (given.length % 26));
        given.push(piece);
        controller.enqueue(piece);
      },
      cancel: () => cancelled.resolve(),
    },
    { highWaterMark: 0 },
  );
  return {
    body,
    given,
    cancelled: cancelled.promise,
    watch: (look: () => void) => (onPull = look),
  };
}

type Send = (response: Response) => Promise<void>;

/** A server that answers every request with this document. */
async function startWith(send: Send) {
  const handle: RequestHandler = (_req, res) => {
    res.setHeader("Content-Type", "application/pdf");
    return send(res);
  };
  return startTestServer({ handle });
}

/** A client that sends a request and reads nothing. */
async function startIdleClient(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").pause();
  sockets.push(socket);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(rawRequest("GET", "/"));
  return socket;
}

test("GW-60 a document arrives complete, read piece by piece as the client takes it", async () => {
  const document = makeDocument(104);
  const left: number[] = [];
  const kept: boolean[] = [];
  const { port } = await startWith((response) => {
    document.watch(() => {
      left.push(response.writableLength);
      kept.push(document.given.some(({ buffer }) => buffer.byteLength > 0));
    });
    response.setHeader("Content-Length", 104 * PIECE);
    return sendDocument(document.body, response);
  });
  const text = await exchangeRaw(port, rawRequest("GET", "/"));
  const alphabet = "abcdefghijklmnopqrstuvwxyz".replaceAll(/./g, (letter) => letter.repeat(PIECE));
  // Not compared by a matcher, which would print megabytes.
  expect(text.endsWith(`\r\n\r\n${alphabet.repeat(4)}`)).toBe(true);
  expect(Math.max(...left)).toBe(0);
  // Each chunk is freed by then, without waiting for the garbage collector.
  expect(kept).not.toContain(true);
});

test("GW-60 a piece of a larger buffer leaves that buffer intact", async () => {
  const whole = new Uint8Array(PIECE).fill(97);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(whole.subarray(0, 10));
      controller.close();
    },
  });
  const { port } = await startWith((response) => sendDocument(body, response));
  expect(await exchangeRaw(port, rawRequest("GET", "/"))).toContain("a".repeat(10));
  expect(whole.byteLength).toBe(PIECE);
});

test("GW-60 a client that leaves cancels the document, without an error in the log", async () => {
  const document = makeDocument(10_000);
  const { port, lines, requestLines } = await startWith((response) =>
    sendDocument(document.body, response),
  );
  const socket = await startIdleClient(port);
  await expect.poll(() => document.given.length).toBeGreaterThan(2);
  socket.destroy();
  await document.cancelled;
  await requestLines(1);
  expect(document.given.length).toBeLessThan(1000);
  expect(lines.map(({ msg }) => msg)).not.toContain("request failed");
});

test("GW-60 a source that breaks because the client left is logged as aborted, not as an error", async () => {
  const asked = Promise.withResolvers<void>();
  const { port, lines, requestLines } = await startWith((response) => {
    const broken = Promise.withResolvers<void>();
    asked.resolve();
    response.once("close", () => broken.reject(new Error("aborted")));
    return sendDocument(new ReadableStream({ pull: () => broken.promise }), response);
  });
  const socket = await startIdleClient(port);
  await asked.promise;
  socket.destroy();
  expect(await requestLines(1)).toMatchObject([{ aborted: true }]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(lines.map(({ msg }) => msg)).not.toContain("request failed");
});

test("GW-60 a client that reads nothing is disconnected at the limit", async () => {
  const document = makeDocument(10_000);
  const { port, requestLines } = await startWith((response) =>
    sendDocument(document.body, response, 50),
  );
  await startIdleClient(port);
  await document.cancelled;
  expect(await requestLines(1)).toMatchObject([{ aborted: true }]);
});

const MEGABYTES = 60;

test.each([
  ["2 kB a second is let go", 20, () => 32_768, false],
  ["6 kB a second gets the whole document", 20, () => 10_923, true],
  // The system takes four megabytes, and more when a third of them has left.
  [
    "5 kB a second behind a long buffer gets the whole document",
    140,
    (piece: number) => (piece >= MEGABYTES && piece % 20 === 0 ? 20 * 13_107 : 0),
    true,
  ],
  [
    "nothing behind a long buffer is let go",
    140,
    (piece: number) => (piece >= MEGABYTES ? 3_600_000 : 0),
    false,
  ],
] as const)("GW-60 a client that reads %s", async (_what, pieces, msOf, isWhole) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const document = makeDocument(pieces);
  let piece = 0;
  const events = new EventEmitter();
  const response = Object.assign(events, {
    destroyed: false,
    ended: false,
    write: (_piece: Uint8Array, taken: () => void) => void setTimeout(taken, msOf(piece++)),
    end: () => (response.ended = true),
    destroy() {
      response.destroyed = true;
      events.emit("close");
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of a response it uses
  const sent = sendDocument(document.body, response as unknown as ServerResponse);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await sent;
  expect([response.ended, response.destroyed]).toEqual([isWhole, !isWhole]);
});

test("GW-60 a source that breaks off cuts the connection and logs an error", async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error("cut"));
    },
    start: (controller) => controller.enqueue(new Uint8Array(10).fill(97)),
  });
  const { port, lines } = await startWith((response) => sendDocument(body, response));
  const text = await exchangeRaw(port, rawRequest("GET", "/"));
  // Without the last chunk no browser takes it for complete.
  expect(text).not.toMatch(/\r\n0\r\n\r\n$/);
  expect(lines.map(({ msg }) => msg)).toContain("request failed");
});

test.each([
  ["application/pdf", true],
  ["text/csv; charset=utf-8", false],
  ["text/html", false],
])("an answer of type %s is a document: %s", (type, is) => {
  const headers = { "content-type": type };
  expect(isDocument(new globalThis.Response("", { headers }))).toBe(is);
});
