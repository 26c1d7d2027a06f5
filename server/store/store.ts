/**
 * The store of the sessions and of what processes must agree on. Its engine is SQLite on one
 * machine or Redis for several (docs/decisions/session/record.md); both pass the same contract test
 * (contract.fixture.ts). Every function rejects with StoreAwayError while the engine does not
 * answer: nothing is trusted that cannot be read.
 */
export type Store = {
  readonly records: RecordStore;
  readonly values: ValueStore;
  /** For rate-limiter-flexible, which has its own adapters. */
  readonly engine: Engine;
  /** Resolves when the engine answers for the first time, or after a while without an answer. */
  ready(): Promise<void>;
  /** Whether the engine answered lately. */
  isAnswering(): boolean;
  /** From now on new connections use this URL, with its user and password. */
  moveTo(url: string): Promise<void>;
  close(): Promise<void>;
};

/** The fields of a record: what is in them is sealed by the caller. */
export type Fields = ReadonlyMap<string, Buffer>;

/** Fields to write, and with null to delete. */
export type Changes = Readonly<Record<string, Uint8Array | null>>;

/**
 * What is written while a record is removed, if the other record with this key exists: fields, and its
 * lifetime from now on. Both keys begin with the same `{…}`.
 */
export type Remnant = {
  readonly key: string;
  readonly fields: Readonly<Record<string, Uint8Array>>;
  readonly ttlMs?: number | undefined;
};

/**
 * Records of fields with one lifetime. Keys are opaque, but for a part in braces at the beginning,
 * `{…}`: records that share it are on one server of a cluster, and can be written in one step.
 */
export type RecordStore = {
  /** All fields, in one round trip; null when there is no such record. */
  read(key: string): Promise<Fields | null>;
  /**
   * Creates a record that lives for `ttlMs`, and replaces one that has the same key. From then on
   * `ownedBy` finds it by each of these owners.
   */
  create(
    key: string,
    fields: Readonly<Record<string, Uint8Array>>,
    ttlMs: number,
    owners?: readonly string[],
  ): Promise<void>;
  /**
   * Writes fields of an existing record, and with `ttlMs` its lifetime from now on. False when there
   * is none: a request that ends late never brings a record back. Works even if the engine is full.
   */
  write(key: string, changes: Changes, ttlMs?: number): Promise<boolean>;
  /**
   * Whether there was one: of several that remove it, one alone hears true. In the same step it
   * writes the remnant. Works even if the engine is full, and is on the disk before it resolves.
   */
  remove(key: string, remnant?: Remnant): Promise<boolean>;
  /** The records that these owners have, or had. */
  ownedBy(owners: readonly string[]): Promise<readonly string[]>;
};

/** Values that expire, none of them empty. */
export type ValueStore = {
  /** In one round trip with all other reads of this turn. Null for one that is not there. */
  get(key: string): Promise<Buffer | null>;
  set(key: string, value: Uint8Array, ttlMs: number): Promise<void>;
  /** Sets the few bytes that end a session: also in a full engine; on disk once it resolves. */
  setAnyway(key: string, value: Uint8Array, ttlMs: number): Promise<void>;
  /** Sets a value that is not there yet; false if it is. */
  add(key: string, value: Uint8Array, ttlMs: number): Promise<boolean>;
  /** Extends the lifetime of a value that is still this one, or with 0 ends it; false otherwise. */
  extend(key: string, value: Uint8Array, ttlMs: number): Promise<boolean>;
};

type Engine =
  | { readonly kind: "sqlite"; readonly database: import("node:sqlite").DatabaseSync }
  | {
      readonly kind: "redis";
      readonly client: () => import("ioredis").Redis | import("ioredis").Cluster;
    };

/** The store does not answer in time, cannot be reached, or refuses. */
export class StoreAwayError extends Error {
  override readonly name = "StoreAwayError";

  constructor(cause?: unknown) {
    super("the store does not answer", { cause });
  }
}
