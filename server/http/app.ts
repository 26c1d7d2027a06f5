import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import type { Logger } from "#server/log/logger.ts";
import { inLogScope } from "#server/log/log-scope.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { Settings } from "#server/settings/settings.ts";
import { limitBody } from "./body-limit.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { sendPlainError } from "./plain-error-page.ts";
import { refuseUnusable } from "./refuse-unusable.ts";
import { beginRequest, getTransport } from "./request-facts.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendPlainText, staticFiles } from "./static-files.ts";
import onHeaders from "on-headers";
import { constants } from "node:zlib";
import compression from "compression";

export type HttpAppOptions = {
  readonly settings: Settings;
  /** The folders of the client builds, with their hashed files under assets/. */
  readonly clientDirs: readonly string[];
  /** Answers every request that is not for a file: the React Router handlers (`inLanguage`). */
  readonly handle: RequestHandler;
  readonly logger: Logger;
  readonly lifecycle: Pick<Lifecycle, "isDraining" | "isReady" | "whenReleased">;
  readonly metrics?: Pick<Metrics, "observeRequest"> | undefined;
};

/** The HTTP server around the app. Every request passes these handlers in this order. */
export function createHttpApp(options: HttpAppOptions): Express {
  const { settings, clientDirs, handle, logger, lifecycle } = options;
  const app = express();
  app.disable("x-powered-by");
  app.set("query parser", false);
  app.set("trust proxy", settings.TRUST_PROXY);
  app.set("home", settings.BASE_PATH);

  app.use(beginRequest(settings.brands));
  app.use(defaultHeaders(lifecycle.isDraining));
  app.use(securityHeaders(settings));
  app.use(health(lifecycle.isReady));
  app.use(requestLog(logger, options.metrics));
  app.use(holdDuringDrain(lifecycle));
  app.use(refuseUnusable(settings.APPLICATION_ORIGINS));
  app.use(compressStreams());
  app.use(staticFiles(clientDirs));
  app.use(limitBody(settings.BODY_LIMIT_BYTES));
  app.use(handle);
  app.use((req, res) => sendPlainError(req, res, 404));
  app.use(answerError(logger));
  return app;
}

/** Holds requests while the process is about to stop listening; see lifecycle.ts. */
function holdDuringDrain(lifecycle: HttpAppOptions["lifecycle"]): RequestHandler {
  return (_req, _res, next) => {
    const released = lifecycle.whenReleased();
    if (released === undefined) next();
    else void released.then(() => next());
  };
}

/** Answers when a handler threw. Express would answer with the error's text. */
function answerError(logger: Logger): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return (error: unknown, req, res, _next) => {
    const status = clientErrorStatus(error);
    if (status === undefined) {
      logger.error({ error }, "request failed");
    }
    if (res.headersSent) {
      // A partial response must not look like a whole one.
      res.destroy();
      return;
    }
    sendPlainError(req, res, status ?? 500);
  };
}

/** The 4xx of a file request with a bad range or a failed precondition. */
function clientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  const { status } = error;
  return typeof status === "number" && status >= 400 && status < 500 ? status : undefined;
}

/** /healthz answers that the process is alive, /readyz whether to send it traffic. */
function health(isReady: () => boolean): RequestHandler {
  return (req, res, next) => {
    const isProbe = req.path === "/healthz" || req.path === "/readyz";
    if (!isProbe || (req.method !== "GET" && req.method !== "HEAD")) next();
    else if (req.path === "/readyz" && !isReady()) sendPlainText(res, 503, "draining");
    else sendPlainText(res, 200, "ok");
  };
}

/**
 * Defaults are set when the response begins, because the React Router adapter appends to existing
 * headers.
 */
function defaultHeaders(isDraining: () => boolean): RequestHandler {
  return (_req, res, next) => {
    onHeaders(res, () => {
      if (!res.hasHeader("Cache-Control")) res.setHeader("Cache-Control", "no-store");
      if (!res.hasHeader("X-Request-Id")) {
        res.setHeader("X-Request-Id", getTransport(res).requestId);
      }
      // Makes the client open a new connection, to another process, before this one is closed.
      if (isDraining()) res.setHeader("Connection", "close");
    });
    next();
  };
}

/**
 * For what is sent in pieces, such as a page's data; pages are compressed as a whole
 * (compress-page.ts).
 */
function compressStreams(): RequestHandler {
  return compression({
    threshold: 1024,
    level: 4,
    brotli: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 15 },
    },
  });
}

/** Logs and counts each request when its response is sent or its client has left. */
function requestLog(logger: Logger, metrics?: Pick<Metrics, "observeRequest">): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    const { socket } = req;
    const writtenBefore = socket.bytesWritten;
    const transport = getTransport(res);
    res.once("close", () => {
      const {
        pattern = "unmatched",
        gatewayCalls,
        gatewayWaitMs,
        replayed,
        error,
      } = transport.report;
      const { method } = req;
      const status = res.headersSent ? res.statusCode : null;
      const ms = performance.now() - start;
      metrics?.observeRequest({ method, route: pattern, status, ms });
      const line = {
        method,
        pattern,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: socket.bytesWritten - writtenBefore,
        gatewayCalls,
        gatewayWaitMs,
        aborted: !res.writableFinished,
        replayed,
        error,
      };
      inLogScope(transport, () => logger.info(line, "request"));
    });
    next();
  };
}
