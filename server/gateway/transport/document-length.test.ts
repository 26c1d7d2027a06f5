import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createConnections } from "./connections.ts";
import { requestDocument } from "./client.ts";
import { eobPdf } from "../calls/eobs.ts";
import { GatewayContractError } from "./errors.ts";
import { idCardView } from "../calls/id-card.ts";

test("GW-60 a document that was compressed on its way is as long as what is handed on", async () => {
  const document = `%PDF-${"x".repeat(3000)}`;
  const packed = gzipSync(document);
  const server = createServer((_request, response) => {
    const headers = { "content-encoding": "gzip", "content-length": packed.byteLength };
    response.writeHead(200, { "content-type": "application/pdf", ...headers }).end(packed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const settings = {
    baseUrl: `http://127.0.0.1:${port}`,
    externalUrls: {},
    timeoutMs: 2000,
    maxAnswerBytes: 10_000,
    maxDocumentBytes: 10_000,
    connections: createConnections({ max: 8, connectMs: 1000 }),
  };
  const it = { call: idCardView, args: {}, token: null, requestId: "request-1" };
  const { body, length } = await requestDocument(settings, it);
  const text = await new Response(body).text();
  server.close();
  expect(text).toBe(document);
  expect(length ?? text.length).toBe(text.length);
});

test("GW-41 GW-60 a document that says it is too long is refused before its first byte", async () => {
  const server = createServer((_request, response) => {
    const headers = { "content-type": "application/pdf", "content-length": 10_001 };
    response.writeHead(200, headers).write("%PDF-1.7");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const settings = {
    baseUrl: `http://127.0.0.1:${port}`,
    externalUrls: {},
    timeoutMs: 2000,
    maxAnswerBytes: 10_000,
    maxDocumentBytes: 10_000,
    connections: createConnections({ max: 8, connectMs: 1000 }),
  };
  const it = { call: eobPdf, args: { docId: "A" }, token: null, requestId: "request-1" };
  const refused = await requestDocument(settings, it).catch((error: unknown) => error);
  server.closeAllConnections();
  server.close();
  expect(refused).toBeInstanceOf(GatewayContractError);
  expect(refused).toMatchObject({ path: "eobs/pdf", field: "(over 10000 bytes)" });
});
