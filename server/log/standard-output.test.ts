import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPipe } from "./pipe.fixture.ts";
import { openLogOutput } from "./standard-output.ts";

const lineOf = (index: number) => `${String(index).padStart(4)}${"x".repeat(995)}\n`;
const linesOf = (count: number) => Array.from({ length: count }, (_, index) => lineOf(index));
const MAX_BYTES = 300_000;
const KEPT = 300;

function readSome(reader: number): string {
  const bytes = Buffer.alloc(MAX_BYTES);
  try {
    return bytes.toString("utf8", 0, readSync(reader, bytes));
  } catch {
    return "";
  }
}

test("log lines for a stuck reader wait up to a bound, and arrive complete and in order", async () => {
  const { reader, writer } = openPipe();
  const output = openLogOutput({ fd: writer, maxBytes: MAX_BYTES });
  for (const line of linesOf(KEPT + 50)) output.write(line);
  expect(output.lostLines()).toBe(50);
  let read = "";
  await expect.poll(() => (read += readSome(reader))).toBe(linesOf(KEPT).join(""));
  output.write(lineOf(1));
  await output.end(60_000);
  expect(readSome(reader)).toBe(lineOf(1));
  expect(output.lostLines()).toBe(50);
});

test("the end of the log gives up a stuck reader, and later lines count as lost", async () => {
  const { writer } = openPipe();
  const output = openLogOutput({ fd: writer, maxBytes: MAX_BYTES });
  for (const line of linesOf(KEPT)) output.write(line);
  await output.end(20);
  await output.end(20);
  output.write(lineOf(1));
  expect(output.lostLines()).toBe(1);
});

test("log lines for a full disk count as lost, without an error", async () => {
  const disk = openSync("/dev/full", "a");
  const output = openLogOutput({ fd: disk, maxBytes: MAX_BYTES });
  for (const line of linesOf(KEPT)) output.write(line);
  await new Promise(setImmediate);
  for (const line of linesOf(10)) output.write(line);
  expect(output.lostLines()).toBe(10);
  await output.end(20);
});

test("log lines for a closed reader count as lost", async () => {
  const { reader, writer } = openPipe();
  const output = openLogOutput({ fd: writer, maxBytes: MAX_BYTES });
  closeSync(reader);
  output.write(lineOf(1));
  await expect
    .poll(() => {
      output.write(lineOf(2));
      return output.lostLines();
    })
    .toBeGreaterThan(0);
  await output.end(20);
});

test("a log file shared with standard error keeps the lines of both", async () => {
  const folder = mkdtempSync(join(tmpdir(), "log-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "log");
  const shared = openSync(path, "w");
  const both = openLogOutput({ fd: shared });
  both.write(lineOf(2));
  await expect.poll(() => readFileSync(path, "utf8")).toBe(lineOf(2));
  writeSync(shared, "warning\n");
  await both.end(60_000);
  expect(readFileSync(path, "utf8")).toBe(`${lineOf(2)}warning\n`);
});
