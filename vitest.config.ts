import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const expect = {
  // A test that asserts nothing can never fail: a wait for something that never came, say.
  requireAssertions: true,
  // What comes comes at once on a quiet machine; on a busy one it may take its time.
  poll: { timeout: 15_000 },
};

/** Programs that tests start find what an earlier one compiled: half of what their start takes. */
const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node-compile", import.meta.url)),
};

/**
 * Only tests of the shared store use a Redis server (tests/harness/redis-server.ts), which an
 * environment may name; all others run as one process does.
 */
const redis = { REDIS_URL: "", TEST_REDIS_URL: process.env["REDIS_URL"] ?? "" };

// Separate from vite.config.ts: the React Router plugin must not run here.
export default defineConfig({
  test: {
    // Much of a run is waiting, for processes and time-outs: two workers a core keep two cores busy
    // (118 s, against 139 s with three workers and 183 s with two). More than four take too much memory.
    maxWorkers: Math.min(4, 2 * availableParallelism()),
    // A worker keeps its modules from file to file: loading them anew was half of a run's work.
    isolate: false,
    projects: [
      {
        test: {
          name: "unit",
          // Some start a process, which takes a busy machine seconds.
          testTimeout: 30_000,
          env: { ...redis, ...compiled },
          include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts"],
          expect,
        },
      },
      {
        // The built app as members get it, and React with it, which is twice as quick as for developers.
        oxc: { jsx: { runtime: "automatic", development: false } },
        // Packages as well: without this list Vitest asks for those of developers.
        ssr: { resolve: { conditions: ["module", "node"] } },
        test: {
          name: "requests",
          expect,
          env: { NODE_ENV: "production", ...redis, ...compiled },
          include: [
            "tests/requests/**/*.test.ts",
            "tests/faults/**/*.test.ts",
            "tests/load/**/*.test.ts",
            "tests/contract/**/*.test.ts",
            "tests/shared/**/*.test.ts",
            "tests/deploy/**/*.test.ts",
          ],
          globalSetup: [],
          testTimeout: 30_000,
          // Some suites start processes of their own, several at a time.
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
