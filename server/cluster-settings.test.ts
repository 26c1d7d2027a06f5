import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const GIVEN = {
  MODE: "test",
  GATEWAY_URL: "http://gateway.test",
  SESSION_KEYS: Buffer.alloc(32, 7).toString("base64url"),
};

test("one process serves unless WEB_CONCURRENCY says how many, or auto for one a core", () => {
  expect(readSettings(GIVEN).WEB_CONCURRENCY).toBe(1);
  expect(readSettings({ ...GIVEN, WEB_CONCURRENCY: "4" }).WEB_CONCURRENCY).toBe(4);
  const auto = readSettings({ ...GIVEN, WEB_CONCURRENCY: "auto" });
  expect(auto.WEB_CONCURRENCY).toBe(Math.min(64, availableParallelism()));
});

test.each(["0", "65", "-1", "1.5", "all"])("WEB_CONCURRENCY is not %s", (text) => {
  expect(() => readSettings({ ...GIVEN, WEB_CONCURRENCY: text })).toThrow(
    "WEB_CONCURRENCY: must be",
  );
});

test("in production several processes need a store to share", () => {
  const several = { ...GIVEN, MODE: "production", WEB_CONCURRENCY: "2" };
  expect(() => readSettings(several)).toThrow("WEB_CONCURRENCY: several processes need REDIS_URL");
  expect(readSettings({ ...several, REDIS_URL: "redis://redis.test:6379" }).WEB_CONCURRENCY).toBe(
    2,
  );
});
