import { getRuntime } from "#server/runtime.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import type { ProcessFigures } from "./observer.ts";
import { serveMetrics, type MetricsServerOptions } from "./serve-metrics.ts";

/**
 * The metrics of this process with their server (docs/operations.md). A module of its own, so that a
 * process without METRICS_PORT loads none of it.
 */
export async function startMetrics(
  options: Omit<MetricsServerOptions, "metrics">,
): Promise<Metrics> {
  const metrics = createMetrics(measureProcess);
  await serveMetrics({ metrics, ...options });
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
    refusedEvents: store.countRefusedEvents(),
  };
  return { ...cached, ...shared, ...connections.measure() };
}
