import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./tests/browser/chromium/find-chromium.ts";
import { LONG } from "./tests/browser/long.ts";

const { executablePath, env } = await findChromium();
const desktop = {
  ...devices["Desktop Chrome"],
  launchOptions: { executablePath, env: { ...process.env, ...env }, args: CHROMIUM_ARGS },
};

/** The servers that walks start find what an earlier one compiled: half of what their start takes. */
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(
  new URL("node_modules/.cache/node-compile", import.meta.url),
);

// Each worker starts a dashboard and a sandbox gateway of its own: see tests/browser/test.ts.
export default defineConfig({
  testDir: "tests/journeys",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A browser with its servers keeps a core busy. Of two cores the other one is for the other parts: a
  // second browser there makes all of them slower, and the walks no faster.
  workers: Math.min(Math.ceil(availableParallelism() / 2), 4),
  // They only end a walk that hangs: nothing depends on how fast a machine is.
  timeout: LONG ? 1_800_000 : 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  projects: [
    // When the browser itself does not work, this says so, and nothing else is run.
    { name: "smoke", testDir: "tests/smoke", fullyParallel: false, use: { ...desktop } },
    // With script and without, as titles say: @js, @no-js. Long walks are no part of `npm test`, and the
    // long run has what is larger there: walks tagged SIZED.
    {
      name: "journeys",
      use: { ...desktop },
      ...(LONG ? { grep: /@long|@sized/ } : { grepInvert: /@long/ }),
      dependencies: ["smoke"],
    },
  ],
});
