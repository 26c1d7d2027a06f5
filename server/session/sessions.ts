import type { KeyObject } from "node:crypto";
import type { Changes, Fields, Store } from "#server/store/store.ts";
import { sharedSecret, sharedSecrets, type KeyRing } from "./key-ring.ts";
import { hashOf, ownerKeys, ownersOf, type Owner } from "./owners.ts";
import { createRetries } from "./retries.ts";
import { recordKey, remnantKey, sessionRecord, type SessionIds } from "./record.ts";
import { sealFor } from "./seal.ts";
import { TOKEN_TTL_MS, type Generations, type PendingSession, type Session } from "./session.ts";

/** How long after its two hours a session's owner is still known, and a form's draft is kept. */
export const REMNANT_MS = 900_000;
/** How long a browser that sent a request before its session got another id is told to ask again. */
const REPLACED_MS = 10_000;

/** Clocks of one site differ by less; those of different sites by less than a minute. */
export const CLOCKS_AGREE_MS = 1000;
const CLOCKS_DIFFER_MS = 60_000;

/**
 * How a session ended that did not lapse: with all of its owner's, under a new id, or because the
 * gateway refused its token.
 */
const END_MARKS = ["elsewhere", "replaced", "refused"] as const;
export type EndMark = (typeof END_MARKS)[number];

export type Sessions = ReturnType<typeof createSessions>;

/**
 * The sessions in the store: each is a record of its own, and log-out deletes it
 * (docs/decisions/session/record.md). All functions reject with StoreAwayError.
 */
export function createSessions({ records, values }: Store, ring: KeyRing, idleMs: number) {
  const visitorSeal = sealFor(ring, "visitor", "cookie");
  const ttlOf = ({ expires }: Session, now: Date): number =>
    Math.max(1, Math.min(idleMs, expires.getTime() - now.getTime()));

  /**
   * The names of a session's tokens, under each key of the ring. Of what is signed alone: a
   * signature can be written in several ways that a gateway reads as the same.
   */
  const namesOf = (tokens: readonly string[]): string[] =>
    tokens.flatMap((token) =>
      sharedSecrets(ring, "tokens").map((secret) =>
        tokenKey(secret, token.split(".", 2).join(".")),
      ),
    );
  const revoke = async (names: readonly string[]): Promise<void> => {
    await Promise.all(names.map((name) => values.setAnyway(name, ENDED, TOKEN_TTL_MS)));
  };

  async function generationsOf(owners: readonly Owner[]): Promise<Generations> {
    const keys = ownerKeys(ring, owners);
    const found = await records.generations(keys);
    return Object.fromEntries(keys.map((key, index) => [key, found[index] ?? ""]));
  }

  async function markEnd(id: string, end: EndMark, ttlMs: number): Promise<void> {
    await records.write(remnantKey(id), { end: Buffer.from(end) }, ttlMs);
  }

  async function endUnread(id: string): Promise<void> {
    const left = await records.read(remnantKey(id));
    await records.remove(recordKey(id));
    await revoke(tokenNames(left));
    // Last: a second try finds the tokens there.
    await records.remove(remnantKey(id));
  }

  async function endAll(
    keys: readonly string[],
    except: Session | null,
    since: Buffer,
  ): Promise<Generations> {
    await Promise.all(keys.map((key) => values.setAnyway(sinceKey(key), since, TOKEN_TTL_MS)));
    const { generations, keys: owned } = await records.disown(keys);
    const kept = except === null ? null : recordKey(except.id);
    const good = except === null ? [] : namesOf(tokensOf(except));
    const end = async (key: string) => {
      // One that ended by itself is told so. The record goes last: a second try finds it.
      if (key === kept || (await records.read(key)) === null) return;
      const remnant = `${key}remnant`;
      const names = tokenNames(await records.read(remnant));
      await revoke(names.filter((name) => !good.includes(name)));
      await records.write(remnant, { end: Buffer.from("elsewhere") }, REMNANT_MS);
      await records.remove(key);
    };
    await Promise.all(owned.map((key) => end(key)));
    return Object.fromEntries(keys.map((key, index) => [key, generations[index] ?? ""]));
  }

  /** What could not be ended yet, by session or owners. */
  const ending = createRetries(TOKEN_TTL_MS);

  return {
    visitorSeal,
    record: (ids: SessionIds) => sessionRecord(records, ring, ids),
    /** The generations of owners before their password is checked. */
    generationsOf,

    /**
     * Creates the record of a session, with what `kept` has for it. False when all sessions of an
     * owner were ended since `generations`: those of owners that are not in them are read now.
     */
    async create(
      session: Session | PendingSession,
      { now, remnant = {} }: { readonly now: Date; readonly remnant?: Changes },
    ): Promise<Session | null> {
      const keys = ownerKeys(ring, ownersOf(session));
      const isKnown = keys.every((key) => Object.hasOwn(session.generations, key));
      const generations = isKnown
        ? session.generations
        : { ...(await generationsOf(ownersOf(session))), ...session.generations };
      const made = { ...session, generations };
      const record = sessionRecord(records, ring, made);
      const ttl = ttlOf(made, now);
      const seen = Buffer.from(String(now.getTime()));
      const tokens = namesOf(tokensOf(made)).join(" ");
      // The remnant first: a session without one would end without a word.
      const left = Object.entries({ ...remnant, tokens: Buffer.from(tokens) });
      const fields = Object.fromEntries(
        left.flatMap(([name, value]) => (value ? [[name, value]] : [])),
      );
      await records.create(remnantKey(made.id), fields, remnantTtlOf(made, now));
      const owners = keys.map((owner) => ({ owner, generation: generations[owner] ?? "" }));
      const isMade = await records.create(
        record.key,
        { ...record.fieldsOf(made), seen },
        ttl,
        owners,
      );
      return isMade ? made : null;
    },

    /** Extends a session's life by its use. */
    async touch(session: Session, now: Date): Promise<void> {
      const seen = Buffer.from(String(now.getTime()));
      await records.write(recordKey(session.id), { seen }, ttlOf(session, now));
    },

    /**
     * Ends a session: deletes its record, and marks its tokens, because one that has left for
     * another site must not open the account later. False when another request removed it
     * meanwhile, to go on under a new id: then the browser has to come again with that.
     */
    async end(session: Session, why: "log-out" | "lapsed" | "refused"): Promise<boolean> {
      // Before it is removed: a request that goes on under a new id sees that it must not.
      if (why === "log-out") await records.write(remnantKey(session.id), { [LEAVING]: ENDED });
      if (why === "refused") await markEnd(session.id, "refused", REMNANT_MS);
      const isOurs = await records.remove(recordKey(session.id));
      if (!isOurs && why === "log-out") {
        const left = await records.read(remnantKey(session.id));
        return left?.has(GOING_ON) !== true;
      }
      await revoke(namesOf(tokensOf(session)));
      if (why === "log-out") await records.remove(remnantKey(session.id));
      return isOurs;
    },
    /**
     * Ends a session whose place another one takes, and whose tokens stay good if that one has them.
     * False when it was ended for good meanwhile; one that other requests replaced as well was not.
     */
    async replace(session: Session, successor: Session): Promise<boolean> {
      const good = tokensOf(successor);
      // Before it is removed: a log-out that comes too late sees that the browser has to come again.
      await records.write(remnantKey(session.id), { [GOING_ON]: ENDED });
      const isOurs = await records.remove(recordKey(session.id));
      const left = await records.read(remnantKey(session.id));
      const end = left?.get("end")?.toString() ?? "replaced";
      if (left === null || left.has(LEAVING) || end !== "replaced") return false;
      if (isOurs) await markEnd(session.id, "replaced", REPLACED_MS);
      await revoke(namesOf(tokensOf(session).filter((token) => !good.includes(token))));
      return true;
    },
    /** Ends a session that can't be read: its tokens are known by what it leaves. */
    endUnread,
    /** Ends it as soon as the store can be reached. */
    endLater(id: string): void {
      ending.add(id, () => endUnread(id));
    },
    /** Whether it must end, although the store may still have it. */
    isEnding: (id: string): boolean => ending.has(id),
    /** Forgets a session whose token belongs to another application now. */
    async release({ id }: Session): Promise<void> {
      await Promise.all([records.remove(recordKey(id)), records.remove(remnantKey(id))]);
    },

    /**
     * Ends all sessions of these owners but one, and every sign-in that began before. Answers their
     * generations from now on.
     */
    async endAllOf(owners: readonly Owner[], except: Session | null): Promise<Generations> {
      const keys = ownerKeys(ring, owners);
      const since = Buffer.from(String(Date.now()));
      try {
        return await endAll(keys, except, since);
      } catch (error) {
        ending.add(keys.join(" "), () => endAll(keys, except, since));
        throw error;
      }
    },

    /**
     * Whether a token that was issued at this time may open a session: not if its session ended
     * here, or all of its owners' sessions since. Without a believable time, any such end counts.
     */
    async isTokenGood(
      token: string,
      owners: readonly Owner[],
      issuedAt: number | null,
    ): Promise<boolean> {
      const ended = await Promise.all(namesOf([token]).map((name) => values.get(name)));
      if (ended.some((mark) => mark !== null)) return false;
      const keys = ownerKeys(ring, owners).map(sinceKey);
      const since = await Promise.all(keys.map((key) => values.get(key)));
      const latest = Math.max(0, ...since.map((at) => Number(at?.toString() ?? 0)));
      const isBelievable = issuedAt !== null && issuedAt <= Date.now() + CLOCKS_DIFFER_MS;
      return latest === 0 || (isBelievable && latest <= issuedAt + CLOCKS_AGREE_MS);
    },

    /** What is left of a session that lapsed, or was ended with all of its owner's. */
    remnant(id: string) {
      const key = remnantKey(id);
      const seal = sealFor(ring, id, "remnant");
      return {
        async read() {
          const fields = await records.read(key);
          if (fields === null) return null;
          const end = fields.get("end")?.toString();
          return {
            end: END_MARKS.find((mark) => mark === end) ?? null,
            isLeaving: fields.has(LEAVING),
            tokens: tokenNames(fields),
            open: (name: string) => seal.open(`${key} ${name}`, fields.get(name)),
          };
        },
        /** False when nothing is left of it. With `ttlMs` it lives so long from now on. */
        write: (name: string, text: string, ttlMs?: number): Promise<boolean> =>
          records.write(key, { [name]: seal.seal(`${key} ${name}`, text) }, ttlMs),
        sealed: (name: string, text: string) => seal.seal(`${key} ${name}`, text),
        remove: () => records.remove(key),
      };
    },
    revoke,

    /** How many wrong passwords a sign-in has given since it began. */
    wrongPasswords: {
      async count(signIn: string): Promise<number> {
        return Number((await values.get(wrongKey(ring, signIn)))?.toString() ?? 0);
      },
      set: (signIn: string, count: number): Promise<void> =>
        values.set(wrongKey(ring, signIn), Buffer.from(String(count)), TOKEN_TTL_MS),
    },
  };
}

const tokenNames = (remnant: Fields | null): string[] =>
  remnant?.get("tokens")?.toString().split(" ").filter(Boolean) ?? [];

/** In what a session leaves while its log-out is under way, or another one takes its place. */
const LEAVING = "leaving";
const GOING_ON = "going on";

const ENDED = Buffer.from("1");

/**
 * However early a session idles, its tokens are known, and with them revoked, and its member is told,
 * until its two hours are over.
 */
const remnantTtlOf = ({ expires }: Session, now: Date): number =>
  Math.max(1, expires.getTime() - now.getTime() + REMNANT_MS);

const tokenKey = (secret: KeyObject, token: string): string => `token:${hashOf(secret, token)}`;

const sinceKey = (owner: string): string => `since:${owner}`;

const wrongKey = (ring: KeyRing, signIn: string): string =>
  `wrong:${hashOf(sharedSecret(ring, "wrong passwords"), signIn)}`;

const tokensOf = ({ token, staff }: Session): string[] =>
  staff === null ? [token] : [token, staff.token];
