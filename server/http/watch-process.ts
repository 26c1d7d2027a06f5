import type { Logger } from "#server/log/logger.ts";
import type { Lifecycle } from "./lifecycle.ts";

/** SIGTERM and SIGINT drain, a second one exits at once; an uncaught error drains and fails. */
export function watchProcess(
  lifecycle: Lifecycle,
  logger: Logger,
  exit: (code: number) => void,
): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (lifecycle.isDraining()) exit(1);
      else lifecycle.drain(signal, 0);
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal({ reason: event, error }, "unforeseen fault");
      lifecycle.drain(event, 1);
    });
  }
}
