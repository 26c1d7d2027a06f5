/**
 * Preloaded into programs that tests start: ends the program with its parent process. A killed
 * parent cannot stop its children, but its pipe breaks.
 */
process.stdin.once("end", () => process.exit(1));
process.stdin.once("error", () => process.exit(1));
process.stdin.resume().unref();
