import type { Redis } from "ioredis";
import { StoreAwayError } from "./patience.ts";
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";

export const EVENTS_CHANNEL = "member-dashboard:events";

/** A subscriber reconnects at least twice a second. */
const LISTENING_MS = 2000;
const LISTENING_EVERY_MS = 10;

/** Receives the events of all processes. */
export function openEvents(
  secrets: () => readonly Uint8Array[],
  onError: (error: unknown) => void,
) {
  const signer = eventSigner(secrets);
  const listeners: ((event: StoreEvent) => void)[] = [];
  let isListening = false;
  let refused = 0;

  const receive = (text: string) => {
    try {
      const event = signer.open(text);
      if (event !== null) for (const listen of listeners) listen(event);
    } catch (error) {
      // Also an event of another version, which it could not parse.
      refused += 1;
      onError(error);
    }
  };

  return {
    sign: (event: StoreEvent): string => signer.sign(event),
    countRefused: () => refused,
    onEvent: (listen: (event: StoreEvent) => void) => void listeners.push(listen),
    /**
     * Rejects with StoreAwayError on time-out: a process that does not listen would miss a log-out.
     */
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
      redis.on("ready", () => {
        redis.subscribe(EVENTS_CHANNEL).then(() => (isListening = true), onError);
      });
      redis.on("close", () => (isListening = false));
    },
  };
}

/** An event for all processes: a mark (marks.ts). */
const storeEvent = z.object({
  kind: z.literal("mark"),
  mark: z.enum(["ended", "since"]),
  key: z.string(),
  at: z.int().nonnegative(),
});

export type StoreEvent = Readonly<z.output<typeof storeEvent>>;

/** `by` is the process, and `n` the number of its event. */
const envelope = z.object({ by: z.string(), n: z.int(), event: storeEvent });

/** A forged or repeated message; its name goes to the log. */
export class EventRefusedError extends Error {
  override readonly name = "EventRefusedError";
}

/** Longer than any event, and quick to check. */
const LONGEST = 20_000;
/** How many recent senders are remembered; more than ever run at a time. */
const SENDERS = 1000;

/**
 * Signs this process's events and verifies those of others. Events are signed with each key of the
 * ring; any one of them verifies. They are numbered by process, so that none is accepted twice.
 */
function eventSigner(secrets: () => readonly Uint8Array[]) {
  const me = randomUUID();
  const heard = new LRUCache<string, number>({ max: SENDERS });
  let told = 0;
  const signaturesOf = (body: string) =>
    secrets().map((secret) => createHmac("sha256", secret).update(body).digest("base64url"));

  return {
    sign(event: StoreEvent): string {
      told += 1;
      const body = JSON.stringify({ by: me, n: told, event } satisfies z.input<typeof envelope>);
      return `${signaturesOf(body).join(",")} ${body}`;
    },
    /** Null for this process's own. Throws EventRefusedError. */
    open(text: string): StoreEvent | null {
      const space = text.indexOf(" ");
      if (text.length > LONGEST || space === -1) throw new EventRefusedError();
      const body = text.slice(space + 1);
      const given = text.slice(0, space).split(",");
      const known = signaturesOf(body);
      if (!given.some((each) => known.some((own) => isSame(each, own)))) {
        throw new EventRefusedError();
      }
      const { by, n, event } = envelope.parse(JSON.parse(body));
      if (by === me) return null;
      if (n <= (heard.get(by) ?? 0)) throw new EventRefusedError();
      heard.set(by, n);
      return event;
    },
  };
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
