import { createServer, type Server, STATUS_CODES, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import type { Logger } from "#server/log/logger.ts";
import { createHttpApp, type HttpAppOptions } from "./app.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { plainErrorPage } from "./plain-error-page.ts";
import { STRICT_TRANSPORT } from "./security-headers.ts";

type ServeOptions = HttpAppOptions & { readonly lifecycle: Lifecycle };

/** Longer than the usual idle time-out of a proxy, so that the proxy closes the connection. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 20_000;
const SWEEP_MS = 5000;

/** Listens, and logs when it is ready. Rejects when the port is not available. */
export async function serve(options: ServeOptions): Promise<Server> {
  const { settings, logger, lifecycle } = options;
  const app = createHttpApp(options);
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: settings.REQUEST_TIMEOUT_MS,
      headersTimeout: Math.min(HEADERS_MS, settings.REQUEST_TIMEOUT_MS),
      // refuse-unusable.ts refuses a request without Host, with a page.
      requireHostHeader: false,
      // How often Node looks for slow requests; its default of 30 s would double the limits.
      connectionsCheckingInterval: Math.min(SWEEP_MS, settings.REQUEST_TIMEOUT_MS),
    },
    app,
  );
  // Node would answer an unknown expectation with a bare status line.
  server.on("checkExpectation", app);
  answerBrokenRequests(server, logger, settings.BASE_PATH);
  lifecycle.attachServer(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    const { PORT: port, HOST: host, LISTEN_REUSE_PORT: reusePort } = settings;
    server.listen({ port, host, reusePort }, () => {
      server.off("error", reject);
      resolve();
    });
  });
  logger.info({ port: portOf(server), ms: Math.round(performance.now()) }, "ready");
  return server;
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new TypeError("no TCP port");
  return address.port;
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers requests that Node could not parse or did not get in time; they never reach Express. */
function answerBrokenRequests(server: Server, logger: Logger, home: string): void {
  const answers = new Map<Duplex, ServerResponse>();
  server.on("request", (req, res) => {
    answers.set(req.socket, res);
    res.once("close", () => {
      if (answers.get(req.socket) === res) answers.delete(req.socket);
    });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const code = error.code ?? "unknown";
    const begun = answers.get(socket)?.headersSent === true;
    // After a reset there is no client; a response that has begun cannot be replaced.
    if (code === "ECONNRESET" || !socket.writable || begun) {
      socket.destroy();
      return;
    }
    const status = STATUS_BY_CODE[code] ?? 400;
    logger.info({ reason: code, status }, "broken request");
    socket.end(rawAnswer(status, home), () => socket.destroy());
  });
}

function rawAnswer(status: number, home: string): string {
  const { html, policy } = plainErrorPage({ status, language: "en", reference: null, home });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Cache-Control: no-store",
    "Content-Type: text/html; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(html)}`,
    `Content-Security-Policy: ${policy}`,
    "Referrer-Policy: same-origin",
    `Strict-Transport-Security: ${STRICT_TRANSPORT}`,
    "X-Content-Type-Options: nosniff",
    "X-Frame-Options: DENY",
    "",
    html,
  ].join("\r\n");
}
