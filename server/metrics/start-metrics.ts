import cluster from "node:cluster";
import type { ServerBuild } from "react-router";
import type { Logger } from "#server/log/logger.ts";
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
export async function startMetrics(build: ServerBuild, options: Options): Promise<Metrics> {
  const metrics = createMetrics(figuresOf(build), cluster.worker?.id);
  if (cluster.isWorker) answerPrimary(metrics);
  else await serveMetrics({ metrics, ...options });
  return metrics;
}

/** Throws TypeError when the build's entry lacks the export. */
function figuresOf(build: ServerBuild): () => ProcessFigures {
  const entry: object = build.entry.module;
  if (!hasFigures(entry)) throw new TypeError("app/entry.server.tsx must export measureProcess");
  return () => entry.measureProcess();
}

const hasFigures = (entry: object): entry is { measureProcess: () => ProcessFigures } =>
  "measureProcess" in entry && typeof entry.measureProcess === "function";
