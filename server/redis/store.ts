import type { Redis } from "ioredis";
import { connectClients, moveClients, type Clients, type StoreAddress } from "./clients.ts";
import { createStoreHealth, type StoreState } from "./store-health.ts";
import { openEvents, type StoreEvent } from "./events.ts";
import {
  createWaitBudget,
  ignoreRefusal,
  isRefusal,
  StoreAwayError,
  type WaitBudget,
  withTimeout,
} from "./patience.ts";

/** How long a start waits for the server before the process goes on without it. */
const START_MS = 4000;
const FLUSH_MS = 1000;
export const KEY_PREFIX = "member-dashboard:";

type StoreOptions = {
  readonly address: StoreAddress;
  /** Sign the events between processes; all processes share at least one. */
  readonly secrets: () => readonly Uint8Array[];
  /** How long one page waits for the store in all; a slower command counts as unanswered. */
  readonly timeoutMs: number;
  readonly onChange: (state: StoreState, awayMs: number) => void;
  /** Called with each failed connection, and each refusal that makes the store unusable. */
  readonly onError: (error: unknown) => void;
};

/**
 * `isBack`: the server has returned; otherwise it was there all the time. `isOther`: it may have
 * lost its data.
 */
type Restore = (
  redis: Redis,
  server: { readonly isBack: boolean; readonly isOther: boolean },
) => Promise<void>;

export type SharedStore = ReturnType<typeof createSharedStore>;

/**
 * The shared store of this process. Its parts use it through `ask` and never wait long: an
 * unanswered command means "away" for all, until `onReturn` has restored what it may have missed.
 */
export function createSharedStore({
  address,
  secrets,
  timeoutMs,
  onChange,
  onError,
}: StoreOptions) {
  let clients: Clients | undefined;
  const restores: Restore[] = [];
  const events = openEvents(secrets, onError);
  const health = createStoreHealth({
    async probe() {
      const server = serverOf(await tellingRefusal(ask(askWho)));
      if (server.fault === undefined) return server.id;
      onError(server.fault);
      // The address may have moved to another server.
      for (const client of Object.values(clientsOrThrow())) client.disconnect(true);
      throw server.fault;
    },
    async restore(isOther) {
      clientsOrThrow();
      await events.untilListening();
      await restoreAll({ isBack: true, isOther });
    },
    flushPending: () => withTimeout(FLUSH_MS, restoreAll({ isBack: false, isOther: false })),
    onChange,
  });
  const connecting = connectClients(address, onError);
  const starting = start();

  async function start() {
    clients = await connecting;
    events.listenOn(clients.events);
    clients.commands.on("close", () => health.lost());
    await health.start(START_MS);
  }

  async function tellingRefusal<Value>(answer: Promise<Value>): Promise<Value> {
    try {
      return await answer;
    } catch (error) {
      if (isRefusal(error)) onError(error);
      throw error;
    }
  }

  /** A refused write is reported and left for later, so that it does not block the rest. */
  async function restoreAll(server: Parameters<Restore>[1]) {
    const redis = clientsOrThrow().commands;
    for (const restore of restores) {
      await tellingRefusal(restore(redis, server)).catch(ignoreRefusal);
    }
  }

  const clientsOrThrow = (): Clients => {
    if (clients === undefined) throw new StoreAwayError();
    return clients;
  };

  /**
   * Sends a command in any state of the store. Rejects with StoreAwayError or the server's refusal.
   */
  async function ask<Reply>(
    work: (redis: Redis) => Promise<Reply>,
    budget = createWaitBudget(timeoutMs),
  ): Promise<Reply> {
    const { commands } = clientsOrThrow();
    if (commands.status !== "ready") throw new StoreAwayError();
    try {
      return await budget.within(work(commands));
    } catch (error) {
      throw isRefusal(error) ? error : new StoreAwayError();
    }
  }

  return {
    ready: () => starting,
    isOpen: () => health.state() === "open",
    /**
     * The server's reply. Rejects with StoreAwayError when it is away or slower than the page's
     * budget, and with its own error when it refuses.
     */
    async ask<Reply>(
      work: (redis: Redis) => Promise<Reply>,
      budget: WaitBudget = createWaitBudget(timeoutMs),
    ): Promise<Reply> {
      if (health.state() !== "open") throw new StoreAwayError();
      const isWhole = budget.isWhole();
      try {
        const reply = await ask(work, budget);
        health.heard();
        return reply;
      } catch (error) {
        // Slow is not away: little of a page's budget may be left.
        if (error instanceof StoreAwayError && isWhole) health.lost();
        throw error;
      }
    },
    /**
     * Registers a function that writes pending data: called on the store's return, and every
     * second, since the store may have refused.
     */
    onReturn: (restore: Restore) => void restores.push(restore),
    sign: (event: StoreEvent): string => events.sign(event),
    countRefusedEvents: () => events.countRefused(),
    onEvent: (listen: (event: StoreEvent) => void) => events.onEvent(listen),
    /** From now on new connections use this URL, with its user and password. */
    async moveTo(url: string) {
      await moveClients(await connecting, { ...address, url });
    },
    async close() {
      health.close();
      await starting.catch(() => undefined);
      clients?.commands.disconnect();
      clients?.events.disconnect();
    },
  };
}

const askWho = async (redis: Redis): Promise<string> =>
  (await Promise.all([redis.info("server"), redis.info("replication")])).join("\n");

/** The parts of Redis' INFO with the server's id, version and role. */
const RUN_ID = /^run_id:(\w+)/m;
const VERSION = /^redis_version:(\d+)/m;
const IS_REPLICA = /^role:slave/m;

/**
 * Older versions refuse scripts that must not fail for lack of memory, and with them every log-out.
 */
const OLDEST = 7;

/** Why a reachable server cannot be used; the name goes to the log. */
class StoreTooOldError extends Error {
  override readonly name = "StoreTooOldError";
}
/** After a failover the former primary gets no new log-outs. */
class StoreReadOnlyError extends Error {
  override readonly name = "StoreReadOnlyError";
}

/** The server's id, which changes when it restarts, and why it cannot be used. */
export function serverOf(info: string): { readonly id: string; readonly fault?: Error } {
  const id = RUN_ID.exec(info)?.[1] ?? "unknown";
  if (Number(VERSION.exec(info)?.[1] ?? OLDEST) < OLDEST)
    return { id, fault: new StoreTooOldError() };
  return IS_REPLICA.test(info) ? { id, fault: new StoreReadOnlyError() } : { id };
}
