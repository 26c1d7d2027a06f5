import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "#server/log/logger.ts";
import { plainErrorPage } from "./plain-error-page.ts";
import { STRICT_TRANSPORT } from "./security-headers.ts";

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers requests that Node could not parse or did not get in time; they never reach Express. */
export function answerBrokenRequests(server: Server, logger: Logger, home: string): void {
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
