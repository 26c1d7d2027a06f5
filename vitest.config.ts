import { defineConfig } from "vitest/config";

// Separate from vite.config.ts: the React Router plugin must not run here.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "requests",
          include: [
            "tests/requests/**/*.test.ts",
            "tests/faults/**/*.test.ts",
            "tests/load/**/*.test.ts",
          ],
          globalSetup: [],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
