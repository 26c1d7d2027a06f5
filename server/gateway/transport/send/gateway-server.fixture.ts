import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { createConnections } from "./connections.ts";
import type { ClientSettings } from "./send-request.ts";

/** A plain HTTP server with this handler until the file is done; returns its origin. */
export function openGatewayServer(listener: RequestListener): () => string {
  const server = createServer(listener);
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => {
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("not listening");
    return `http://127.0.0.1:${address.port}`;
  };
}

export const OPTIONAL_TIMEOUT_MS = 1500;

/** Client settings for that gateway, with limits that a test can reach. */
export const clientSettings = (
  baseUrl: string,
  more: Partial<ClientSettings> = {},
): ClientSettings => ({
  baseUrl,
  connections: createConnections({ max: 8, connectMs: 10_000 }),
  externalUrls: {},
  timeoutMs: 20_000,
  optionalMs: OPTIONAL_TIMEOUT_MS,
  maxAnswerBytes: 1000,
  maxDocumentBytes: 5000,
  ...more,
});
