import { runParts } from "./tests/parts.ts";

// `npm run test:long`: tests of load, time and size, and of each page in every look.

process.env["TEST_LONG"] = "1";
const passed = await runParts({
  budgetSeconds: 480,
  stages: [{ build: "npm run build --silent" }, { browser: "playwright test" }],
  background: { "load and time": "vitest run --project long" },
});
process.exitCode = passed ? 0 : 1;
