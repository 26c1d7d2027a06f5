import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { IN_MEMORY } from "#server/settings/in-memory.ts";
import { settingsWith } from "#server/settings/settings.fixture.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { CONTRACT } from "./contract.fixture.ts";
import { openStore } from "./open-store.ts";
import { createSqliteStore } from "./sqlite.ts";
import { StoreAwayError, type Store } from "./store.ts";

const folder = mkdtempSync(join(tmpdir(), "store-"));
afterAll(() => rmSync(folder, { recursive: true }));

function closing(store: Store): Store {
  onTestFinished(() => store.close());
  return store;
}
const open = (directory: string) => closing(createSqliteStore(directory));

const LONG_MS = 600_000;
const VALUE = Buffer.from("v");

describe("a store in a file that two processes share", () => {
  test.each(CONTRACT)("%s", async (_title, prove) => {
    const stores = { here: open(join(folder, "shared")), there: open(join(folder, "shared")) };
    await expect(prove(stores)).resolves.toBeUndefined();
  });
});

describe("a store in a file", () => {
  test("is kept when its process ends, for its user alone", async () => {
    const directory = join(folder, "kept");
    const first = createSqliteStore(directory);
    await first.records.create("record", { core: VALUE }, LONG_MS, ["one"]);
    await first.values.set("value", VALUE, LONG_MS);
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(modeOf(directory)).toBe("700");
    for (const file of ["sessions.sqlite", "sessions.sqlite-wal", "sessions.sqlite-shm"])
      expect([file, modeOf(join(directory, file))]).toEqual([file, "600"]);
    await first.close();
    const next = open(directory);
    expect(await next.records.read("record")).toEqual(new Map([["core", VALUE]]));
    expect(await next.values.get("value")).toEqual(VALUE);
    expect(await next.records.ownedBy(["one"])).toEqual(["record"]);
  });

  test("is opened as soon as another process that starts with it gives its lock back", async () => {
    const directory = join(folder, "locked");
    await createSqliteStore(directory).close();
    const held = new Worker(
      `const { DatabaseSync } = require("node:sqlite");
      const { parentPort, workerData } = require("node:worker_threads");
      const other = new DatabaseSync(workerData);
      other.exec("PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE");
      parentPort.postMessage("held");
      setTimeout(() => other.close(), 100);`,
      { eval: true, workerData: join(directory, "sessions.sqlite") },
    );
    onTestFinished(async () => void (await held.terminate()));
    await new Promise((resolve) => held.once("message", resolve));
    const store = open(directory);
    await store.values.set("value", VALUE, LONG_MS);
    expect(existsSync(join(directory, "sessions.sqlite-wal"))).toBe(true);
  });

  test("throws StoreAwayError once it is closed", async () => {
    const store = createSqliteStore(IN_MEMORY);
    expect(store.isAnswering()).toBe(true);
    await store.close();
    await store.close();
    expect(store.isAnswering()).toBe(false);
    await expect(store.records.read("record")).rejects.toThrow(StoreAwayError);
    await expect(store.records.remove("record")).rejects.toThrow(StoreAwayError);
  });
});

describe("the settings", () => {
  const logger = { info: () => undefined, warn: () => undefined };
  const openWith = (given: Record<string, string>) =>
    closing(openStore(settingsWith(given), logger));

  test("open a file in DATA_DIR, or a store in memory, or Redis without any file", () => {
    const [data, none] = [join(folder, "data"), join(folder, "none")];
    expect(openWith({ DATA_DIR: data }).engine.kind).toBe("sqlite");
    expect(existsSync(join(data, "sessions.sqlite"))).toBe(true);
    expect(openWith({ DATA_DIR: IN_MEMORY }).engine.kind).toBe("sqlite");
    // A port where nobody listens.
    const redis = openWith({ DATA_DIR: none, REDIS_URL: "redis://127.0.0.1:1" });
    expect([redis.engine.kind, redis.isAnswering()]).toEqual(["redis", false]);
    expect([IN_MEMORY, none].map((path) => existsSync(path))).toEqual([false, false]);
  });

  test("are told that no file can be written in DATA_DIR", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const opening = () => openWith({ DATA_DIR: join(file, "below") });
    expect(opening).toThrow(SettingsError);
    expect(opening).toThrow("DATA_DIR: sessions cannot be kept there (ENOTDIR)");
  });
});
