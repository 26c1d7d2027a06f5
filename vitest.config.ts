import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const expect = {
  // A test that asserts nothing can never fail: a wait for something that never came, say.
  requireAssertions: true,
};

/** Programs that tests start find what an earlier one compiled: half of what their start takes. */
const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node-compile", import.meta.url)),
};

/**
 * Only tests of the shared store use a Redis server (tests/harness/store/redis-server.ts), which an
 * environment may name; all others run as one process does.
 */
const redis = { REDIS_URL: "", TEST_REDIS_URL: process.env["REDIS_URL"] ?? "" };

/** What `npm run test:long` runs beside the browser's: what proves by load and by time. */
const LONG_ALONE = "tests/**/*.long.test.ts";

/** What `npm test` runs, too, in a small size: tests/harness/sized.ts. */
const OF_TWO_SIZES = [
  "tests/sessions/*.test.ts",
  "tests/faults/sockets/slow-gateway.test.ts",
  "tests/requests/account/my-data/my-data-many.test.ts",
  "tests/requests/frame/brands/parts-of-brands.test.ts",
  "tests/requests/session/entered.test.ts",
];

/** Tests that start processes or a Redis server, or wait for sockets: they wait more than they work. */
const PROCESSES = [
  "server/{http,sandbox}/process.test.ts",
  "scripts/{ci-run,processes/beside-sandbox}.test.ts",
  "tests/contract/command.test.ts",
  "tests/{deploy,load,sessions,shared}/**/*.test.ts",
  "tests/faults/{canary,process,sockets}/**/*.test.ts",
];

/** Only ends what hangs: no result depends on how fast a machine is. */
const patient = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { ...expect, poll: { timeout: 240_000 } },
};

/**
 * The built app as members get it, and React with it, which is twice as quick as for developers.
 * Node loads the tests as it loads the server: no module goes through Vite, a sixth of the work.
 */
const builtApp = {
  env: { NODE_ENV: "production", ...redis, ...compiled },
  experimental: { viteModuleRunner: false, nodeLoader: false },
} as const;

/**
 * Where tests work and do not wait, a worker a core: each further one costs two seconds to warm up.
 * What a page leaves behind is young: with room for it from the start, collecting it, a seventh of the
 * work, is less. V8's guess which objects live long is wrong of pages, as in the product
 * (scripts/processes/node-flags.ts): without it they take a fifteenth less.
 */
const busy = {
  maxWorkers: Math.min(4, availableParallelism()),
  execArgv: [
    "--min-semi-space-size=64",
    "--max-semi-space-size=128",
    "--no-allocation-site-pretenuring",
  ],
};

// Separate from vite.config.ts: the React Router plugin must not run here.
export default defineConfig({
  test: {
    // A worker keeps its modules from file to file: loading them anew was half of a run's work.
    isolate: false,
    projects: [
      {
        test: {
          name: "unit",
          ...busy,
          ...patient,
          env: { ...redis, ...compiled },
          include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...PROCESSES],
        },
      },
      {
        test: {
          ...builtApp,
          name: "requests",
          ...busy,
          ...patient,
          setupFiles: process.env["STARVED"] === "1" ? ["scripts/test-starved.ts"] : [],
          include: ["tests/{contract,faults,requests}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...PROCESSES, LONG_ALONE],
        },
      },
      {
        test: {
          ...builtApp,
          name: "processes",
          ...patient,
          // Their processes keep the cores busy beside all other parts: more workers only take
          // turns, and each warms up its own sandbox, two seconds of the processor.
          maxWorkers: 2,
          include: PROCESSES,
          exclude: [...configDefaults.exclude, LONG_ALONE],
        },
      },
      {
        test: {
          ...builtApp,
          name: "long",
          env: { ...builtApp.env, TEST_LONG: "1" },
          ...patient,
          include: [LONG_ALONE, ...OF_TWO_SIZES],
          // They wait for most of their time.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
