import type { z } from "zod";
import type { Changes, Fields, RecordStore, Remnant } from "#server/store/store.ts";
import { hashOf, parseOpened, sealFor, type KeyRing, type Seal } from "./seal.ts";
import { storedSession, type Session } from "./session.ts";

/** The values that find a session's record and open it. */
export type SessionIds = Pick<Session, "id" | "secret">;

/** A record of the store, as one request reads and changes it; its fields are sealed each by itself. */
export type SealedRecord = ReturnType<typeof openRecord>;

function openRecord(store: RecordStore, key: string, seal: Seal) {
  let fields: Fields = new Map();
  const nameOf = (field: string) => `${key} ${field}`;
  const sealed = (field: string, value: unknown): Buffer =>
    seal.seal(nameOf(field), JSON.stringify(value));

  /** False when the record has ended. `ttlMs` sets how long it lives from now on. */
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
    /** False when there is no such record. */
    async read(): Promise<boolean> {
      const found = await store.read(key);
      fields = found ?? new Map();
      return found !== null;
    },
    names: (): readonly string[] => [...fields.keys()],
    /** A field that is not sealed: a time, a version or a mark. */
    text: (field: string): string | undefined => fields.get(field)?.toString(),
    /** A sealed field; undefined for none, and for one of another record or name. */
    get<Value>(field: string, schema: z.ZodType<Value>): Value | undefined {
      const bytes = fields.get(field);
      return bytes && schema.safeParse(parseOpened(seal.open(nameOf(field), bytes))).data;
    },
    sealed,
    set: (field: string, value: unknown, ttlMs?: number): Promise<boolean> =>
      write({ [field]: sealed(field, value) }, ttlMs),
    write,
    /** True for exactly one of several that remove the record; false if there is none. */
    remove: (remnant?: Remnant): Promise<boolean> => store.remove(key, remnant),
  };
}

/**
 * The key of a session's record. The random id is the secret of this HMAC: the key reveals nothing,
 * and survives a change of SESSION_KEYS. In braces, so that all keys of a session are in one slot of
 * a cluster.
 */
export const recordKey = (id: string): string => `{${hashOf(id, "session")}}`;

export const remnantKeyOf = (key: string): string => `${key}remnant`;

/** A session's record, sealed with its secret (docs/decisions/session/record.md). */
export const sessionRecord = (store: RecordStore, ring: KeyRing, { id, secret }: SessionIds) =>
  openRecord(store, recordKey(id), sealFor(ring, secret, "session"));

/** What outlives a session for a while: how it ended, and what was typed. Sealed with its id. */
export const remnantRecord = (store: RecordStore, ring: KeyRing, id: string) =>
  openRecord(store, remnantKeyOf(recordKey(id)), sealFor(ring, id, "remnant"));

/** The session that a record has; null if the secret is another's. */
export function findSession(record: SealedRecord, { id, secret }: SessionIds): Session | null {
  const core = record.get("core", storedSession);
  return core === undefined ? null : { id, secret, ...core };
}

/** The sealed field that holds a session, to create or write. */
export function sealedCore({ sealed }: Pick<SealedRecord, "sealed">, session: Session) {
  const { id: _id, secret: _secret, expires, ...rest } = session;
  return { core: sealed("core", { ...rest, expires: expires.getTime() }) };
}
