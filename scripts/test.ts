import { runParts } from "./tests/parts.ts";

// `npm test`. The browser and the process tests leave the processor idle at times, so process tests
// run in the background at low priority.

const passed = await runParts({
  budgetSeconds: 180,
  stages: [
    { check: "npm run check --silent", build: "npm run build --silent" },
    { "unit, requests": "vitest run --project unit --project requests" },
    { browser: "playwright test" },
  ],
  background: { processes: "vitest run --project processes" },
});
process.exitCode = passed ? 0 : 1;
