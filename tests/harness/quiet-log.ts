import { fstatSync, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Never closed: a logger that is still about would write to whatever gets its number next. */
let file: number | undefined;

/**
 * Reads what the loggers of this process write from now on. A logger asks for the number of standard
 * output when it is made, and keeps it: from the first call on it gets a file's, so that a green run
 * is quiet.
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
  // Nobody else needs its name, and nothing is left over however this process ends.
  rmSync(folder, { recursive: true });
  Object.defineProperty(process.stdout, "fd", { value });
  return value;
}
