import { fstatSync, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Never closed: a logger in use would write to the next file with this number. */
let file: number | undefined;

/**
 * Captures the output of loggers in this process from now on. A logger looks up the file descriptor
 * of standard output when it is created; after the first call it gets a file's, so that a passing
 * run prints nothing.
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
  Object.defineProperty(process.stdout, "fd", { value });
  return value;
}
