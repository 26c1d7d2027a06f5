import { stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { faultOf, within } from "./redis-guard.ts";
import { StoreAwayError } from "./store.ts";

const LIMIT_MS = 20;

test("an answer that came while the process was busy is in time", async () => {
  const answer = within(LIMIT_MS, stat("."));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20 * LIMIT_MS);
  expect((await answer).isDirectory()).toBe(true);
});

test("a command without an answer in time is an absent store; a command's own error is passed on", async () => {
  await expect(within(LIMIT_MS, new Promise(() => {}))).rejects.toThrow(StoreAwayError);
  await expect(within(LIMIT_MS, Promise.reject(new TypeError("defect")))).rejects.toThrow("defect");
});

test.each([
  ["role:master\r\nredis_version:7.0.15", undefined],
  ["redis_version:7.2.4\r\nvalkey_version:8.0.1\r\nrole:master", undefined],
  ["redis_version:6.2.14\r\nrole:master", "StoreTooOldError"],
  ["redis_version:7.4.0\r\nredis_mode:standalone\r\nrole:slave", "StoreReadOnlyError"],
  ["redis_version:7.4.0\r\nredis_mode:cluster\r\nrole:slave", undefined],
])("a server that says %j has the fault %s", (info, name) => {
  expect(faultOf(info)?.name).toBe(name);
});
