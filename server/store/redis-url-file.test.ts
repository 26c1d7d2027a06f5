import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { captureLines } from "#server/http/http-server.fixture.ts";
import { createLogger } from "#server/log/logger.ts";
import { watchRedisUrl } from "./redis-url-file.ts";

const folder = mkdtempSync(join(tmpdir(), "url-"));
const path = join(folder, "url");
let stop = () => {};
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

function place(text: string): void {
  writeFileSync(`${path}.next`, text);
  renameSync(`${path}.next`, path);
}

test("the store gets each new Redis URL of the file once, and no other text", async () => {
  const { lines, destination } = captureLines();
  const logger = createLogger({ LOG_LEVEL: "info" }, destination);
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
