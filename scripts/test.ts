import { runParts } from "./parts.ts";

// `npm test`. What asks the processor alone comes first. Of the tests none keeps a core busy all the
// time: browsers wait for servers, tests of processes for their start and end. So all run at once.

const passed = await runParts({
  budgetSeconds: 180,
  stages: [
    { check: "npm run check --silent", build: "npm run build --silent" },
    {
      browser: "playwright test",
      "the others": "vitest run --project unit --project requests --project processes",
    },
  ],
});
process.exitCode = passed ? 0 : 1;
