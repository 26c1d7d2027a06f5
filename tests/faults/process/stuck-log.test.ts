import { openSync } from "node:fs";
import { afterEach, test } from "vitest";
import { stopAll } from "#tests/harness/processes/processes.ts";
import { expectToServeAndEnd } from "./serve-and-end.ts";

afterEach(() => stopAll());

test("a process whose log is on a full disk serves pages, and ends with 0 at SIGTERM", async () => {
  await expectToServeAndEnd(openSync("/dev/full", "a"), 3);
});
