import cluster from "node:cluster";
import { watchProcess } from "#server/http/watch-process.ts";
import { createLogger } from "#server/log/logger.ts";
import type { Settings } from "#server/settings.ts";
import { createWorkers, type Member } from "./workers.ts";

type PrimaryOptions = {
  readonly settings: Settings;
  readonly exit: (code: number) => void;
};

/** What a worker may take beyond its delay and its deadline, for its wait for quiet among others. */
const GRACE_MS = 5000;
/** As in main.ts: another start would not help. */
const BAD_SETTINGS = 78;

/**
 * The primary of several workers: it accepts connections and hands them out in turn, and it starts,
 * replaces and ends the workers. Each of them is this same program. SIGTERM drains all of them, SIGHUP
 * replaces them one after the other, the new one ready before the old one leaves.
 */
export async function runPrimary({ settings, exit }: PrimaryOptions): Promise<void> {
  const logger = createLogger(settings);
  const patienceMs = settings.DRAIN_DELAY_MS + settings.DRAIN_DEADLINE_MS + GRACE_MS;
  let draining = false;
  let complete = false;
  let rolling = false;
  let exitCode = 0;

  const workers = createWorkers({
    count: settings.WEB_CONCURRENCY,
    logger,
    onFailure(code) {
      if (draining) {
        exitCode = Math.max(exitCode, code);
        return false;
      }
      // Where the first ones do not start, or the settings are bad, others would not start either.
      if (complete && code !== BAD_SETTINGS) return true;
      drain("worker", Math.max(code, 1));
      return false;
    },
  });

  const drain = (reason: string, code: number) => {
    exitCode = Math.max(exitCode, code);
    if (draining) return;
    draining = true;
    logger.info({ reason }, "draining all workers");
    workers.close();
    const end = (each: Member) => workers.dismiss(each, "drain", patienceMs);
    void Promise.all(workers.list().map(end)).then(() => exit(exitCode));
  };

  /** Returns the reason for which it was given up; undefined when all are new. */
  const replaceEach = async (): Promise<string | undefined> => {
    for (const old of workers.list()) {
      if (draining) return "draining";
      if (old.leaving || old.worker.isDead()) continue;
      const { member, keep } = workers.hireSpare();
      const started = await member.started;
      if (draining) return "draining";
      if (!started) return "worker";
      keep();
      // One that died meanwhile has been replaced already.
      await workers.dismiss(old.worker.isDead() ? member : old, "retire", patienceMs);
    }
    return undefined;
  };
  const roll = async () => {
    if (draining || rolling || !complete) return;
    rolling = true;
    const start = performance.now();
    logger.info({}, "rolling restart");
    const reason = await replaceEach();
    rolling = false;
    const ms = Math.round(performance.now() - start);
    if (reason === undefined) logger.info({ ms }, "rolling restart done");
    else logger.error({ ms, reason }, "rolling restart given up");
  };

  const leaveAtOnce = (code: number) => {
    workers.killAll();
    exit(code);
  };
  watchProcess({ drain, isDraining: () => draining }, logger, leaveAtOnce);
  process.on("SIGHUP", () => void roll());

  cluster.schedulingPolicy = cluster.SCHED_RR;
  // Keeps a figure that is not a number, which JSON does not.
  cluster.setupPrimary({ serialization: "advanced" });
  if (settings.METRICS_PORT !== null) {
    const { serveWorkersMetrics } = await import("#server/metrics/workers-metrics.ts");
    const listening = () => workers.list().flatMap((each) => (each.listening ? each.worker : []));
    await serveWorkersMetrics(listening, { settings, port: settings.METRICS_PORT, logger });
  }
  workers.fill();
  const started = await Promise.all(workers.list().map((each) => each.started));
  complete = started.every(Boolean);
  if (complete) logger.info({ ms: Math.round(performance.now()) }, "all workers are ready");
}
