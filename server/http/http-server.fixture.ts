import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RequestHandler } from "express";
import { onTestFinished } from "vitest";
import { createLogger } from "#server/log/logger.ts";
import { readSettings, type Settings } from "#server/settings/settings.ts";
import { createHttpApp } from "./app.ts";
import { precompress } from "#scripts/bundle/precompress.ts";

/** A server with the real transport around a small handler, for the tests of this folder. */
export type TestServer = {
  readonly port: number;
  readonly origin: string;
  readonly clientDir: string;
  readonly lines: Record<string, unknown>[];
  /** The log lines "request", once there are `count` of them. */
  readonly requestLines: (count: number) => Promise<Record<string, unknown>[]>;
};

type TestServerOptions = {
  readonly handle?: RequestHandler;
  readonly settings?: Readonly<Record<string, string>>;
  readonly isDraining?: () => boolean;
};

const running: Server[] = [];

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { lines, destination } = captureLines();
  const clientDir = await makeClientDir();
  const isDraining = options.isDraining ?? (() => false);
  const app = createHttpApp({
    settings: testSettings(options.settings),
    clientDirs: [clientDir],
    handle: options.handle ?? answerOk,
    logger: createLogger({ LOG_LEVEL: "trace" }, destination),
    lifecycle: {
      isDraining,
      isReady: () => !isDraining(),
      whenReleased: () => undefined,
    },
  });
  const server = createServer(app).listen(0, "127.0.0.1");
  running.push(server);
  await once(server, "listening");
  const port = portOf(server);
  const requestLines = async (count: number) => {
    for (;;) {
      const found = lines.filter((line) => line["msg"] === "request");
      if (found.length >= count) return found;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { port, origin: `http://127.0.0.1:${port}`, clientDir, lines, requestLines };
}

export function stopLater(server: Server): void {
  running.push(server);
}

/** Stops all servers at once, with their open connections. */
export async function stopTestServers(): Promise<void> {
  for (const server of running.splice(0)) {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  }
}

export function testSettings(given: Readonly<Record<string, string>> = {}): Settings {
  return readSettings({
    MODE: "test",
    GATEWAY_URL: "http://gateway.test",
    SESSION_KEYS: Buffer.alloc(32, 7).toString("base64url"),
    HOST: "127.0.0.1",
    PORT: "0",
    ...given,
  });
}

export function captureLines() {
  const lines: Record<string, unknown>[] = [];
  return { lines, destination: { write: (line: string) => void lines.push(JSON.parse(line)) } };
}

export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("not listening");
  return address.port;
}

/**
 * A small client build for one test: an asset large enough for compressed copies, one that is not,
 * and others.
 */
export async function makeClientDir(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), "client-"));
  // Not in a hook of this module, which would only run for the first test file of a worker.
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "assets"));
  const files = {
    "assets/main-a1.js": "console.log(1);\n".repeat(200),
    "assets/other-b2.css": "body{}\n",
    "favicon.svg": "<svg/>\n",
    ".hidden": "not to be served\n",
    "NOTICE.md": "licences\n",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  await precompress(join(root, "assets"));
  return root;
}

/** Sends these bytes and resolves to everything received until the server closes. */
export async function exchangeRaw(port: number, ...parts: readonly string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => (text += chunk));
  // A reset also closes; the bytes before it are the response.
  socket.on("error", () => {});
  for (const part of parts) socket.write(part);
  await new Promise((resolve) => socket.once("close", resolve));
  return text;
}

/** A raw request: fetch would normalize the path and add headers of its own. */
export function rawRequest(method: string, target: string, ...headers: readonly string[]): string {
  const lines = [`${method} ${target} HTTP/1.1`, "Host: localhost", "Connection: close"];
  return [...lines, ...headers, "", ""].join("\r\n");
}

const answerOk: RequestHandler = (_req, res) => {
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.end("<h1>ok</h1>");
};
