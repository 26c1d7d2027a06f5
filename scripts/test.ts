import { runParts } from "./parts.ts";

// `npm test`. What asks the processor alone comes first; beside the browser, which waits now and
// then, run the tests that wait for processes.

const passed = await runParts({
  budgetSeconds: 180,
  stages: [
    { check: "npm run check --silent", build: "npm run build --silent" },
    { "unit, requests": "vitest run --project unit --project requests" },
    { browser: "playwright test", processes: "vitest run --project processes" },
  ],
});
process.exitCode = passed ? 0 : 1;
