import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { ignoreAway, isRefusal, tellEach, type WaitBudget } from "./patience.ts";
import { answerSeal, type AnswerSeal, type StoredAnswer } from "./sealed-answer.ts";
import { KEY_PREFIX, type SharedStore } from "./store.ts";

type KnownSession = { readonly token: string; readonly seal: AnswerSeal };

/** The answers that a write invalidates: those of these calls, or all; `id` is random. */
export type Write = { readonly id: string; readonly paths: readonly string[] | undefined };

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;
export type SharedFinding = NonNullable<Awaited<ReturnType<SharedAnswers["find"]>>>;

/**
 * Counted from the last added answer; a session's full two hours would take three times the memory.
 */
const KEPT_MS = 2_700_000;
/** Larger answers stay in the process: they would delay all others on the connection. */
const LONGEST_TEXT = 500_000;
/** A longer value on the store is not ours, and is not read. */
const LONGEST_VALUE = 1_000_000;
const GENERATION = "generation";
const ID_LENGTH = randomUUID().length;

/**
 * Begins a new generation of a session's answers, of some calls or of all, so that an answer from
 * before is never used. Works even if the server is full.
 */
const DROP = `#!lua flags=allow-oom
local marks = {unpack(ARGV, 3)}
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
return redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2])`;

/** Adds an answer and sets the expiry; without it the hash would stay forever. */
const KEEP = `
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return redis.call('PEXPIRE', KEYS[1], ARGV[3])`;

/** Reads the last write, and those fields of a hash that have a possible length. */
const FIND = `
local last = redis.pcall('GETRANGE', KEYS[2], 0, ${ID_LENGTH - 1})
local found = {type(last) == 'string' and last}
for at = 2, #ARGV do
  local isShort = redis.call('HSTRLEN', KEYS[1], ARGV[at]) <= tonumber(ARGV[1])
  found[at] = isShort and redis.call('HGET', KEYS[1], ARGV[at])
end
return found`;

const found = z.array(z.instanceof(Buffer).nullable());

/**
 * The gateway's answers as all processes share them: a sealed hash for each session
 * (docs/decisions/gateway/shared-answers.md).
 */
export function createSharedAnswers(store: SharedStore) {
  /** By session, in a small cache; evicted keys are derived again. */
  const known = new LRUCache<string, KnownSession>({ max: 5000 });
  /** Invalidations that could not be written yet, by session. */
  const pending = new Map<string, Write>();

  async function tell(redis: Redis, session: string, { id, paths = [] }: Write) {
    // Without the member's key, which only reads bring here, all of the session's answers are
    // invalidated.
    const marks = paths.flatMap((path) => known.get(session)?.seal.nameOf(path) ?? []);
    await redis.eval(DROP, 2, keyOf(session), writtenKey(session), id, KEPT_MS, ...marks);
  }

  const remember = (session: string, { id, paths }: Write) => {
    const before = pending.has(session) ? pending.get(session)?.paths : [];
    const all = before && paths && [...new Set([...before, ...paths])];
    pending.set(session, { id, paths: all });
  };

  async function tellPending(redis: Redis, session: string) {
    const write = pending.get(session);
    if (write !== undefined) await tell(redis, session, write);
    if (pending.get(session) === write) pending.delete(session);
  }

  const knownOf = (session: string, token: string): KnownSession => {
    const before = known.get(session);
    if (before?.token === token) return before;
    const made = { token, seal: answerSeal(token) };
    known.set(session, made);
    return made;
  };

  store.onReturn((redis) =>
    tellEach([...pending.keys()], (session) => tellPending(redis, session)),
  );

  return {
    /**
     * The id of the session's last write on the store: null for none, undefined if it does not
     * answer.
     */
    async findLastWrite(session: string, budget: WaitBudget): Promise<string | null | undefined> {
      try {
        const work = (redis: Redis) => redis.getrange(writtenKey(session), 0, ID_LENGTH - 1);
        return (await store.ask(work, budget)) || null;
      } catch (error) {
        return isRefusal(error) ? null : undefined;
      }
    },
    /**
     * The store's answer to a call (its path, a question mark, and its arguments), and a function
     * that stores a new one; `token` seals it. After a `written` that the store does not have, only
     * answers that were asked for later count. Null when the store is away.
     */
    async find({ session, token, call, written, budget }: Question) {
      // The store may still have invalidated answers.
      if (pending.has(session)) return null;
      const { seal } = knownOf(session, token);
      const name = seal.nameOf(call);
      const mark = seal.nameOf(pathOf(call));
      const key = keyOf(session);
      const asked = [key, writtenKey(session), LONGEST_VALUE, GENERATION, mark, name];
      const reply = await store
        .ask((redis) => redis.callBuffer("EVAL", FIND, 2, ...asked), budget)
        .catch(() => null);
      if (reply === null) return null;
      const [last, ofSession, ofPath, sealed] = found.parse(reply);
      const untold = written === last?.toString() ? null : written;
      const known = `${ofSession?.toString() ?? ""} ${ofPath?.toString() ?? ""}`;
      const generation = untold === null ? known : `${known} ${untold}`;
      const answer = sealed ? seal.open(name, sealed) : null;
      return {
        answer: answer?.generation === generation ? answer : null,
        keep({ text, at }: Pick<StoredAnswer, "text" | "at">): void {
          if (text.length > LONGEST_TEXT) return;
          const value = seal.seal(name, { text, at, generation });
          if (value.length > LONGEST_VALUE) return;
          // In the background: a store that is away or full does not get the answer.
          store
            .ask((redis) => redis.eval(KEEP, 1, key, name, value, KEPT_MS))
            .catch(() => undefined);
        },
      };
    },
    /**
     * Invalidates a session's answers on the store. If it is away this happens on its return; until
     * then the browser's cookie carries the write.
     */
    async drop(session: string, write: Write): Promise<void> {
      remember(session, write);
      await store.ask((redis) => tellPending(redis, session)).catch(ignoreAway);
    },
    /** Records which sessions another process has ended. */
    onEnd: (listen: (session: string) => void): void =>
      store.onEvent(({ mark, key }) => {
        if (mark === "ended") listen(key);
      }),
    countPending: () => pending.size,
  };
}

type Question = Readonly<Record<"session" | "token" | "call", string>> & {
  /** The last write that the member's browser knows of. */
  readonly written: string | null;
  readonly budget: WaitBudget;
};

/** The path of a call without its arguments; its hashed name on the store marks a generation. */
const pathOf = (call: string): string => call.slice(0, Math.max(0, call.indexOf("?")));

const keyOf = (session: string): string => `${KEY_PREFIX}answers:${session}`;
const writtenKey = (session: string): string => `${KEY_PREFIX}written:${session}`;
