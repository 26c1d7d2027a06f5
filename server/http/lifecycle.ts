import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import type { Logger } from "#server/log/logger.ts";
import type { Settings } from "#server/settings/settings.ts";

export type Lifecycle = Readonly<ReturnType<typeof createLifecycle>>;

type LifecycleOptions = {
  readonly settings: Pick<Settings, "DRAIN_DELAY_MS" | "DRAIN_DEADLINE_MS">;
  readonly logger: Logger;
  readonly exit: (code: number) => void;
};

const IDLE_SWEEP_MS = 100;
/** Between two looks for new connections. */
const LOOK_MS = 10;
/** Looks without a new connection after which none is expected. */
const QUIET_LOOKS = 5;
/** The most looks before a process stops listening all the same. */
const MOST_LOOKS = 100;
/** How long the last work may take if the requests have used up the deadline. */
const LAST_WORK_MS = 200;

/** Work between the last response and the exit, for `ms` at most. */
type LastWork = (ms: number) => Promise<void>;

/**
 * The end of a process. First it reports "not ready" while it still answers, so that load balancers
 * take it out; each response closes its connection. Then it holds requests until no connection has
 * come for a moment, because connections still queued by the system would be reset. Then it stops
 * listening and finishes its requests; those still open at the deadline are cut.
 */
export function createLifecycle(options: LifecycleOptions) {
  const { settings, logger, exit } = options;
  let server: Server | undefined;
  const sockets = new Set<Socket>();
  let released: Promise<void> | undefined;
  let ready = true;
  let draining = false;
  const lastWorks: LastWork[] = [];
  let exitCode = 0;
  const leave = () => exit(exitCode);

  /**
   * Closes kept-alive connections. Node counts a connection as idle as soon as its response has
   * ended, and would cut what a slow client has not read: nothing is closed while any data is
   * unsent.
   */
  const closeIdle = (open: Server) => {
    for (const { writableLength } of sockets) if (writableLength > 0) return;
    open.closeIdleConnections();
  };
  const close = (open: Server) => {
    const start = performance.now();
    const sweep = setInterval(() => closeIdle(open), IDLE_SWEEP_MS);
    const deadline = setTimeout(() => {
      logger.warn({ ms: settings.DRAIN_DEADLINE_MS }, "drain deadline passed");
      open.closeAllConnections();
    }, settings.DRAIN_DEADLINE_MS);
    const stop = () => {
      clearInterval(sweep);
      clearTimeout(deadline);
      logger.info({ ms: Math.round(performance.now() - start) }, "stopped");
      const left = start + settings.DRAIN_DEADLINE_MS - performance.now();
      const works = lastWorks.map((work) => work(Math.max(left, LAST_WORK_MS)));
      void Promise.allSettled(works).then(leave);
    };
    stopListening(open, stop);
    closeIdle(open);
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
    /** Whether each response now closes its connection. */
    isDraining: () => draining,
    /** Whether balancers may send requests to this process's port. */
    isReady: () => ready && server?.listening === true,
    /** Resolves when requests may be handled; undefined when they may be at once. */
    whenReleased: () => released,
    attachServer(started: Server) {
      server = started;
      started.on("connection", (socket) => {
        sockets.add(socket);
        socket.once("close", () => sockets.delete(socket));
      });
    },
    /** Adds work between the last response and the exit, within the deadline. */
    attachLastWork: (work: LastWork) => void lastWorks.push(work),
    /** Takes no new requests, finishes those under way, and exits with `code`. */
    drain(reason: string, code: number) {
      exitCode = Math.max(exitCode, code);
      ready = false;
      if (draining) return;
      draining = true;
      logger.info({ reason }, "draining");
      const open = server;
      // A process that never listened has no traffic to wait for.
      if (open?.listening === true) setTimeout(() => holdAndClose(open), settings.DRAIN_DELAY_MS);
      else exit(exitCode);
    },
  };
}

/** Takes no more connections. The HTTP server's own close would also cut idle connections. */
function stopListening(server: Server, callback: () => void): void {
  NetServer.prototype.close.call(server, callback);
}

/**
 * Calls back once no connection has come for a moment, or after the longest wait for that. Both are
 * counted in looks: a process that gets no processor for a while has only not looked.
 */
function whenQuiet(server: Server, callback: () => void): void {
  let looks = 0;
  let quietLooks = 0;
  const note = () => (quietLooks = 0);
  server.on("connection", note);
  const look = () => {
    looks += 1;
    quietLooks += 1;
    if (quietLooks < QUIET_LOOKS && looks < MOST_LOOKS) {
      lookLater();
      return;
    }
    server.off("connection", note);
    callback();
  };
  // Checks after the event loop has accepted connections, so that a busy turn hides none.
  const lookLater = () => setTimeout(() => setImmediate(look), LOOK_MS);
  lookLater();
}

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

function watchFaults(logger: Logger, end: (reason: string) => void): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal({ reason: event, error }, "unforeseen fault");
      end(event);
    });
  }
}
