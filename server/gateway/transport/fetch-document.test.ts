import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDocumentAgents, fetchDocument } from "./fetch-document.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let handler: Handler;
let connections = 0;
const server = createServer((request, response) => handler(request, response));
server.on("connection", () => (connections += 1));
let url: URL;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/document`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const agents = createDocumentAgents(8);
const ask = (signal = new AbortController().signal) =>
  fetchDocument(url, { headers: new Headers({ accept: "application/pdf" }), signal, agents });

/** Bytes in which no stretch is like another. */
const DOCUMENT = Buffer.from(Uint32Array.from({ length: 1_000_000 }, (_, i) => i * 7919).buffer);

test("GW-60 several documents at once arrive whole, though their connections read into one place", async () => {
  handler = (request, response) => {
    expect(request.headers).toMatchObject({ accept: "application/pdf", host: url.host });
    response.writeHead(200, { "content-type": "application/pdf" }).end(DOCUMENT);
  };
  const read = async () => Buffer.from(await (await ask()).arrayBuffer());
  const all = await Promise.all(Array.from({ length: 8 }, read));
  expect(all.map((bytes) => bytes.equals(DOCUMENT))).toEqual(all.map(() => true));
});

test("GW-60 each piece is small and has memory of its own, which its reader may give back", async () => {
  handler = (_request, response) => response.end(DOCUMENT);
  let bytes = 0;
  for await (const piece of (await ask()).body ?? []) {
    expect(piece.byteLength).toBeLessThanOrEqual(65_536);
    expect(piece.buffer.byteLength).toBe(piece.byteLength);
    bytes += piece.byteLength;
  }
  expect(bytes).toBe(DOCUMENT.byteLength);
});

test("a connection serves one document after the other", async () => {
  handler = (_request, response) => response.end("%PDF-");
  await (await ask()).text();
  const before = connections;
  for (let n = 0; n < 3; n += 1) expect(await (await ask()).text()).toBe("%PDF-");
  expect(connections).toBe(before);
});

test.each([302, 404, 503])("an answer of %i comes back as it is", async (status) => {
  const headers = { location: "http://elsewhere.test/", "set-cookie": ["a=1", "b=2"] };
  handler = (_request, response) => response.writeHead(status, headers).end("why");
  const response = await ask();
  expect([response.status, await response.text()]).toEqual([status, "why"]);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("GW-60 an answer without a body has none; a broken connection says why, and is never whole", async () => {
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

test("who leaves ends the call: by its signal before the end, by cancelling what is left", async () => {
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
