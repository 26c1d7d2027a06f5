import { expect, test } from "vitest";
import { problemsOf, settingsWith } from "./settings.fixture.ts";

const REDIS_URL = "redis://redis.test:6379";

test("a process has its port alone unless LISTEN_REUSE_PORT is 1", () => {
  const shares = (LISTEN_REUSE_PORT?: string) =>
    settingsWith({ REDIS_URL, LISTEN_REUSE_PORT }).LISTEN_REUSE_PORT;
  expect([shares(), shares("0"), shares("1")]).toEqual([false, false, true]);
  const problem = expect.stringMatching(/^LISTEN_REUSE_PORT: /) as string;
  expect(problemsOf({ REDIS_URL, LISTEN_REUSE_PORT: "yes" })).toEqual([problem]);
});

test("in production several processes need a store to share", () => {
  const several = { MODE: "production", LISTEN_REUSE_PORT: "1" };
  const problem = expect.stringContaining("LISTEN_REUSE_PORT: several processes need REDIS_URL");
  expect(problemsOf(several)).toEqual([problem]);
  expect(problemsOf({ ...several, REDIS_URL })).toEqual([]);
  expect(problemsOf({ ...several, MODE: "test" })).toEqual([]);
});

test.each([
  "redis://redis.test",
  "redis://redis.test:6379/",
  "redis://redis.test:6379/5",
  "rediss://user:p%2Fw@redis.test:6380/0",
])("REDIS_URL may be %s", (url) => {
  expect(settingsWith({ REDIS_URL: url }).REDIS_URL).toBe(url);
});

test.each([
  "redis.test",
  "http://redis.test",
  "redis://",
  "redis:6379",
  "redis://redis.test/abc",
  "redis://redis.test/-1",
  "redis://:100%@redis.test",
])("REDIS_URL is not %s", (url) => {
  const problem = expect.stringContaining(
    'REDIS_URL: must be a URL such as "redis://redis.example',
  );
  expect(problemsOf({ REDIS_URL: url })).toEqual([problem]);
});
