import { fstatSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { replaceStandardOutput } from "./standard-output.ts";

/** Never closed: a logger in use would write to the next file with this number. */
let file: number | undefined;

/**
 * Captures the output of loggers in this process from now on. After the first call they write to a
 * file, so that a passing run prints nothing, and each line is there when the logger returns.
 */
export function keepLog(): () => string {
  file ??= openInPlaceOfStdout();
  const kept = file;
  const from = fstatSync(kept).size;
  return () => {
    const bytes = Buffer.alloc(fstatSync(kept).size - from);
    readSync(kept, bytes, 0, bytes.byteLength, from);
    return bytes.toString();
  };
}

function openInPlaceOfStdout(): number {
  const folder = mkdtempSync(join(tmpdir(), "test-log-"));
  const value = openSync(join(folder, "log"), "a+");
  // Unlinked at once, so that the file is gone however this process ends.
  rmSync(folder, { recursive: true });
  // For loggers of another copy of the product, which look it up when they are created.
  Object.defineProperty(process.stdout, "fd", { value });
  replaceStandardOutput({
    write: (line) => void writeSync(value, line),
    lostLines: () => 0,
    end: async () => undefined,
  });
  return value;
}
