import type { Lifecycle } from "#server/http/lifecycle.ts";
import { watchFaults } from "#server/http/watch-process.ts";
import type { Logger } from "#server/log/logger.ts";

/** What the primary tells a worker, and a worker the primary. */
export type ToWorker = "drain" | "retire";
export type ToPrimary = "leaving";

/**
 * A worker ends when the primary tells it to: a terminal or a service manager signals the whole group,
 * which must not count as a second signal. Without a primary Node ends it. An uncaught error retires
 * it, and the primary puts another in its place.
 */
export function watchPrimary(lifecycle: Lifecycle, logger: Logger): void {
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
  process.on("message", (message) => {
    if (message === ("drain" satisfies ToWorker)) lifecycle.drain("primary", 0);
    if (message === ("retire" satisfies ToWorker)) lifecycle.retire("primary", 0);
  });
  watchFaults(logger, (reason) => {
    process.send?.("leaving" satisfies ToPrimary);
    lifecycle.retire(reason, 1);
  });
}
