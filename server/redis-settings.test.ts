import { expect, test } from "vitest";
import { settingsWith } from "./settings.fixture.ts";

const read = (REDIS_URL: string) => settingsWith({ REDIS_URL }).REDIS_URL;

test.each([
  "redis://redis.test",
  "redis://redis.test:6379/",
  "redis://redis.test:6379/5",
  "rediss://user:p%2Fw@redis.test:6380/0",
])("REDIS_URL may be %s", (url) => {
  expect(read(url)).toBe(url);
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
  expect(() => read(url)).toThrow('REDIS_URL: must be a URL such as "redis://redis.example');
});
