import { createServer, type Server } from "node:http";
import type { Logger } from "#server/log/logger.ts";
import type { Settings } from "#server/settings.ts";
import type { Metrics } from "./metrics.ts";

export type MetricsServerOptions = {
  readonly metrics: Pick<Metrics, "text" | "contentType">;
  readonly port: number;
  readonly settings: Pick<Settings, "METRICS_HOST">;
  readonly logger: Logger;
  /** Whether this process takes requests. */
  readonly isReady: () => boolean;
};

/**
 * Answers GET /metrics, /healthz and /readyz on a port of its own, which no proxy leads members to:
 * where processes share their port, only here a probe knows whom it asks. It stays open while the
 * process drains, and does not keep it alive. Rejects when the port is not available.
 */
export async function serveMetrics(options: MetricsServerOptions): Promise<Server> {
  const { metrics, port, settings, logger, isReady } = options;
  const server = createServer((req, res) => {
    const path = req.method === "GET" ? req.url?.split("?")[0] : undefined;
    if (path === "/healthz" || path === "/readyz") {
      res.writeHead(path === "/healthz" || isReady() ? 200 : 503).end();
      return;
    }
    if (path !== "/metrics") {
      res.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => res.writeHead(200, { "content-type": metrics.contentType }).end(text),
      (error: unknown) => {
        logger.error({ error }, "metrics failed");
        res.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, settings.METRICS_HOST, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address = server.address();
  if (address !== null && typeof address === "object") {
    logger.info({ port: address.port }, "metrics");
  }
  return server.unref();
}
