import { runParts } from "./tests/parts.ts";

// `npm run test:long`: what proves by load, by time and by size, and each look of each page.

process.env["TEST_LONG"] = "1";
const passed = await runParts({
  budgetSeconds: 480,
  stages: [{ build: "npm run build --silent" }, { browser: "playwright test" }],
  background: { "load and time": "vitest run --project long" },
});
process.exitCode = passed ? 0 : 1;
