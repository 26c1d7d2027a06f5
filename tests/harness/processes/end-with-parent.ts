import { flushCompileCache } from "node:module";

/**
 * Preloaded into programs that tests start: ends the program with its parent. A killed parent can't
 * stop its children, but its pipe breaks.
 */
process.stdin.once("end", () => process.exit(1));
process.stdin.once("error", () => process.exit(1));
process.stdin.resume().unref();

/** Programs are killed at the end of a test, which would lose the compile cache. */
const KEEP_COMPILED_MS = 2000;
setTimeout(flushCompileCache, KEEP_COMPILED_MS).unref();
