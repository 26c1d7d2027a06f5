import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { problemsOf, settingsWith } from "./settings.fixture.ts";

const REDIS_URL = "redis://redis.test:6379";

test("one process serves unless WEB_CONCURRENCY says how many, or auto for one a core", () => {
  const processes = (WEB_CONCURRENCY?: string) =>
    settingsWith({ REDIS_URL, WEB_CONCURRENCY }).WEB_CONCURRENCY;
  expect([processes(), processes("4")]).toEqual([1, 4]);
  expect(processes("auto")).toBe(Math.min(64, availableParallelism()));
  for (const text of ["0", "65", "-1", "1.5", "all"]) {
    const problem = expect.stringMatching(/^WEB_CONCURRENCY: must be/) as string;
    expect([text, problemsOf({ REDIS_URL, WEB_CONCURRENCY: text })]).toEqual([text, [problem]]);
  }
});

test("in production several processes need a store to share", () => {
  const several = { MODE: "production", WEB_CONCURRENCY: "2" };
  const problem = expect.stringContaining("WEB_CONCURRENCY: several processes need REDIS_URL");
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
