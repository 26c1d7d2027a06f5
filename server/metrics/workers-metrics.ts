import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from "prom-client";
import type { Metrics } from "./metrics.ts";
import { serveMetrics, type MetricsServerOptions } from "./serve-metrics.ts";

type Figures = MetricObjectWithValues<MetricValue<string>>[];
/** A worker answers with the same number. */
type Ask = { readonly askMetrics: number };
type Answer = Ask & { readonly figures: Figures };

/** A worker that is too busy to answer is left out of this answer. */
const PATIENCE_MS = 2000;

/**
 * Answers GET /metrics for all workers, each with a label of its own: a sum would fall when one is
 * replaced, and Prometheus would count all of the others' requests anew.
 */
export async function serveWorkersMetrics(
  listWorkers: () => readonly Worker[],
  options: Omit<MetricsServerOptions, "metrics">,
): Promise<void> {
  const waiting = new Map<string, (figures: Figures) => void>();
  let asked = 0;
  cluster.on("message", (worker, message: unknown) => {
    if (isAnswer(message)) waiting.get(`${worker.id} ${message.askMetrics}`)?.(message.figures);
  });

  const askWorker = async (worker: Worker, askMetrics: number): Promise<Figures> => {
    const key = `${worker.id} ${askMetrics}`;
    const { promise, resolve } = Promise.withResolvers<Figures>();
    waiting.set(key, resolve);
    const timer = setTimeout(resolve, PATIENCE_MS, []);
    // A broken channel is the end of the worker.
    worker.send({ askMetrics } satisfies Ask, (error) => error !== null && resolve([]));
    const figures = await promise;
    clearTimeout(timer);
    waiting.delete(key);
    return figures;
  };
  const text = async () => {
    asked += 1;
    const all = await Promise.all(listWorkers().map((worker) => askWorker(worker, asked)));
    // Each has its label, so there is nothing to add up, and nothing to leave out.
    const each = all.map((figures) => figures.map((one) => ({ ...one, aggregator: "first" })));
    return AggregatorRegistry.aggregate(each).metrics();
  };
  await serveMetrics({
    metrics: { text, contentType: AggregatorRegistry.PROMETHEUS_CONTENT_TYPE },
    ...options,
  });
}

/** Lets a worker answer the primary, which serves the metrics of all. */
export function answerPrimary({ figures }: Pick<Metrics, "figures">): void {
  process.on("message", (message: unknown) => {
    if (!isAsk(message)) return;
    const { askMetrics } = message;
    void figures().then((mine) =>
      process.send?.({ askMetrics, figures: mine } satisfies Answer, undefined, {}, () => {}),
    );
  });
}

const isAsk = (message: unknown): message is Ask =>
  typeof message === "object" && message !== null && "askMetrics" in message;
const isAnswer = (message: unknown): message is Answer => isAsk(message) && "figures" in message;
