import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { createAnswerCache } from "../cache/cache.ts";
import { createGateway } from "../create-gateway.ts";
import { keyRing } from "#server/session/seal.ts";
import { sealFor } from "#server/session/seal.ts";
import { createVersions } from "#server/session/versions.ts";
import type { Gateway, GatewayContext, OwnedAnswers } from "../gateway.ts";
import { createConnections } from "./connections.ts";
import type { ClientSettings } from "./send-request.ts";

/** A limit that only ends a test which hangs. */
export const LONG_MS = 600_000;

/** A plain HTTP server with this handler until the file is done; returns its origin. */
export function openGatewayServer(listener: RequestListener): () => string {
  // A connection is kept however long a busy machine takes between two requests.
  const server = createServer({ keepAliveTimeout: LONG_MS }, listener);
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

/** Client settings for that gateway, with sizes that a test can reach. */
export const clientSettings = (
  baseUrl: string,
  more: Partial<ClientSettings> = {},
): ClientSettings => ({
  baseUrl,
  connections: createConnections({ max: 8, connectMs: LONG_MS }),
  externalUrls: {},
  timeoutMs: LONG_MS,
  optionalMs: OPTIONAL_TIMEOUT_MS,
  maxAnswerBytes: 1000,
  maxDocumentBytes: 5000,
  ...more,
});

/** The cached answers of a session, whose record is nothing but their versions. */
export function ownedAnswers(owner: string): OwnedAnswers {
  const fields = new Map<string, string>();
  const record: Parameters<typeof createVersions>[0] = {
    names: () => [...fields.keys()],
    text: (field) => fields.get(field),
    write(changes) {
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) fields.delete(name);
        else fields.set(name, Buffer.from(value).toString());
      }
      return Promise.resolve(true);
    },
  };
  const seal = sealFor(keyRing([new Uint8Array(32)]), owner, "session");
  return { owner, seal, versions: createVersions(record, "request") };
}

/** The functions of a session's gateway, without a server of its own, with these settings. */
export const gatewayWith = (
  settings: Partial<ClientSettings>,
  more: Partial<GatewayContext> = {},
): Gateway =>
  createGateway({
    settings: clientSettings("https://gateway.test", settings),
    cache: createAnswerCache(1_000_000, () => false),
    answers: ownedAnswers("session"),
    token: null,
    now: new Date(),
    today: getPlainDate("2026-11-21"),
    requestId: "request",
    signal: new AbortController().signal,
    policy: async (error) => ({ thrown: error, always: false }),
    ...more,
  });
