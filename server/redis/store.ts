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

/** How long a start waits for the server before the process goes on without. */
const START_MS = 4000;
const FLUSH_MS = 1000;
export const KEY_PREFIX = "member-dashboard:";

type StoreOptions = {
  readonly address: StoreAddress;
  /** Sign what processes tell each other: those of all processes have one in common. */
  readonly secrets: () => readonly Uint8Array[];
  /** What one page waits for it in all; a command that takes longer counts as unanswered. */
  readonly timeoutMs: number;
  readonly onChange: (state: StoreState, awayMs: number) => void;
  /** Told why it cannot be used: of each failed connection, and of each refusal that keeps it away. */
  readonly onError: (error: unknown) => void;
};

/** `isBack`: the server is there again, else it was there all the time. `isOther` is one that may have forgotten. */
type Restore = (
  redis: Redis,
  server: { readonly isBack: boolean; readonly isOther: boolean },
) => Promise<void>;

export type SharedStore = ReturnType<typeof createSharedStore>;

/**
 * The shared store of this process. Its parts ask it through `ask` and never wait long: an
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
      // Where its address has moved another server is found.
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

  /** What the server refuses of it is told, and left for later: it must not keep all else away. */
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

  /** Asks whatever the store's state is. Rejects with StoreAwayError or the server's refusal. */
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
     * The server's reply. Rejects with StoreAwayError when it is away, or slower than the budget of
     * the page allows; with its own error when it refuses.
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
        // Slow is not away: what is left of a page's budget may be little.
        if (error instanceof StoreAwayError && isWhole) health.lost();
        throw error;
      }
    },
    /**
     * Adds what tells the server what it does not know yet: on its return, and every second, since
     * it may have refused.
     */
    onReturn: (restore: Restore) => void restores.push(restore),
    sign: (event: StoreEvent): string => events.sign(event),
    countRefusedEvents: () => events.countRefused(),
    onEvent: (listen: (event: StoreEvent) => void) => events.onEvent(listen),
    /** From now on new connections are made to this URL, with its user and password. */
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

/** The parts of Redis' replies to INFO that say who it is, of which version, and whether it only reads. */
const RUN_ID = /^run_id:(\w+)/m;
const VERSION = /^redis_version:(\d+)/m;
const IS_REPLICA = /^role:slave/m;

/** Older ones refuse the scripts that must not fail for want of memory, and with them every log-out. */
const OLDEST = 7;

/** Why a server that answers cannot be used; the name is what the log has. */
class StoreTooOldError extends Error {
  override readonly name = "StoreTooOldError";
}
/** After a failover the former primary knows of no new log-out. */
class StoreReadOnlyError extends Error {
  override readonly name = "StoreReadOnlyError";
}

/** An id of the server that changes when it starts anew, and why it cannot be used. */
export function serverOf(info: string): { readonly id: string; readonly fault?: Error } {
  const id = RUN_ID.exec(info)?.[1] ?? "unknown";
  if (Number(VERSION.exec(info)?.[1] ?? OLDEST) < OLDEST)
    return { id, fault: new StoreTooOldError() };
  return IS_REPLICA.test(info) ? { id, fault: new StoreReadOnlyError() } : { id };
}
