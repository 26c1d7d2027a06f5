import type { Logger } from "#server/log/logger.ts";
import type { Lifecycle } from "./lifecycle.ts";

/** SIGTERM and SIGINT drain, a second one exits at once; an uncaught error drains and fails. */
export function watchProcess(
  lifecycle: Pick<Lifecycle, "drain" | "isDraining">,
  logger: Logger,
  exit: (code: number) => void,
): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (lifecycle.isDraining()) exit(1);
      else lifecycle.drain(signal, 0);
    });
  }
  watchFaults(logger, (reason) => lifecycle.drain(reason, 1));
}

/** Logs errors that nobody caught, and lets `end` end the process. */
export function watchFaults(logger: Logger, end: (reason: string) => void): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal({ reason: event, error }, "unforeseen fault");
      end(event);
    });
  }
}
