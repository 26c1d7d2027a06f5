import { constants, fstatSync, openSync } from "node:fs";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { pino, type DestinationStream } from "pino";

export type LogOutput = DestinationStream & {
  /** Lines that were lost, because the buffer was full or the reader is gone. */
  readonly lostLines: () => number;
  /** Writes the buffer, for `ms` at most, and closes. The rest is lost. */
  readonly end: (ms: number) => Promise<void>;
};

type OutputOptions = {
  readonly fd: number;
  /** The size of the buffer. */
  readonly maxBytes?: number;
};

const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Writes lines without blocking the process. While the disk is full or a pipe's reader is stuck,
 * lines are buffered up to a limit and lost beyond it; the buffer is written as soon as that works.
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
      // Not flushed, because pino would retry until it works and the process could not end.
      file.destroy();
    },
  };
}

/**
 * The same pipe, reopened where the system allows it: writes to a full pipe then fails at once and
 * are retried, while a blocked write in a thread would keep the process from ending. Only pipes can
 * block; a reopened file would have its own position, and standard error could write over it.
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

/** Standard output for all loggers that this process creates from now on. */
export function openStandardOutput(): LogOutput {
  ofProcess ??= openLogOutput({ fd: process.stdout.fd });
  return ofProcess;
}

/** Another output for all loggers that are created from now on; tests read theirs at once. */
export function replaceStandardOutput(output: LogOutput): void {
  ofProcess = output;
}

/** Undefined if another program runs the app: pino then writes to standard output itself. */
export const standardOutput = (): LogOutput | undefined => ofProcess;
