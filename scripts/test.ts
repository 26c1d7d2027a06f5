import { runParts } from "./tests/parts.ts";

// `npm test`. What follows the build runs in parallel: each part waits at times, for processes, sockets
// or a browser, and leaves the processor to the others. No test depends on how long anything takes.

const passed = await runParts([
  { build: "npm run build --silent" },
  {
    "unit, request tests": "vitest run --project unit --project requests",
    "process tests": "vitest run --project processes",
    "browser tests": "playwright test",
    check: "npm run check --silent",
  },
]);
process.exitCode = passed ? 0 : 1;
