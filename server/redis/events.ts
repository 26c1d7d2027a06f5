import type { Redis } from "ioredis";
import { eventSigner, type StoreEvent } from "./signed-events.ts";
import { StoreAwayError } from "./within.ts";

export const EVENTS_CHANNEL = "member-dashboard:events";

/** A listener connects anew at least twice a second. */
const LISTENING_MS = 2000;
const LISTENING_EVERY_MS = 10;

/** Listens to the events of all processes, and says when some may have been missed. */
export function openEvents(secrets: readonly Uint8Array[], onError: (error: unknown) => void) {
  const signer = eventSigner(secrets);
  const listeners: ((event: StoreEvent) => void)[] = [];
  const missedListeners: (() => void)[] = [];
  let isListening = false;
  let refused = 0;

  const receive = (text: string) => {
    try {
      const event = signer.open(text);
      if (event !== null) for (const listen of listeners) listen(event);
    } catch (error) {
      // Also one of another version, which it would not understand.
      refused += 1;
      onError(error);
    }
  };

  return {
    sign: (event: StoreEvent): string => signer.sign(event),
    /** How many messages were refused: forged, sent again, or not understood. */
    countRefused: () => refused,
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
    listenOn(redis: Redis) {
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
