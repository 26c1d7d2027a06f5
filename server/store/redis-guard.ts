import type { Redis } from "ioredis";
import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from "cockatiel";
import { connectRedis, type Client, type Connected, type RedisAddress } from "./connect-redis.ts";
import { StoreAwayError } from "./store.ts";

export type RedisOptions = {
  readonly address: RedisAddress;
  /** How long a question waits for its answer. */
  readonly timeoutMs: number;
  /** Called when it can be used, or no longer, with the time that it could not. */
  readonly onChange: (isAnswering: boolean, awayMs: number) => void;
  /** Called with each failed connection, and each refusal that makes it unusable. */
  readonly onError: (error: unknown) => void;
};

/** The most that one turn of the event loop takes off a time-out, however long it lasts. */
const STEP_MS = 15;

/** Questions in a row without an answer, after which none is sent until a probe is answered. */
const OPENS_AFTER = 3;
const PROBE_MS = 1000;
const PROBE_AWAY_MS = 250;

/** A connection without an answer for this long is closed. */
const SILENT_MS = 5000;

/** How long a start waits for the server before the process goes on without it. */
const START_MS = 4000;

const nothing = (): void => undefined;

/** Whether the server itself answered with an error. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === "ReplyError";

/**
 * Asks Redis under one time-out and one circuit breaker. In the background a probe asks each server
 * whether it can be used, and closes the breaker again; no question of a request is the trial.
 */
export function createRedisGuard({ address, timeoutMs, onChange, onError }: RedisOptions) {
  const breaker = circuitBreaker(
    handleWhen((error) => !isRefusal(error)),
    { halfOpenAfter: 0, breaker: new ConsecutiveBreaker(OPENS_AFTER) },
  );
  const closed = new AbortController();
  /** When it was there first, or was closed. */
  const opened = Promise.withResolvers<void>();
  let connected: Connected | undefined;
  let isUsable = false;
  let isWhole = false;
  let reported: boolean | undefined;
  let lastThere = performance.now();
  let wake = nothing;

  const client = (): Client => {
    if (connected?.client.status !== "ready") throw new StoreAwayError("no connection");
    return connected.client;
  };
  const canAsk = () =>
    isUsable && breaker.state === CircuitState.Closed && connected?.client.status === "ready";
  const isAnswering = () => isWhole && canAsk();
  const report = () => {
    const is = isAnswering();
    if (is) opened.resolve();
    if (reported !== is) onChange(is, performance.now() - lastThere);
    reported = is;
    if (is) lastThere = performance.now();
  };

  async function look(at: Connected) {
    try {
      const probe = async () => faultsOf(await at.servers());
      const faults = await breaker.execute(() => within(timeoutMs, probe()));
      isWhole = faults.length === 0;
      isUsable = faults.every(({ isOutage }) => isOutage);
      for (const { error } of faults) onError(error);
      // The address may have moved to another server.
      if (!isUsable && !address.isCluster) at.client.disconnect(true);
    } catch (error) {
      isWhole = false;
      if (isRefusal(error)) onError(error);
    }
    if (!isWhole) at.markNodeListStale();
  }

  async function watch() {
    connected = await connectRedis(address, timeoutMs, onError);
    connected.client
      .on("ready", () => wake())
      .on("close", () => {
        isUsable = false;
        wake();
      });
    while (!closed.signal.aborted) {
      await look(connected);
      if (closed.signal.aborted) break;
      // It was never there, so this is not a change.
      if (reported !== undefined || isAnswering()) report();
      await new Promise<void>((resolve) => {
        wake = resolve;
        // The timer does not keep a finished process alive.
        setTimeout(resolve, isAnswering() ? PROBE_MS : PROBE_AWAY_MS).unref();
      });
    }
    connected.close();
  }

  async function start() {
    void watch();
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, START_MS);
    await Promise.race([opened.promise, late.promise]);
    clearTimeout(timer);
    if (!closed.signal.aborted) report();
  }
  const ready = start();

  return {
    /** The answer of Redis. Rejects with StoreAwayError where there is none, or a refusal. */
    async ask<Reply>(work: (client: Client) => Promise<Reply>): Promise<Reply> {
      if (!canAsk()) throw new StoreAwayError("not asked");
      try {
        return await breaker.execute(() => within(timeoutMs, work(client())));
      } catch (error) {
        if (breaker.state !== CircuitState.Closed) wake();
        throw error instanceof StoreAwayError ? error : new StoreAwayError(error);
      }
    },
    client,
    isAnswering,
    /** Resolves when the store is first reached, or closed. */
    opened: opened.promise,
    /** Resolves like `opened`, but at the latest after a while without the store. */
    ready: () => ready,
    close() {
      closed.abort();
      opened.resolve();
      wake();
      connected?.close();
    },
  };
}

type Fault = { readonly error: unknown; readonly isOutage: boolean };

/** Why servers cannot be used. Rejects if none answers. */
async function faultsOf(servers: readonly Redis[]): Promise<readonly Fault[]> {
  for (const each of unanswered.keys()) if (each.status === "end") unanswered.delete(each);
  const answers = await Promise.allSettled(servers.map((each) => infoOf(each)));
  const lost = answers.filter((each) => each.status === "rejected");
  if (lost.length === answers.length)
    throw lost[0]?.reason ?? new StoreAwayError("no server is known");
  return answers.flatMap((answer): Fault[] => {
    if (answer.status === "rejected") return [{ error: answer.reason, isOutage: true }];
    const error = faultOf(answer.value);
    return error === null ? [] : [{ error, isOutage: false }];
  });
}

/** When the first question was sent that a connection has not answered. */
const unanswered = new Map<Redis, number>();

/** What a server says of itself. Closes a connection that broke without notice. */
async function infoOf(redis: Redis): Promise<string> {
  const now = performance.now();
  // Not since its last answer: a process that was busy itself has not asked. The library's
  // `socketTimeout` would cut the next connection.
  const since = unanswered.get(redis) ?? now;
  if (now - since > SILENT_MS && redis.status === "ready") {
    redis.stream.destroy();
    unanswered.delete(redis);
  } else unanswered.set(redis, since);
  const parts = await Promise.all([redis.info("server"), redis.info("replication")]);
  unanswered.delete(redis);
  return parts.join("\n");
}

/** Why a reachable server cannot be used; the name goes to the log. */
class StoreTooOldError extends Error {
  override readonly name = "StoreTooOldError";
}

/** After a failover the former primary gets no new log-outs. */
class StoreReadOnlyError extends Error {
  override readonly name = "StoreReadOnlyError";
}

/** Older versions know no scripts that run on a full server, as every log-out must. */
const OLDEST = 7;

/** Why a server with this INFO cannot be used. */
export function faultOf(info: string): Error | null {
  const version = /^redis_version:(\d+)/m.exec(info)?.[1] ?? OLDEST;
  if (Number(version) < OLDEST) return new StoreTooOldError();
  // A cluster's replica sends its clients on to the primary.
  const isReplica = /^role:slave/m.test(info) && !/^redis_mode:cluster/m.test(info);
  return isReplica ? new StoreReadOnlyError() : null;
}

/**
 * The answer if it comes within `ms`, else StoreAwayError. Time in which this process was busy does
 * not count, because no answer can be read between two turns of the event loop.
 */
export function within<Value>(ms: number, answer: Promise<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  let timer: NodeJS.Timeout;
  const tick = (left: number) => {
    if (left > 0) timer = setTimeout(() => tick(left - STEP_MS), Math.min(left, STEP_MS));
    // After another turn, in which the sockets were read.
    else setImmediate(() => reject(new StoreAwayError("no answer in time")));
  };
  tick(ms);
  answer.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
