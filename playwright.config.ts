import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./tests/browser/find-chromium.ts";
import { LONG } from "./tests/browser/long.ts";

const { executablePath, env } = await findChromium();
const desktop = {
  ...devices["Desktop Chrome"],
  launchOptions: { executablePath, env: { ...process.env, ...env }, args: CHROMIUM_ARGS },
};

/** Walks that are no part of a project, nor, as long ones, of `npm test`. */
const without = (mode: RegExp) => (LONG ? mode : [mode, /@long/]);

// Each worker starts a dashboard and a sandbox gateway of its own: see tests/browser/test.ts.
export default defineConfig({
  testDir: "tests/journeys",
  fullyParallel: true,
  forbidOnly: true,
  // The run names at its end what needed it: docs/decisions/2026-11-22-second-try.md.
  retries: 1,
  // Browsers and their servers keep a core busy each; more of them only start more processes.
  workers: Math.min(availableParallelism(), 4),
  timeout: 30_000,
  reporter: [["list", { printSteps: false }], ["./tests/browser/second-tries.ts"]],
  projects: [
    // When the browser itself does not work, this says so, and nothing else is run.
    { name: "smoke", testDir: "tests/smoke", fullyParallel: false, use: { ...desktop } },
    { name: "js", use: { ...desktop }, grepInvert: without(/@no-js/), dependencies: ["smoke"] },
    {
      name: "no-js",
      use: { ...desktop, javaScriptEnabled: false },
      grepInvert: without(/@js/),
      dependencies: ["smoke"],
    },
  ],
});
