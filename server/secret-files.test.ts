import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createLogger } from "./log/logger.ts";
import { watchRedisUrl, watchSessionKeys } from "./secret-files.ts";
import { keyRing } from "./session/seal.ts";

const folder = mkdtempSync(join(tmpdir(), "keys-"));
const path = join(folder, "keys");
let stop = () => {};
afterEach(() => stop());

const OLD = new Uint8Array(32).fill(1);
const NEW = new Uint8Array(32).fill(2);
const textOf = (...keys: Uint8Array[]) =>
  keys.map((key) => Buffer.from(key).toString("base64url")).join(",");

/** Replaces a file by another at once, as secret managers do. */
function place(text: string): void {
  writeFileSync(`${path}.next`, text);
  renameSync(`${path}.next`, path);
}

function logged() {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { lines, logger: createLogger({ LOG_LEVEL: "info" }, destination) };
}

function watch() {
  const { lines, logger } = logged();
  const ring = keyRing([OLD]);
  stop = watchSessionKeys(path, { ring, logger, everyMs: 5 });
  return { ring, lines, first: () => ring.keys.map(([byte]) => byte) };
}

test("session keys from a changed file replace the earlier ones wherever the ring of keys is held", async () => {
  place(textOf(OLD));
  const { first, lines } = watch();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(lines).toEqual([]);
  place(`${textOf(NEW, OLD)}\n`);
  await expect.poll(first).toEqual([2, 1]);
  place(textOf(NEW));
  await expect.poll(first).toEqual([2]);
  expect(lines.map(({ msg, length }) => [msg, length])).toEqual([
    ["session keys were replaced", 2],
    ["session keys were replaced", 1],
  ]);
});

test("a file without valid session keys is logged once, without its content, and the keys stay", async () => {
  place(textOf(OLD));
  const { first, lines } = watch();
  place(`${textOf(NEW)},zebulon`);
  await expect.poll(() => lines.length).toBe(1);
  rmSync(path);
  await expect.poll(() => lines.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(lines).toEqual(
    [1, 2].map(() => expect.objectContaining({ level: "error", length: 1 }) as unknown),
  );
  expect(JSON.stringify(lines)).not.toContain("zebulon");
  expect(first()).toEqual([1]);
  place(textOf(NEW, OLD));
  await expect.poll(first).toEqual([2, 1]);
});

test("the store gets each new Redis URL of the file once, and no other text", async () => {
  const { lines, logger } = logged();
  const told: string[] = [];
  const store = { moveTo: async (url: string) => void told.push(url) };
  const url = "redis://:old@a.test";
  place(`${url}\n`);
  stop = watchRedisUrl(path, { store, url, logger, everyMs: 5 });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(told).toEqual([]);
  place("redis://:zebulon@a.test\n");
  await expect.poll(() => told).toEqual(["redis://:zebulon@a.test"]);
  place("http://zebulon.test");
  await expect.poll(() => lines.length).toBe(2);
  place(url);
  await expect.poll(() => told.slice(1)).toEqual([url]);
  expect(lines.map(({ msg, setting }) => [msg, setting])).toEqual(
    ["was replaced", "is unusable", "was replaced"].map((what) => [
      `address of the shared store ${what}`,
      "REDIS_URL_FILE",
    ]),
  );
  expect(JSON.stringify(lines)).not.toContain("zebulon");
});

test("a link to the keys' file that leads to another file, as in Kubernetes, counts as a change", async () => {
  rmSync(path, { force: true });
  writeFileSync(join(folder, "a"), textOf(OLD));
  writeFileSync(join(folder, "b"), textOf(OLD, NEW));
  symlinkSync(join(folder, "a"), path);
  const { first } = watch();
  symlinkSync(join(folder, "b"), `${path}.next`);
  renameSync(`${path}.next`, path);
  await expect.poll(first).toEqual([1, 2]);
  rmSync(folder, { recursive: true });
});
