import { fileURLToPath } from "node:url";
import { runParts } from "./tests/parts.ts";

// `npm test`. What follows the build runs in parallel: each part waits at times, for processes, sockets
// or a browser, and leaves the processor to the others. No test depends on how long anything takes.

/** The build and the tools find what an earlier run compiled: a sixth of the build's work. */
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(
  new URL("../node_modules/.cache/node-compile", import.meta.url),
);
/** Node runs TypeScript itself: on a new machine Playwright would compile each file of a walk. */
process.env["PW_DISABLE_TS_ESM"] ??= "1";

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
