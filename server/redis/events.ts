import type { Redis } from "ioredis";
import { z } from "zod";
import { StoreAwayError } from "./within.ts";

export const EVENTS_CHANNEL = "member-dashboard:events";

/**
 * What a process tells all others. `session` is a session's key (session-key.ts), which says nothing
 * of the session: it has ended, from that moment on, which is to be known until another; or its cached
 * answers of these calls are void.
 */
const storeEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ended"), session: z.string(), from: z.number(), until: z.number() }),
  z.object({
    kind: z.literal("dropped"),
    /** The process that dropped them, which needs no telling. */
    by: z.string(),
    session: z.string(),
    paths: z.array(z.string()).optional(),
  }),
]);

export type StoreEvent = Readonly<z.output<typeof storeEvent>>;

/** A listener connects anew at least twice a second. */
const LISTENING_MS = 2000;
const LISTENING_EVERY_MS = 10;

/** Listens to the events of all processes, and says when some may have been missed. */
export function openEvents() {
  const listeners: ((event: StoreEvent) => void)[] = [];
  const missedListeners: (() => void)[] = [];
  let isListening = false;

  const receive = (text: string) => {
    const event = storeEvent.safeParse(jsonOf(text));
    if (event.success) for (const listen of listeners) listen(event.data);
  };

  return {
    onEvent: (listen: (event: StoreEvent) => void) => void listeners.push(listen),
    onMissed: (missed: () => void) => void missedListeners.push(missed),
    /** Rejects with StoreAwayError where that takes too long: who does not listen misses a write. */
    async untilListening() {
      const giveUp = performance.now() + LISTENING_MS;
      // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- the connection's events do
      while (!isListening) {
        if (performance.now() > giveUp) throw new StoreAwayError();
        await new Promise((resolve) => setTimeout(resolve, LISTENING_EVERY_MS));
      }
    },
    listenOn(redis: Redis, onError: (error: unknown) => void) {
      redis.on("message", (_channel, text) => receive(text));
      // Also after each new connection: what was told in between never arrives.
      redis.on("ready", () => {
        redis.subscribe(EVENTS_CHANNEL).then(() => {
          isListening = true;
          missedListeners.forEach((missed) => missed());
        }, onError);
      });
      redis.on("close", () => (isListening = false));
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
