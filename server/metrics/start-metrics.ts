import cluster from "node:cluster";
import type { Logger } from "#server/log/logger.ts";
import { getRuntime } from "#server/runtime.ts";
import type { Settings } from "#server/settings.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import type { ProcessFigures } from "./observer.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { answerPrimary } from "./workers-metrics.ts";

type Options = {
  readonly settings: Pick<Settings, "HOST">;
  readonly port: number;
  readonly logger: Logger;
};

/**
 * The metrics of this process with their server, which is the primary's where there are several
 * (docs/operations.md). A module of its own, so that a
 * process without METRICS_PORT loads none of it.
 */
export async function startMetrics(options: Options): Promise<Metrics> {
  const metrics = createMetrics(measureProcess, cluster.worker?.id);
  if (cluster.isWorker) answerPrimary(metrics);
  else await serveMetrics({ metrics, ...options });
  return metrics;
}

function measureProcess(): ProcessFigures {
  const { answers, connections, store, revocations } = getRuntime();
  const { entries, bytes } = answers.measure();
  const cached = { cachedAnswers: entries, cachedBytes: bytes };
  if (store === null) return { ...cached, ...connections.measure() };
  const shared = {
    sharedStoreUp: store.isOpen() ? 1 : 0,
    untoldSessionEnds: revocations.countUnshared(),
  };
  return { ...cached, ...shared, ...connections.measure() };
}
