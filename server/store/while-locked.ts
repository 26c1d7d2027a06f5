/** SQLite's code for a database that another process has locked. */
const SQLITE_BUSY = 5;
const STEP_MS = 5;

const isLocked = (error: unknown) =>
  error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;

/**
 * Does work until no other process has the database locked, for so long at most, then throws the
 * error of Node.js. For what SQLite itself does not wait for: the change to another journal, when
 * processes that start together open a new file.
 */
export function whileLocked(work: () => void, withinMs: number): void {
  const sleeping = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  for (let waited = 0; ; waited += STEP_MS) {
    try {
      work();
      return;
    } catch (error) {
      if (!isLocked(error) || waited >= withinMs) throw error;
      // A process that only starts has nothing else to do meanwhile.
      Atomics.wait(sleeping, 0, 0, STEP_MS);
    }
  }
}
