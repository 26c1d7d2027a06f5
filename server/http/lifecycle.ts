import type { Server } from "node:http";
import type { Logger } from "#server/log/logger.ts";
import type { Settings } from "#server/settings.ts";

export type Lifecycle = {
  readonly isDraining: () => boolean;
  /** Resolves when requests may be worked on; undefined when they may be at once. */
  readonly whenReleased: () => Promise<void> | undefined;
  /** Tells which server to close when the end comes. */
  readonly attachServer: (server: Server) => void;
  /** Takes no further work, finishes what is under way, and exits with `code`. */
  readonly drain: (reason: string, code: number) => void;
};

type LifecycleOptions = {
  readonly settings: Pick<Settings, "DRAIN_DELAY_MS" | "DRAIN_DEADLINE_MS">;
  readonly logger: Logger;
  readonly exit: (code: number) => void;
};

const IDLE_SWEEP_MS = 100;
const QUIET_MS = 50;
const LONGEST_WAIT_FOR_QUIET_MS = 1000;

/**
 * The end of a process, in four steps. First it says "not ready" while it still answers, so that
 * whoever spreads the traffic takes it out before a single connection is refused; each answer now
 * closes its connection. Then it holds requests back until no connection has come for a moment:
 * those the system has queued would be reset, with their requests unread, if listening stopped
 * now. Then it stops listening and answers what it has. What is open at the deadline is cut.
 */
export function createLifecycle(options: LifecycleOptions): Lifecycle {
  const { settings, logger, exit } = options;
  let server: Server | undefined;
  let released: Promise<void> | undefined;
  let draining = false;
  let exitCode = 0;

  const close = (open: Server) => {
    const start = performance.now();
    // An answer begun before the drain promised to keep its connection; once idle it must go.
    const sweep = setInterval(() => open.closeIdleConnections(), IDLE_SWEEP_MS);
    const deadline = setTimeout(() => {
      logger.warn({ ms: settings.DRAIN_DEADLINE_MS }, "drain deadline passed");
      open.closeAllConnections();
    }, settings.DRAIN_DEADLINE_MS);
    open.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      logger.info({ ms: Math.round(performance.now() - start) }, "stopped");
      exit(exitCode);
    });
  };

  const holdAndClose = (open: Server) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    released = promise;
    whenQuiet(open, () => {
      close(open);
      released = undefined;
      resolve();
    });
  };

  return {
    isDraining: () => draining,
    whenReleased: () => released,
    attachServer(started) {
      server = started;
    },
    drain(reason, code) {
      exitCode = Math.max(exitCode, code);
      if (draining) return;
      draining = true;
      logger.info({ reason }, "draining");
      const open = server;
      // A process that never listened has no traffic to be taken out of.
      if (open?.listening === true) setTimeout(() => holdAndClose(open), settings.DRAIN_DELAY_MS);
      else exit(exitCode);
    },
  };
}

/** Calls back once no connection has come for a moment, or when waiting for that took too long. */
function whenQuiet(server: Server, callback: () => void): void {
  const latest = performance.now() + LONGEST_WAIT_FOR_QUIET_MS;
  let last = performance.now();
  const note = () => (last = performance.now());
  server.on("connection", note);
  const look = () => {
    const now = performance.now();
    if (now - last < QUIET_MS && now < latest) {
      lookLater();
      return;
    }
    server.off("connection", note);
    callback();
  };
  // Looks right after a turn's accepting, so that a busy turn hides no connection.
  const lookLater = () => setTimeout(() => setImmediate(look), QUIET_MS / 5);
  lookLater();
}
