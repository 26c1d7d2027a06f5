import { readSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { openPipe } from "#server/log/pipe.fixture.ts";
import { stopAll } from "#tests/harness/processes/processes.ts";
import { expectToServeAndEnd } from "./serve-and-end.ts";

/** More lines than a pipe of 64 kB holds. */
const FULL_PIPE = 400;

afterEach(() => stopAll());

test("a process whose log nobody reads serves pages, ends with 0, and keeps the first lines", async () => {
  const { reader, writer } = openPipe();
  await expectToServeAndEnd(writer, FULL_PIPE);
  const held = Buffer.alloc(64 * 1024);
  const size = readSync(reader, held);
  // Each page of a pipe holds whole lines, so that what is left of it depends on their lengths.
  expect(size).toBeGreaterThan(48 * 1024);
  expect(held.toString("utf8", 0, size)).toMatch(/^\{.*"msg":"ready"/m);
});
