import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { CONTRACT } from "./contract.fixture.ts";
import { IN_MEMORY } from "#server/settings/in-memory.ts";
import { createSqliteStore } from "./sqlite.ts";
import { StoreAwayError } from "./store.ts";

const folder = mkdtempSync(join(tmpdir(), "store-"));
afterAll(() => rmSync(folder, { recursive: true }));

function open(directory: string) {
  const store = createSqliteStore(directory);
  onTestFinished(() => store.close());
  return store;
}

const LONG_MS = 600_000;

describe("a store in memory", () => {
  test.each(CONTRACT)("%s", async (_title, prove) => {
    const store = open(IN_MEMORY);
    await expect(prove({ here: store, there: store })).resolves.toBeUndefined();
  });
});

describe("a store in a file that two processes share", () => {
  test.each(CONTRACT)("%s", async (_title, prove) => {
    const stores = { here: open(join(folder, "shared")), there: open(join(folder, "shared")) };
    await expect(prove(stores)).resolves.toBeUndefined();
  });
});

describe("a store in a file", () => {
  test("is kept when its process ends", async () => {
    const directory = join(folder, "kept");
    const first = createSqliteStore(directory);
    await first.records.create("record", { core: Buffer.from("c") }, LONG_MS, ["one"]);
    await first.values.set("value", Buffer.from("v"), LONG_MS);
    await first.close();
    const next = open(directory);
    expect(await next.records.read("record")).toEqual(new Map([["core", Buffer.from("c")]]));
    expect(await next.values.get("value")).toEqual(Buffer.from("v"));
    expect(await next.records.ownedBy(["one"])).toEqual(["record"]);
  });

  test("is for its user alone", async () => {
    const directory = join(folder, "own");
    const store = open(directory);
    await store.values.set("value", Buffer.from("v"), LONG_MS);
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(modeOf(directory)).toBe("700");
    for (const file of ["sessions.sqlite", "sessions.sqlite-wal", "sessions.sqlite-shm"])
      expect([file, modeOf(join(directory, file))]).toEqual([file, "600"]);
  });

  test("is away once it is closed", async () => {
    const store = createSqliteStore(IN_MEMORY);
    expect(store.isThere()).toBe(true);
    await store.close();
    await store.close();
    expect(store.isThere()).toBe(false);
    await expect(store.records.read("record")).rejects.toThrow(StoreAwayError);
    await expect(store.records.remove("record")).rejects.toThrow(StoreAwayError);
  });
});
