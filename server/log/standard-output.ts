import { constants, fstatSync, openSync } from "node:fs";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { pino, type DestinationStream } from "pino";

export type LogOutput = DestinationStream & {
  /** Lines that were not written, because more than the bound waited or the reader is gone. */
  readonly lostLines: () => number;
  /** Writes what waits, for `ms` at most, and closes. What is left then is lost. */
  readonly end: (ms: number) => Promise<void>;
};

type OutputOptions = {
  readonly fd: number;
  /** How much may wait to be written. */
  readonly maxBytes?: number;
};

const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Writes lines without holding up the process: where the disk is full, or the reader of a pipe is
 * stuck, lines wait up to the bound and are lost beyond it. What waits is written once it can be.
 */
export function openLogOutput({ fd, maxBytes = MAX_BYTES }: OutputOptions): LogOutput {
  const file = pino.destination({ dest: withoutBlocking(fd), sync: false, maxLength: maxBytes });
  let lost = 0;
  let waiting = false;
  let isBroken = false;
  let hasEnded = false;
  file.on("drop", () => (lost += 1));
  file.on("drain", () => (waiting = false));
  file.on("error", ({ code }: NodeJS.ErrnoException) => (isBroken ||= code === "EPIPE"));
  return {
    write(line) {
      if (hasEnded || isBroken) {
        lost += 1;
        return;
      }
      waiting = true;
      file.write(line);
    },
    lostLines: () => lost,
    async end(ms) {
      if (hasEnded) return;
      hasEnded = true;
      const late = new AbortController();
      if (waiting && !isBroken) {
        const drained = once(file, "drain", { signal: late.signal }).catch(() => undefined);
        await Promise.race([drained, wait(ms, undefined, { signal: late.signal })]);
      }
      late.abort();
      // Not flushed: pino would try again until it can, and the process would not end.
      file.destroy();
    },
  };
}

/**
 * The same pipe, opened anew where the system allows it: a write to a full one then fails at once and
 * is tried again, while one that waits in a thread would keep the process from ending. Nothing else
 * blocks; a file opened anew would have a place of its own, and standard error could write over it.
 */
function withoutBlocking(fd: number): number {
  if (!fstatSync(fd).isFIFO()) return fd;
  try {
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return fd;
  }
}

let ofProcess: LogOutput | undefined;

/** Standard output for all loggers that this process makes from now on. */
export function openStandardOutput(): LogOutput {
  ofProcess ??= openLogOutput({ fd: process.stdout.fd });
  return ofProcess;
}

/** Undefined where another program runs the app: pino then writes to standard output itself. */
export const standardOutput = (): LogOutput | undefined => ofProcess;
