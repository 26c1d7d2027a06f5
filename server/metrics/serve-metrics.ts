import { createServer, type Server } from "node:http";
import type { Logger } from "#server/log/logger.ts";
import type { Settings } from "#server/settings.ts";
import type { Metrics } from "./metrics.ts";

export type MetricsServerOptions = {
  readonly metrics: Pick<Metrics, "text" | "contentType">;
  readonly port: number;
  readonly settings: Pick<Settings, "HOST">;
  readonly logger: Logger;
};

/**
 * Answers GET /metrics on a port of its own, which no proxy leads members to. It stays open while the
 * process drains, and does not keep it alive. Rejects when the port is not available.
 */
export async function serveMetrics(options: MetricsServerOptions): Promise<Server> {
  const { metrics, port, settings, logger } = options;
  const server = createServer((req, res) => {
    const isAsked = req.method === "GET" && req.url?.split("?")[0] === "/metrics";
    if (!isAsked) {
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
    server.listen(port, settings.HOST, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return server.unref();
}
