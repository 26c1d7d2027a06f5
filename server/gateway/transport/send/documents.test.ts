import type { IncomingMessage, RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { requestDocument } from "./client.ts";
import { limitDocumentBody } from "./document-body.ts";
import { eobPdf } from "../../calls/claims/eobs.ts";
import { GatewayContractError, GatewayTimeoutError } from "../errors.ts";
import { createDocumentAgents, fetchDocument } from "./fetch-document.ts";
import { clientSettings, openGatewayServer } from "./gateway-server.fixture.ts";

let handler: RequestListener;
const origin = openGatewayServer((request, response) => handler(request, response));
const agents = createDocumentAgents(8);
const ask = (signal = new AbortController().signal) =>
  fetchDocument(new URL(`${origin()}/document`), {
    headers: new Headers({ accept: "application/pdf" }),
    signal,
    agents,
  });

/** Bytes without repetition. */
const DOCUMENT = Buffer.from(Uint32Array.from({ length: 250_000 }, (_, i) => i * 7919).buffer);

test("GW-60 eight documents at once arrive whole", async () => {
  handler = (request, response) => {
    expect(request.headers).toMatchObject({
      accept: "application/pdf",
      host: new URL(origin()).host,
    });
    response.writeHead(200, { "content-type": "application/pdf" }).end(DOCUMENT);
  };
  const read = async () => Buffer.from(await (await ask()).arrayBuffer());
  const all = await Promise.all(Array.from({ length: 8 }, read));
  expect(all.map((bytes) => bytes.equals(DOCUMENT))).toEqual(all.map(() => true));
});

test("GW-60 a document's pieces are at most 64 kB, each in memory of its own", async () => {
  handler = (_request, response) => response.end(DOCUMENT);
  let bytes = 0;
  for await (const piece of (await ask()).body ?? []) {
    expect(piece.byteLength).toBeLessThanOrEqual(65_536);
    expect(piece.buffer.byteLength).toBe(piece.byteLength);
    bytes += piece.byteLength;
  }
  expect(bytes).toBe(DOCUMENT.byteLength);
});

test("four documents in turn share one connection", async () => {
  const sockets = new Set<IncomingMessage["socket"]>();
  handler = ({ socket }, response) => {
    sockets.add(socket);
    response.end("%PDF-");
  };
  for (let n = 0; n < 4; n += 1) expect(await (await ask()).text()).toBe("%PDF-");
  expect(sockets.size).toBe(1);
});

test.each([302, 404, 503])(
  "an answer %i comes back with its status, body and cookies",
  async (status) => {
    const headers = { location: "http://elsewhere.test/", "set-cookie": ["a=1", "b=2"] };
    handler = (_request, response) => response.writeHead(status, headers).end("why");
    const response = await ask();
    expect([response.status, await response.text()]).toEqual([status, "why"]);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  },
);

test("GW-60 a 204 gives no body, a reset connection rejects with its cause, a cut body rejects when it is read", async () => {
  handler = (_request, response) => response.writeHead(204).end();
  expect((await ask()).body).toBeNull();
  handler = (request) => request.socket.resetAndDestroy();
  await expect(ask()).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
  handler = (_request, response) => {
    response.writeHead(200, { "content-length": 1000 });
    response.write("%PDF-", () => response.destroy());
  };
  const response = await ask();
  await expect(response.text()).rejects.toThrow();
});

test("a reader who aborts the call or cancels the body closes the gateway's response", async () => {
  let closed = Promise.withResolvers<void>();
  handler = (_request, response) => {
    response.once("close", () => closed.resolve());
    response.writeHead(200, { "content-length": 1000 }).write("%PDF-");
  };
  const leaving = new AbortController();
  const first = await ask(leaving.signal);
  const reading = first.text();
  leaving.abort();
  await expect(reading).rejects.toThrow();
  await closed.promise;

  closed = Promise.withResolvers();
  const second = await ask();
  await second.body?.cancel();
  await closed.promise;
});

const askFor = (requestId: string) =>
  requestDocument(clientSettings(origin()), { call: eobPdf, args: {}, token: null, requestId });

test("GW-60 a compressed document has the length of its text, or none", async () => {
  const document = `%PDF-${"x".repeat(3000)}`;
  const packed = gzipSync(document);
  const headers = { "content-encoding": "gzip", "content-length": packed.byteLength };
  handler = (_request, response) => response.writeHead(200, headers).end(packed);
  const { body, length } = await askFor("packed");
  const text = await new Response(body).text();
  expect([text, length ?? text.length]).toEqual([document, document.length]);
});

test("GW-41 GW-60 a document whose stated length is over the cap is refused before its first byte", async () => {
  const headers = { "content-type": "application/pdf", "content-length": 5001 };
  handler = (_request, response) => void response.writeHead(200, headers).write("%PDF-1.7");
  const refused: unknown = await askFor("long").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(GatewayContractError);
  expect(refused).toMatchObject({ path: "eobs/pdf", field: "(over 5000 bytes)" });
});

/** A budget that only records calls; `ms` is the running time limit, null while stopped. */
function recordedBudget() {
  const controller = new AbortController();
  const runs: (number | null)[] = [];
  return {
    runs,
    abort: () => controller.abort(),
    budget: {
      signal: controller.signal,
      extend: (ms: number) => void runs.push(ms),
      end: () => void runs.push(null),
    },
  };
}

const PIECE = new Uint8Array(10);

test("GW-60 a document's time limit runs while the gateway is waited for, not while its reader is busy", async () => {
  const { runs, budget } = recordedBudget();
  let now: number | null | undefined;
  const source = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        now = runs.at(-1);
        controller.enqueue(PIECE);
      },
    },
    { highWaterMark: 0 },
  );
  const onEnd = vi.fn<() => void>();
  const bounds = { call: eobPdf, cap: 1000, budget, onEnd };
  const reader = limitDocumentBody(source, bounds).getReader();
  expect(runs.at(-1)).toBe(null);
  await reader.read();
  expect(now).toBeGreaterThan(1000);
  expect(runs.at(-1)).toBe(null);
  expect(onEnd).not.toHaveBeenCalled();
  await reader.cancel();
  expect(onEnd).toHaveBeenCalled();
});

test("GW-60 a document whose gateway falls silent in the middle fails as a time-out", async () => {
  const { budget, abort } = recordedBudget();
  const source = new ReadableStream<Uint8Array>({
    start: (controller) =>
      budget.signal.addEventListener("abort", () => controller.error(new Error("aborted"))),
  });
  const onEnd = vi.fn<() => void>();
  const bounds = { call: eobPdf, cap: 1000, budget, onEnd };
  const reading = limitDocumentBody(source, bounds).getReader().read();
  abort();
  await expect(reading).rejects.toBeInstanceOf(GatewayTimeoutError);
  expect(onEnd).toHaveBeenCalled();
});

test("GW-60 a document over the cap breaks off and cancels the gateway's stream", async () => {
  let cancelled = false;
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(PIECE),
    cancel: () => {
      cancelled = true;
    },
  });
  const { budget } = recordedBudget();
  const onEnd = vi.fn<() => void>();
  const body = limitDocumentBody(source, { call: eobPdf, cap: 25, budget, onEnd });
  await expect(new Response(body).bytes()).rejects.toBeInstanceOf(GatewayContractError);
  expect(cancelled).toBe(true);
  expect(onEnd).toHaveBeenCalled();
});
