import { createHmac } from "node:crypto";
import type { z } from "zod";
import type { Changes, Fields, RecordStore } from "#server/store/store.ts";
import type { KeyRing } from "./key-ring.ts";
import { parseOpened, sealFor } from "./seal.ts";
import { pendingMarks, storedSession, type PendingSession, type Session } from "./session.ts";

/** A cookie's value that can be a session's: 24 random bytes for the id, 32 for the secret. */
const ID = /^[\w-]{32}$/;
const SECRET = /^[\w-]{43}$/;

/** The values that find a session's record and open it. */
export type SessionIds = Pick<Session, "id" | "secret">;

/** The ids of two cookies; undefined for values that this product does not give. */
export const findIds = (
  id: string | undefined,
  secret: string | undefined,
): SessionIds | undefined =>
  id !== undefined && secret !== undefined && ID.test(id) && SECRET.test(secret)
    ? { id, secret }
    : undefined;

/** The cookie of a pending sign-in has both values. */
export const pendingCookie = ({ id, secret }: SessionIds): string => `${id}.${secret}`;

export function findPendingIds(cookie: string | undefined): SessionIds | undefined {
  const [id, secret, ...more] = cookie?.split(".") ?? [];
  return more.length > 0 ? undefined : findIds(id, secret);
}

/**
 * The key of a session's record. The random id is the secret of this HMAC: the key reveals nothing,
 * and survives a change of SESSION_KEYS. In braces, so that all keys of a session are in one slot of
 * a cluster.
 */
export const recordKey = (id: string): string =>
  `{${createHmac("sha256", id).update("session").digest().subarray(0, 18).toString("base64url")}}`;

/** The key of what outlives a session for a while: how it ended, and what was typed. */
export const remnantKey = (id: string): string => `${recordKey(id)}remnant`;

export type SessionRecord = ReturnType<typeof sessionRecord>;

/**
 * A session's record, as one request reads and changes it (docs/decisions/session/record.md). Its
 * fields are sealed with the session's secret, but for times and versions, which say nothing.
 */
export function sessionRecord(store: RecordStore, ring: KeyRing, { id, secret }: SessionIds) {
  const key = recordKey(id);
  const seal = sealFor(ring, secret, "session");
  const nameOf = (field: string) => `${key} ${field}`;
  let fields: Fields = new Map();
  const sealed = (field: string, value: unknown) => seal.seal(nameOf(field), JSON.stringify(value));
  const opened = (field: string): unknown =>
    parseOpened(seal.open(nameOf(field), fields.get(field)));

  /** False when the session has ended. */
  async function write(changes: Changes, ttlMs?: number): Promise<boolean> {
    const isThere = await store.write(key, changes, ttlMs);
    const changed = new Map(fields);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) changed.delete(name);
      else changed.set(name, Buffer.from(value));
    }
    fields = changed;
    return isThere;
  }

  return {
    key,
    seal,
    /** The session of its fields; null when it has ended, "foreign" when the secret is another. */
    async read(): Promise<
      { session: Session; pending: PendingSession | null; isPending: boolean } | "foreign" | null
    > {
      const found = await store.read(key);
      if (found === null) return null;
      fields = found;
      const core = storedSession.safeParse(opened("core"));
      if (!core.success) return "foreign";
      const { isPending, ...content } = core.data;
      const session = { id, secret, ...content };
      const marks = pendingMarks.safeParse(opened("pending"));
      return { session, isPending, pending: marks.success ? { ...session, ...marks.data } : null };
    },
    /** The fields of a session, to create or write. */
    fieldsOf(session: Session | PendingSession): Record<string, Uint8Array> {
      const { id: _id, secret: _secret, ...core } = session;
      const marks = pendingMarks.safeParse(session);
      const content = { ...core, expires: core.expires.getTime(), isPending: marks.success };
      return {
        core: sealed("core", content),
        ...(marks.success && { pending: sealed("pending", marks.data) }),
      };
    },
    write,
    /** A plain field: a time or a version. */
    has: (field: string): boolean => fields.has(field),
    names: (): readonly string[] => [...fields.keys()],
    text: (field: string): string | undefined => fields.get(field)?.toString(),
    /** A sealed field of its own; undefined for none. */
    get<Value>(field: string, schema: z.ZodType<Value>): Value | undefined {
      const found = schema.safeParse(opened(field));
      return found.success ? found.data : undefined;
    },
    set: (field: string, value: unknown): Promise<boolean> =>
      write({ [field]: sealed(field, value) }),
  };
}
