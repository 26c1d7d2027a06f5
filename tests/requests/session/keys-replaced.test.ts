import { randomBytes } from "node:crypto";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { watchSessionKeys } from "#server/secret-files.ts";
import { getRuntime } from "#server/runtime.ts";
import { eventually } from "#tests/harness/eventually.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";

const folder = mkdtempSync(join(tmpdir(), "keys-"));
const path = join(folder, "keys");
let stop = () => {};
afterAll(() => {
  stop();
  rmSync(folder, { recursive: true });
});

// A separate instance: the ring of a shared world must stay as it is.
const world = useWorld({ env: {} });
const textOf = (key: Uint8Array) => Buffer.from(key).toString("base64url");

/** Puts these keys into the file, and waits until the process uses them. */
async function place(...keys: string[]): Promise<void> {
  writeFileSync(`${path}.next`, keys.join("\n"));
  renameSync(`${path}.next`, path);
  await eventually(() => expect(getRuntime().keys.keys.map(textOf)).toEqual(keys));
}

test("session keys are replaced in a running process without a failed page", async () => {
  const { keys, logger } = getRuntime();
  const before = textOf(keys.keys[0]);
  const after = randomBytes(32).toString("base64url");
  writeFileSync(path, before);
  stop = watchSessionKeys(path, { ring: keys, logger, everyMs: 10 });
  const statuses: number[] = [];
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const browse = async (browser: Visitor) => {
    while (!over.signal.aborted) {
      statuses.push((await browser.send("/account")).status);
      // Cached pages alone would never yield to the event loop.
      await new Promise(setImmediate);
    }
  };
  /** Waits until each browser has opened a few more pages. */
  const browsed = async () => {
    const { length } = statuses;
    await eventually(() => expect(statuses.length).toBeGreaterThan(length + 12));
  };
  const early = await Promise.all(["sub", "dep-adult", "ma"].map((it) => world.enter(it)));
  const browsing = early.map(browse);
  await browsed();
  await place(before, after);
  await browsed();
  await place(after, before);
  const { browser: late } = await world.signIn("sub");
  browsing.push(browse(late));
  await browsed();
  over.abort();
  await Promise.all(browsing);
  expect(new Set(statuses)).toEqual(new Set([200]));

  // Data sealed with the new key does not need the old one; data sealed with the old key is lost
  // with it.
  await place(after);
  expect((await late.send("/account")).status).toBe(200);
  expect((await early[0]?.send("/account"))?.status).toBe(302);
});
