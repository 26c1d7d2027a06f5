import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { exchangeDocument } from "./client.ts";
import { idCardView } from "./id-card.ts";

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
    elsewhere: {},
    timeoutMs: 2000,
    maxAnswerBytes: 10_000,
    maxDocumentBytes: 10_000,
  };
  const it = { call: idCardView, given: {}, token: null, requestId: "request-1" };
  const { body, length } = await exchangeDocument(settings, it);
  const text = await new Response(body).text();
  server.close();
  expect(text).toBe(document);
  expect(length ?? text.length).toBe(text.length);
});
