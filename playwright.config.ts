import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./tests/browser/find-chromium.ts";
import { BROWSER_WORLD } from "./tests/browser/world.ts";

const executablePath = await findChromium();
const desktop = { ...devices["Desktop Chrome"], launchOptions: { executablePath, args: CHROMIUM_ARGS } };

export default defineConfig({
  testDir: "tests/journeys",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [["list", { printSteps: false }]],
  use: { baseURL: BROWSER_WORLD.address("localhost") },
  projects: [
    { name: "js", use: { ...desktop } },
    { name: "no-js", use: { ...desktop, javaScriptEnabled: false }, grepInvert: /@js/ },
  ],
  webServer: BROWSER_WORLD.servers.map((server) => ({
    ...server,
    stdout: "ignore" as const,
    stderr: "pipe" as const,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 3000 },
    reuseExistingServer: false,
  })),
});
