import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { eventually } from "#tests/harness/eventually.ts";
import type { Store } from "./store.ts";

// What every engine promises (store.ts): a table of cases for a test of each.

/** Two processes of one store; the same twice where it can't be shared. */
type Stores = { readonly here: Store; readonly there: Store };
type Case = readonly [title: string, prove: (stores: Stores) => Promise<void>];

const LONG_MS = 600_000;
/** Short enough to wait for; no result depends on how long it takes. */
const SHORT_MS = 100;
const MANY = 20;

const bytes = (text: string) => Buffer.from(text);
const newKey = () => `case:{${randomUUID()}}`;
const newOwner = () => `owner-${randomUUID()}`;
const EVERY_BYTE = Buffer.from(Array.from({ length: 256 }, (_, at) => at));

/** Resolves when a record that was created now, and lives as briefly as those before, is over. */
async function untilShortIsOver({ here }: Stores): Promise<void> {
  const twin = newKey();
  await here.records.create(twin, {}, SHORT_MS);
  await eventually(async () => expect(await here.records.read(twin)).toBeNull());
}

const ofRecords: readonly Case[] = [
  [
    "reads all fields of a record as they were written, and none of another key",
    async ({ here, there }) => {
      const key = newKey();
      const long = Buffer.alloc(100_000, EVERY_BYTE);
      expect(await here.records.read(key)).toBeNull();
      await here.records.create(key, { core: EVERY_BYTE, long }, LONG_MS);
      const found = await there.records.read(key);
      expect(new Set(found?.keys())).toEqual(new Set(["core", "long"]));
      expect(found?.get("core")).toEqual(EVERY_BYTE);
      expect(found?.get("long")?.equals(long)).toBe(true);
      expect(await there.records.read(newKey())).toBeNull();
    },
  ],
  [
    "keeps a record that has no field",
    async ({ here, there }) => {
      const key = newKey();
      await here.records.create(key, {}, LONG_MS);
      expect(await there.records.read(key)).toEqual(new Map());
      expect(await there.records.write(key, { flash: bytes("1") })).toBe(true);
      expect(await there.records.write(key, { flash: null, other: null })).toBe(true);
      expect(await here.records.read(key)).toEqual(new Map());
    },
  ],
  [
    "creates a record in the place of another, of which nothing is left",
    async ({ here }) => {
      const key = newKey();
      await here.records.create(key, { old: bytes("1"), both: bytes("1") }, LONG_MS);
      await here.records.create(key, { both: bytes("2") }, LONG_MS);
      expect(await here.records.read(key)).toEqual(new Map([["both", bytes("2")]]));
    },
  ],
  [
    "writes and deletes the fields that are named, and leaves the others",
    async ({ here, there }) => {
      const key = newKey();
      const fields = { core: bytes("c"), seen: bytes("1"), flash: bytes("f") };
      await here.records.create(key, fields, LONG_MS);
      const changes = { seen: EVERY_BYTE, flash: null, version: bytes("v") };
      expect(await there.records.write(key, changes, LONG_MS)).toBe(true);
      expect(await here.records.read(key)).toEqual(
        new Map(Object.entries({ core: bytes("c"), seen: EVERY_BYTE, version: bytes("v") })),
      );
    },
  ],
  [
    "never brings a record back by writing to it",
    async ({ here, there }) => {
      const [removed, over] = [newKey(), newKey()];
      await here.records.create(removed, { core: bytes("c") }, LONG_MS);
      await there.records.remove(removed);
      await there.records.remove(removed);
      await here.records.create(over, { core: bytes("c") }, SHORT_MS);
      await eventually(async () => expect(await here.records.read(over)).toBeNull());
      for (const key of [newKey(), removed, over]) {
        expect(await here.records.write(key, { core: bytes("d") })).toBe(false);
        expect(await here.records.write(key, { core: bytes("d") }, LONG_MS)).toBe(false);
        expect(await there.records.read(key)).toBeNull();
      }
    },
  ],
  [
    "lets one of many remove a record, and write what is left of it to another one",
    async (stores) => {
      const { here, there } = stores;
      const slot = newKey();
      const [key, left, missing] = [slot, `${slot}left`, `${slot}missing`];
      const by = (at: number) => (at % 2 === 0 ? here : there);
      const written = (at: number) => ({
        key: left,
        fields: { end: bytes(`${at}`), more: EVERY_BYTE },
      });
      await here.records.create(left, { end: bytes("none"), other: bytes("o") }, LONG_MS);
      expect(await here.records.remove(key, written(0))).toBe(false);
      expect((await here.records.read(left))?.get("end")).toEqual(bytes("none"));
      await here.records.create(key, { core: bytes("c") }, LONG_MS);
      const removed = await Promise.all(
        Array.from({ length: MANY }, (_, at) => by(at).records.remove(key, written(at))),
      );
      expect(removed.filter(Boolean)).toHaveLength(1);
      const end = bytes(`${removed.indexOf(true)}`);
      expect(await there.records.read(left)).toEqual(
        new Map(Object.entries({ end, more: EVERY_BYTE, other: bytes("o") })),
      );
      await here.records.create(key, {}, LONG_MS);
      expect(await there.records.remove(key, { key: missing, fields: { end } })).toBe(true);
      expect([await here.records.read(key), await here.records.read(missing)]).toEqual([
        null,
        null,
      ]);
      await here.records.create(key, {}, LONG_MS);
      await here.records.remove(key, { key: left, fields: {}, ttlMs: SHORT_MS });
      await eventually(async () => expect(await here.records.read(left)).toBeNull());
    },
  ],
  [
    "changes a record's lifetime by a write that has one, and by no other",
    async (stores) => {
      const { here } = stores;
      const [longer, shorter, same] = [newKey(), newKey(), newKey()];
      await eventually(async () => {
        await here.records.create(longer, {}, SHORT_MS);
        expect(await here.records.write(longer, {}, LONG_MS)).toBe(true);
      });
      await here.records.create(shorter, {}, LONG_MS);
      await here.records.write(shorter, {}, SHORT_MS);
      await here.records.create(same, {}, SHORT_MS);
      await here.records.write(same, { seen: bytes("1") });
      await eventually(async () => expect(await here.records.read(shorter)).toBeNull());
      await eventually(async () => expect(await here.records.read(same)).toBeNull());
      await untilShortIsOver(stores);
      expect(await here.records.read(longer)).toEqual(new Map());
    },
  ],
];

const ofOwners: readonly Case[] = [
  [
    "knows all records of owners, and no record of another",
    async ({ here, there }) => {
      const [mine, also, other] = [newOwner(), newOwner(), newOwner()];
      const keys = Array.from({ length: 4 }, newKey);
      const [first = "", second = "", both = "", foreign = ""] = keys;
      await here.records.create(first, {}, LONG_MS, [mine]);
      await there.records.create(second, {}, LONG_MS, [also]);
      await there.records.create(both, {}, LONG_MS, [mine, also]);
      await here.records.create(foreign, {}, LONG_MS, [other]);
      const owned = await here.records.ownedBy([mine, also]);
      expect(owned.toSorted()).toEqual([first, second, both].toSorted());
      expect(await there.records.ownedBy([newOwner()])).toEqual([]);
    },
  ],
  [
    "knows an owner's record that was renewed, after others of its time are over",
    async (stores) => {
      const { here } = stores;
      const owner = newOwner();
      const [renewed, later] = [newKey(), newKey()];
      await eventually(async () => {
        await here.records.create(renewed, {}, SHORT_MS, [owner]);
        expect(await here.records.write(renewed, {}, LONG_MS)).toBe(true);
      });
      await untilShortIsOver(stores);
      await here.records.create(later, {}, LONG_MS, [owner]);
      const keys = await here.records.ownedBy([owner]);
      expect(keys).toEqual(expect.arrayContaining([renewed, later]));
    },
  ],
];

const ofValues: readonly Case[] = [
  [
    "reads a value as it was set last",
    async ({ here, there }) => {
      const key = newKey();
      expect(await here.values.get(key)).toBeNull();
      await here.values.set(key, bytes("first"), LONG_MS);
      await there.values.set(key, EVERY_BYTE, LONG_MS);
      expect(await here.values.get(key)).toEqual(EVERY_BYTE);
      await there.values.setAnyway(key, bytes("third"), LONG_MS);
      expect(await here.values.get(key)).toEqual(bytes("third"));
    },
  ],
  [
    "forgets a value after its lifetime",
    async ({ here }) => {
      const [set, added, anyway] = [newKey(), newKey(), newKey()];
      await here.values.set(set, bytes("1"), SHORT_MS);
      await here.values.add(added, bytes("1"), SHORT_MS);
      await here.values.setAnyway(anyway, bytes("1"), SHORT_MS);
      await eventually(async () => expect(await here.values.get(set)).toBeNull());
      await eventually(async () => expect(await here.values.get(added)).toBeNull());
      await eventually(async () => expect(await here.values.get(anyway)).toBeNull());
      expect(await here.values.add(added, bytes("2"), LONG_MS)).toBe(true);
    },
  ],
  [
    "lets one of many add a value",
    async ({ here, there }) => {
      const key = newKey();
      const by = Array.from({ length: MANY }, (_, at) => (at % 2 === 0 ? here : there));
      const added = await Promise.all(
        by.map((store, at) => store.values.add(key, bytes(`${at}`), LONG_MS)),
      );
      expect(added.filter(Boolean)).toHaveLength(1);
      expect(await there.values.get(key)).toEqual(bytes(`${added.indexOf(true)}`));
    },
  ],
  [
    "extends the lifetime of a value that is still the same",
    async (stores) => {
      const { here, there } = stores;
      const key = newKey();
      await eventually(async () => {
        await here.values.set(key, EVERY_BYTE, SHORT_MS);
        expect(await there.values.extend(key, EVERY_BYTE, LONG_MS)).toBe(true);
      });
      await untilShortIsOver(stores);
      expect(await here.values.get(key)).toEqual(EVERY_BYTE);
      expect(await there.values.extend(key, bytes("another"), LONG_MS)).toBe(false);
      expect(await there.values.extend(newKey(), EVERY_BYTE, LONG_MS)).toBe(false);
    },
  ],
];

/** Each case of the contract, with its title after "a store". */
export const CONTRACT: readonly Case[] = [...ofRecords, ...ofOwners, ...ofValues];
