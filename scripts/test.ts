import { runParts } from "./tests/parts.ts";

// `npm test`. The browser and the tests that wait for processes leave the processor idle now and then:
// the latter run in the background of all others.

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
