import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Arguments, Call } from "./call.ts";
import { createConnections } from "./connections.ts";
import { requestDocument } from "./client.ts";
import { eobPdf } from "../calls/eobs.ts";
import { GatewayContractError } from "./errors.ts";
import type { DocumentAnswer } from "./gateway.ts";
import { idCardView } from "../calls/id-card.ts";

/** Asks a gateway for a document, which it sends by `answer`, of at most 10,000 bytes. */
async function askFor(
  call: Call,
  args: Arguments,
  answer: (response: ServerResponse) => void,
  read: (asked: Promise<DocumentAnswer>) => Promise<unknown>,
): Promise<unknown> {
  const server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const settings = {
    baseUrl: `http://127.0.0.1:${port}`,
    externalUrls: {},
    timeoutMs: 20_000,
    maxAnswerBytes: 10_000,
    maxDocumentBytes: 10_000,
    connections: createConnections({ max: 8, connectMs: 10_000 }),
  };
  const it = { call, args, token: null, requestId: "request-1" };
  const given = await read(requestDocument(settings, it));
  server.closeAllConnections();
  server.close();
  return given;
}
const type = { "content-type": "application/pdf" };

test("GW-60 a document that was compressed on its way is as long as what is handed on", async () => {
  const document = `%PDF-${"x".repeat(3000)}`;
  const packed = gzipSync(document);
  const headers = { ...type, "content-encoding": "gzip", "content-length": packed.byteLength };
  const send = (response: ServerResponse) => void response.writeHead(200, headers).end(packed);
  const read = async (asked: Promise<DocumentAnswer>) => {
    const { body, length } = await asked;
    const text = await new Response(body).text();
    return [text, length ?? text.length];
  };
  expect(await askFor(idCardView, {}, send, read)).toEqual([document, document.length]);
});

test("GW-41 GW-60 a document said to be longer than may be is refused before its first byte", async () => {
  const headers = { ...type, "content-length": 10_001 };
  const send = (response: ServerResponse) =>
    void response.writeHead(200, headers).write("%PDF-1.7");
  const refusal = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);
  const refused = await askFor(eobPdf, { docId: "A" }, send, refusal);
  expect(refused).toBeInstanceOf(GatewayContractError);
  expect(refused).toMatchObject({ path: "eobs/pdf", field: "(over 10000 bytes)" });
});
