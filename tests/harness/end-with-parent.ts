/**
 * Loaded before a program that a test starts: ends it when the one who started it is gone, however
 * that came about. Who is killed can end nobody, but the pipe it held breaks.
 */
process.stdin.once("end", () => process.exit(1));
process.stdin.once("error", () => process.exit(1));
process.stdin.resume().unref();
