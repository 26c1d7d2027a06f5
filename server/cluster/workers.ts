import cluster, { type Worker } from "node:cluster";
import type { Logger } from "#server/log/logger.ts";
import { createBackOff } from "./back-off.ts";
import type { ToPrimary, ToWorker } from "./watch-primary.ts";

export type Member = {
  readonly worker: Worker;
  /** Resolves to whether it listens: false where it ended before. */
  readonly started: Promise<boolean>;
  readonly ended: Promise<void>;
  listening: boolean;
  /** Whether it is on its way out, so that another takes its place. */
  leaving: boolean;
  /** Whether nobody is surprised by its end, so that its code counts for nothing. */
  dismissed: boolean;
};

type WorkersOptions = {
  readonly count: number;
  readonly logger: Logger;
  /** Told of each end that nobody asked for. Whoever returns false wants no replacement. */
  readonly onFailure: (code: number) => boolean;
};

/** How long a worker may take to listen. */
const START_MS = 60_000;

/** Keeps `count` workers running; more only while one replaces another. */
export function createWorkers({ count, logger, onFailure }: WorkersOptions) {
  const members = new Set<Member>();
  /** Started to take the place of one that still serves. */
  const spare = new Set<Member>();
  const nextDelay = createBackOff();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const staying = () => [...members].filter((each) => !each.leaving && !spare.has(each));

  const fill = () => {
    timer = undefined;
    const missing = closed ? 0 : count - staying().length;
    for (let n = 0; n < missing; n += 1) hire();
  };
  const fillLater = () => {
    if (!closed) timer ??= setTimeout(fill, nextDelay());
  };

  const noteEnd = (member: Member, code: number | null, signal: string | null) => {
    members.delete(member);
    const wasSpare = spare.delete(member);
    if (member.dismissed && code !== 1) return;
    logger.error({ worker: member.worker.id, reason: signal ?? `exit-${code}` }, "worker ended");
    // Whoever hired a spare one sees that it did not start; one that leaves is replaced already.
    if (wasSpare && !closed) return;
    if (onFailure(code ?? 1) && !member.leaving) fillLater();
  };

  const hire = (): Member => {
    const worker = cluster.fork();
    const listening = Promise.withResolvers<boolean>();
    const ended = Promise.withResolvers<void>();
    const started = Promise.race([listening.promise, ended.promise.then(() => false)]);
    const member: Member = {
      worker,
      started,
      ended: ended.promise,
      listening: false,
      leaving: false,
      dismissed: false,
    };
    const late = setTimeout(() => worker.process.kill("SIGKILL"), START_MS);
    const end = (code: number | null, signal: string | null) => {
      clearTimeout(late);
      noteEnd(member, code, signal);
      ended.resolve();
    };
    worker.once("listening", () => {
      clearTimeout(late);
      member.listening = true;
      listening.resolve(true);
    });
    worker.once("exit", end);
    // A process that could not be made has no other end; a broken channel is followed by one.
    worker.on("error", () => {
      if (worker.process.pid === undefined) end(1, null);
    });
    worker.on("message", (message) => {
      if (message !== ("leaving" satisfies ToPrimary)) return;
      member.leaving = true;
      fillLater();
    });
    members.add(member);
    return member;
  };

  return {
    /** Starts all of them. */
    fill,
    list: (): readonly Member[] => [...members],
    /** Starts a worker besides the others; `keep` makes it one of them. */
    hireSpare() {
      const member = hire();
      spare.add(member);
      return { member, keep: () => void spare.delete(member) };
    },
    /** Tells a worker to end, and ends it where it has not within `patienceMs`. */
    async dismiss(member: Member, how: ToWorker, patienceMs: number): Promise<void> {
      member.leaving = true;
      member.dismissed = true;
      const kill = () => member.worker.process.kill("SIGKILL");
      // A worker that does not listen has no request; an error of a broken channel is its end.
      if (member.listening) member.worker.send(how, () => {});
      else kill();
      const late = setTimeout(() => {
        logger.warn({ worker: member.worker.id, ms: patienceMs }, "worker did not end");
        kill();
      }, patienceMs);
      await member.ended;
      clearTimeout(late);
    },
    /** Replaces no worker any more. */
    close() {
      closed = true;
      clearTimeout(timer);
    },
    killAll: () => members.forEach(({ worker }) => worker.process.kill("SIGKILL")),
  };
}
