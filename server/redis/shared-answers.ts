import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { EVENTS_CHANNEL } from "./events.ts";
import { retryUntilAcknowledged, tellEach } from "./patience.ts";
import { answerSeal, type AnswerSeal, type StoredAnswer } from "./sealed-answer.ts";
import { KEY_PREFIX, type SharedStore } from "./store.ts";

type KnownSession = { readonly token: string; readonly seal: AnswerSeal; expiryToldAt: number };

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;
export type SharedFinding = NonNullable<Awaited<ReturnType<SharedAnswers["find"]>>>;

/** From the last answer that was added; the two hours of a session would take thrice the memory. */
const KEPT_MS = 2_700_000;
/** A hash need not be told with every answer when it ends. */
const EXPIRY_EVERY_MS = 60_000;
/** Larger answers stay in the process: they would hold up all others on the connection. */
const LONGEST_TEXT = 500_000;
/** What is longer on the store is none of ours, and not read. */
const LONGEST_VALUE = 1_000_000;
const GENERATION = "generation";

/**
 * Begins a new generation of a session's answers, of some calls or of all, so that one that was
 * asked for before is never taken for current. Also when the server is full.
 */
const DROP = `#!lua flags=allow-oom
local marks = {unpack(ARGV, 5)}
if #marks == 0 then
  redis.call('DEL', KEYS[1])
  marks = {'${GENERATION}'}
end
for _, mark in ipairs(marks) do
  if type(redis.pcall('HSET', KEYS[1], mark, ARGV[1])) == 'table' then
    redis.call('DEL', KEYS[1])
    redis.call('HSET', KEYS[1], mark, ARGV[1])
  end
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('PUBLISH', ARGV[3], ARGV[4])
return 1`;

/** Reads fields of a hash that are no longer than can be. */
const FIND = `
local found = {}
for at = 2, #ARGV do
  local isShort = redis.call('HSTRLEN', KEYS[1], ARGV[at]) <= tonumber(ARGV[1])
  found[at - 1] = isShort and redis.call('HGET', KEYS[1], ARGV[at])
end
return found`;

const found = z.array(z.instanceof(Buffer).nullable());

/**
 * The gateway's answers as all processes share them: a sealed hash for each session
 * (docs/decisions/2026-11-23-shared-answers.md).
 */
export function createSharedAnswers(store: SharedStore) {
  /** By session; its own memory is small, and what is pushed out is derived anew. */
  const known = new LRUCache<string, KnownSession>({ max: 5000 });
  /** What could not be told yet; undefined for all calls of the session. */
  const pending = new Map<string, readonly string[] | undefined>();

  async function tell(redis: Redis, session: string, paths: readonly string[] | undefined) {
    // Without the member's key, which only reads bring here, all of the session's answers are void.
    const marks = (paths ?? []).flatMap((path) => known.get(session)?.seal.nameOf(path) ?? []);
    const event = store.sign({ kind: "dropped", session, ...(paths && { paths: [...paths] }) });
    const told = [randomUUID(), KEPT_MS, EVENTS_CHANNEL, event, ...marks];
    await redis.eval(DROP, 1, keyOf(session), ...told);
  }

  const remember = (session: string, paths: readonly string[] | undefined) => {
    const before = pending.has(session) ? pending.get(session) : [];
    pending.set(session, before && paths && [...new Set([...before, ...paths])]);
  };

  async function tellPending(redis: Redis, session: string) {
    const paths = pending.get(session);
    await tell(redis, session, paths);
    if (pending.get(session) === paths) pending.delete(session);
  }

  const knownOf = (session: string, token: string): KnownSession => {
    const before = known.get(session);
    if (before?.token === token) return before;
    const made = { token, seal: answerSeal(token), expiryToldAt: Number.NEGATIVE_INFINITY };
    known.set(session, made);
    return made;
  };

  store.onReturn((redis, { isOther }) => {
    if (isOther) known.clear();
    return tellEach([...pending.keys()], (session) => tellPending(redis, session));
  });

  return {
    /**
     * What the store has of a call (its path, a question mark, and its arguments), and what to keep
     * a new answer under; `token` seals it. Null when the store is not there.
     */
    async find({ session, token, call }: Readonly<Record<"session" | "token" | "call", string>>) {
      // It may still have what a write made void.
      if (pending.has(session)) return null;
      const member = knownOf(session, token);
      const { seal } = member;
      const name = seal.nameOf(call);
      const mark = seal.nameOf(pathOf(call));
      const fields = [GENERATION, mark, name];
      const reply = await store
        .ask((redis) => redis.callBuffer("EVAL", FIND, 1, keyOf(session), LONGEST_VALUE, ...fields))
        .catch(() => null);
      if (reply === null) return null;
      const [ofSession, ofPath, sealed] = found.parse(reply);
      const generation = `${ofSession?.toString() ?? ""} ${ofPath?.toString() ?? ""}`;
      const answer = sealed ? seal.open(name, sealed) : null;
      return {
        answer: answer?.generation === generation ? answer : null,
        keep({ text, at }: Pick<StoredAnswer, "text" | "at">): void {
          if (text.length > LONGEST_TEXT) return;
          const value = seal.seal(name, { text, at, generation });
          if (value.length > LONGEST_VALUE) return;
          // Nobody waits for it, and a store that is away or full goes without.
          const isDue = performance.now() - member.expiryToldAt > EXPIRY_EVERY_MS;
          if (isDue) member.expiryToldAt = performance.now();
          const key = keyOf(session);
          store
            .ask(async (redis) => {
              const kept = redis.hset(key, name, value);
              await (isDue ? Promise.all([kept, redis.pexpire(key, KEPT_MS)]) : kept);
            })
            .catch(() => {
              if (isDue) member.expiryToldAt = Number.NEGATIVE_INFINITY;
            });
        },
      };
    },
    /** Makes a session's answers void everywhere, all or of these calls; tries again for a while. */
    async drop(session: string, paths?: readonly string[]): Promise<void> {
      remember(session, paths);
      await retryUntilAcknowledged(
        () => !pending.has(session),
        () => store.ask((redis) => tellPending(redis, session)),
      );
    },
    /** Tells which cached answers are void: of a session, or of some calls of it, or all. */
    onDrop(listen: (session: string | null, paths?: readonly string[]) => void): void {
      store.onEvent((event) => {
        if (event.kind === "dropped") listen(event.session, event.paths);
      });
      store.onMissed(() => listen(null));
    },
    countPending: () => pending.size,
  };
}

/** The path of a call without its arguments; its name on the store marks a generation. */
const pathOf = (call: string): string => call.slice(0, Math.max(0, call.indexOf("?")));

const keyOf = (session: string): string => `${KEY_PREFIX}answers:${session}`;
