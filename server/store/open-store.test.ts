import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { settingsWith } from "#server/settings/settings.fixture.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { openStore } from "./open-store.ts";

const folder = mkdtempSync(join(tmpdir(), "store-"));
afterAll(() => rmSync(folder, { recursive: true }));

const logger = { info: () => undefined, warn: () => undefined };

function open(given: Readonly<Record<string, string>>) {
  const store = openStore(settingsWith(given), logger);
  onTestFinished(() => store.close());
  return store;
}

test("the store is a file in DATA_DIR, or in memory", async () => {
  const DATA_DIR = join(folder, "data");
  expect(open({ DATA_DIR })).toMatchObject({ engine: { kind: "sqlite" } });
  expect(existsSync(join(DATA_DIR, "sessions.sqlite"))).toBe(true);
  const store = open({ DATA_DIR: ":memory:" });
  expect(existsSync(":memory:")).toBe(false);
  await store.ready();
  expect(store.isThere()).toBe(true);
});

test("with REDIS_URL the store is Redis, and no directory is made", () => {
  const DATA_DIR = join(folder, "none");
  // A port where nobody listens.
  const store = open({ DATA_DIR, REDIS_URL: "redis://127.0.0.1:1" });
  expect(store).toMatchObject({ engine: { kind: "redis" } });
  expect(store.isThere()).toBe(false);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test("a DATA_DIR where no file can be written is a fault of that setting", () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const opening = () => open({ DATA_DIR: join(file, "below") });
  expect(opening).toThrow(SettingsError);
  expect(opening).toThrow("DATA_DIR: sessions cannot be kept there (ENOTDIR)");
});
