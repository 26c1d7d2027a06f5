import { randomUUID } from "node:crypto";
import { z } from "zod";
import { ConstantBackoff, handleAll, retry } from "cockatiel";
import type { Remnant, Store } from "#server/store/store.ts";
import { ownerKeys, ownersOf, type Owner } from "./owners.ts";
import {
  sealedCore,
  remnantKeyOf,
  remnantRecord,
  sessionRecord,
  type SealedRecord,
  type SessionIds,
} from "./record.ts";
import { sealFor, type KeyRing } from "./seal.ts";
import { TOKEN_TTL_MS, type Generations, type Session } from "./session.ts";
import { createTokens, tokensOf } from "./tokens.ts";

/** How long after a session's two hours its owner is still known, and a form's draft kept. */
export const REMNANT_MS = 900_000;
/** For how long requests with a replaced id are answered that the browser should ask again. */
const REPLACED_MS = 10_000;

/** How often an end that failed is tried again while the store is away. */
const RETRY_MS = 250;
/** The most ends that one process keeps to try again. */
const MOST_RETRIES = 10_000;

/**
 * Fields of a remnant, none of them sealed. `end` is how a session ended, unless it lapsed: by
 * "log-out"; "ended-with-all", with all of its owner's; "replaced", under a new id; "refused" by the
 * gateway. `tokens` are the names of its tokens, to revoke them even when nobody can read the session.
 */
export const REMNANT = { end: "end", tokens: "tokens" } as const;
/** Prefix of fields with what a member typed lately; the same person's next session takes them. */
export const LATEST = "latest:";

export type Sessions = ReturnType<typeof createSessions>;

// What comes of two ends at once. A record is removed and its `end` written in one step, which only
// one of them can; the other reads how it ended:
//
// log-out, then replace            the successor ends, too
// replace, then log-out            the browser has to come again and logs out the successor
// two replaces                     both successors stay
// all or refused, then replace     the successor ends, too
// all end while `create` runs      the end finds the record, or `create` the new generation
// the store fails on the way       a second try finds the tokens: the remnant of a log-out goes last

/**
 * The sessions in the store: each is a record of its own, and log-out deletes it
 * (docs/decisions/session/record.md). All functions reject with StoreAwayError.
 */
export function createSessions({ records, values }: Store, ring: KeyRing, idleMs: number) {
  const tokens = createTokens(values, ring);
  const recordOf = (ids: SessionIds) => sessionRecord(records, ring, ids);
  const remnantOf = (id: string) => remnantRecord(records, ring, id);
  const ttlOf = ({ expires }: Session, now: Date): number =>
    Math.max(1, Math.min(idleMs, expires.getTime() - now.getTime()));

  async function generationsOf(keys: readonly string[]): Promise<Generations> {
    const found = await Promise.all(keys.map((key) => values.get(generationKey(key))));
    return Object.fromEntries(keys.map((key, at) => [key, found[at]?.toString() ?? ""]));
  }

  /** Fields that a new session takes over from this one of the same person. */
  async function carriedFrom(id: string | null, to: SealedRecord) {
    const from = id === null ? null : remnantOf(id);
    await from?.read();
    const latest = from?.names().filter((name) => name.startsWith(LATEST)) ?? [];
    return Object.fromEntries(
      latest.map((name) => [name, to.sealed(name, from?.get(name, ANY) ?? null)] as const),
    );
  }

  async function endUnread(id: string): Promise<void> {
    const remnant = remnantOf(id);
    await remnant.read();
    await recordOf({ id, secret: "" }).remove();
    await tokens.revoke(namesIn(remnant.text(REMNANT.tokens)));
    // Last: a second try finds the tokens there.
    await remnant.remove();
  }

  async function endAll(keys: readonly string[], except: Session | null, at: Date) {
    const generations = Object.fromEntries(keys.map((key) => [key, randomUUID()]));
    await tokens.revokeAllOf(keys, at);
    await Promise.all(
      keys.map((key) =>
        values.setAnyway(generationKey(key), Buffer.from(generations[key] ?? ""), TOKEN_TTL_MS),
      ),
    );
    const good = except === null ? [] : tokens.namesOf(tokensOf(except));
    const kept = except === null ? null : recordOf(except).key;
    const end = async (key: string) => {
      // The member of a lapsed session is told so. The record goes last: a second try finds it.
      if (key === kept || (await records.read(key)) === null) return;
      const remnant = await records.read(remnantKeyOf(key));
      const names = namesIn(remnant?.get(REMNANT.tokens)?.toString());
      await tokens.revoke(names.filter((name) => !good.includes(name)));
      await records.remove(key, remnantWith(key, "ended-with-all"));
    };
    await Promise.all((await records.ownedBy(keys)).map(end));
    return generations;
  }

  /** The ends still to be made, by session or owners. */
  const ending = new Set<string>();
  const retrying = retry(handleAll, {
    maxAttempts: TOKEN_TTL_MS / RETRY_MS,
    backoff: new ConstantBackoff(RETRY_MS),
  }).dangerouslyUnref();
  function endLater(key: string, work: () => Promise<unknown>): void {
    if (ending.has(key) || ending.size >= MOST_RETRIES) return;
    ending.add(key);
    const forget = () => void ending.delete(key);
    retrying.execute(work).then(forget, forget);
  }

  return {
    visitorSeal: sealFor(ring, "visitor", "cookie"),
    tokens,
    record: recordOf,
    /** What is left of a session that lapsed, or was ended with all of its owner's. */
    remnant: remnantOf,
    /** The generations of owners before their password is checked. */
    generationsOf: (owners: readonly Owner[]) => generationsOf(ownerKeys(ring, owners)),

    /**
     * Creates the record of a session, with what the same person typed lately in the session `after`.
     * Null when all sessions of an owner were ended since its generations were read: those of owners
     * that are not in them are read now.
     */
    async create(
      session: Session,
      { now, after = null }: { readonly now: Date; readonly after?: string | null },
    ): Promise<Session | null> {
      const keys = ownerKeys(ring, ownersOf(session));
      const isKnown = keys.every((key) => Object.hasOwn(session.generations, key));
      const generations = isKnown
        ? session.generations
        : { ...(await generationsOf(keys)), ...session.generations };
      const made = { ...session, generations };
      const record = recordOf(made);
      const remnant = remnantOf(made.id);
      const left = {
        ...(await carriedFrom(after, remnant)),
        [REMNANT.tokens]: Buffer.from(tokens.namesOf(tokensOf(made)).join(" ")),
      };
      // The remnant first: without it a session would end unexplained. Until its two hours are over
      // it keeps the tokens' names and the reason, however early the session idles.
      const untilEnd = Math.max(1, made.expires.getTime() - now.getTime() + REMNANT_MS);
      await records.create(remnant.key, left, untilEnd);
      const fields = { ...sealedCore(record, made), seen: timeOf(now) };
      await records.create(record.key, fields, ttlOf(made, now), keys);
      // A later end of all sessions finds this record; an earlier one has begun a new generation.
      const current = await generationsOf(keys);
      if (keys.every((key) => [generations[key], ""].includes(current[key]))) return made;
      await record.remove();
      return null;
    },

    /** Extends a session's life by its use. */
    async touch(session: Session, now: Date): Promise<void> {
      await recordOf(session).write({ seen: timeOf(now) }, ttlOf(session, now));
    },

    /**
     * Ends a session: deletes its record, and marks its tokens, because one that has left for
     * another site must not open the account later. False when another request removed it
     * meanwhile, to go on under a new id: then the browser has to come again with that.
     */
    async end(session: Session, why: "log-out" | "lapsed" | "refused"): Promise<boolean> {
      const record = recordOf(session);
      const remnant = remnantOf(session.id);
      const isOurs = await record.remove(
        why === "lapsed" ? undefined : remnantWith(record.key, why),
      );
      if (!isOurs && why === "log-out") {
        await remnant.read();
        return remnant.text(REMNANT.end) !== "replaced";
      }
      await tokens.revoke(tokens.namesOf(tokensOf(session)));
      if (why === "log-out") await remnant.remove();
      return isOurs;
    },
    /**
     * Ends a session that `successor` replaces; tokens that it has, too, stay good. False when the
     * session was ended for good meanwhile, but not when another request replaced it, too.
     */
    async replace(session: Session, successor: Session): Promise<boolean> {
      const record = recordOf(session);
      if (!(await record.remove(remnantWith(record.key, "replaced")))) {
        const remnant = remnantOf(session.id);
        await remnant.read();
        if (remnant.text(REMNANT.end) !== "replaced") return false;
      }
      const good = tokensOf(successor);
      const ended = tokensOf(session).filter((token) => !good.includes(token));
      await tokens.revoke(tokens.namesOf(ended));
      return true;
    },
    /** Ends a session that can't be read: its remnant has its tokens' names. */
    endUnread,
    /** Ends a session as soon as the store can be reached. */
    endLater: (id: string): void => endLater(id, () => endUnread(id)),
    /** Whether a session must end, although the store may still have it. */
    isEnding: (id: string): boolean => ending.has(id),
    /** Forgets a session whose token belongs to another application now. */
    async release(session: Session): Promise<void> {
      await Promise.all([recordOf(session).remove(), remnantOf(session.id).remove()]);
    },

    /**
     * Ends all sessions of these owners but one, and every sign-in that began before. Resolves to
     * their new generations.
     */
    async endAllOf(owners: readonly Owner[], except: Session | null): Promise<Generations> {
      const keys = ownerKeys(ring, owners);
      const now = new Date();
      try {
        return await endAll(keys, except, now);
      } catch (error) {
        endLater(keys.join(" "), () => endAll(keys, except, now));
        throw error;
      }
    },

    /** Revokes the tokens of a session that idled, which the store forgot by itself. */
    revokeLapsed: (remnant: SealedRecord) => tokens.revoke(namesIn(remnant.text(REMNANT.tokens))),
  };
}

const ANY = z.unknown();

/** How long it is told how a session ended; after a log-out its remnant goes at once. */
const TOLD_MS = {
  "log-out": undefined,
  "ended-with-all": REMNANT_MS,
  refused: REMNANT_MS,
  replaced: REPLACED_MS,
};

/** The remnant of the session with this record's key: it says how the session ended. */
const remnantWith = (key: string, end: keyof typeof TOLD_MS): Remnant => ({
  key: remnantKeyOf(key),
  fields: { [REMNANT.end]: Buffer.from(end) },
  ttlMs: TOLD_MS[end],
});

const timeOf = (at: Date): Buffer => Buffer.from(String(at.getTime()));

const namesIn = (names: string | undefined): string[] => names?.split(" ").filter(Boolean) ?? [];

const generationKey = (owner: string): string => `generation:${owner}`;
