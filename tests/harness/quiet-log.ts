import { fstatSync, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let file: number | undefined;

/**
 * Takes what loggers write to standard output until `end`, so that a green run is quiet and a test
 * can read it. A logger asks for the number of standard output when it is made, and keeps it.
 */
export function keepLog() {
  // Never closed: a logger that is still about would write to whatever gets its number next.
  file ??= openNameless();
  const kept = file;
  const from = fstatSync(kept).size;
  const stdout = process.stdout.fd;
  numberOfStdout(kept);
  return {
    /** Everything written since. */
    read(): string {
      const bytes = Buffer.alloc(fstatSync(kept).size - from);
      readSync(kept, bytes, 0, bytes.byteLength, from);
      return bytes.toString();
    },
    end: () => numberOfStdout(stdout),
  };
}

const numberOfStdout = (value: number) =>
  Object.defineProperty(process.stdout, "fd", { value, configurable: true, writable: true });

/** Nobody else needs its name, and nothing is left over however this process ends. */
function openNameless(): number {
  const folder = mkdtempSync(join(tmpdir(), "test-log-"));
  const opened = openSync(join(folder, "log"), "a+");
  rmSync(folder, { recursive: true });
  return opened;
}
