import { getRuntime } from "#server/runtime.ts";
import { versionOf } from "#server/settings/version.ts";
import { createMetrics, type Metrics, type ProcessFigures } from "./metrics.ts";
import { createServer, type Server } from "node:http";
import type { Logger } from "#server/log/logger.ts";
import { standardOutput } from "#server/log/standard-output.ts";
import type { Settings } from "#server/settings/settings.ts";

/** The metrics of this process with their server, loaded only with METRICS_PORT. */
export async function startMetrics(
  options: Omit<MetricsServerOptions, "metrics">,
): Promise<Metrics> {
  const { settings } = getRuntime();
  const metrics = createMetrics(measureProcess, versionOf(settings));
  metrics.watchStore();
  await serveMetrics({ metrics, ...options });
  return metrics;
}

function measureProcess(): ProcessFigures {
  const { answers, connections, store } = getRuntime();
  const { entries, bytes } = answers.measure();
  const own = {
    cachedAnswers: entries,
    cachedBytes: bytes,
    lostLogLines: standardOutput()?.lostLines() ?? 0,
    ...connections.measure(),
  };
  return { ...own, sharedStoreUp: store.isAnswering() ? 1 : 0 };
}

type MetricsServerOptions = {
  readonly metrics: Pick<Metrics, "text" | "contentType">;
  readonly port: number;
  readonly settings: Pick<Settings, "METRICS_HOST">;
  readonly logger: Logger;
  readonly isReady: () => boolean;
};

/**
 * Answers GET /metrics, /healthz and /readyz on a port of its own, to which no proxy routes
 * members. Where processes share the members' port, a probe can only address one of them here.
 * Rejects when the port is taken.
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
