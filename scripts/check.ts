import { sideBySide } from "./processes/side-by-side.ts";

// `npm run check`: every check that does not run the product. They run in parallel, because the
// slowest keeps only one core busy.

const CHECKS = [
  "oxfmt --check",
  // The linter's engine knows every type, so it also reports TypeScript's own errors.
  "npm run lint --silent",
  "knip",
  "node scripts/generated-docs.ts --check",
  "node scripts/text-check.ts",
  "node scripts/arrows-check.ts",
  "node scripts/time-check.ts",
  "node scripts/trace.ts --check",
];

// The others read the types that it writes.
const [types] = await sideBySide(["react-router typegen"]);
const results = types?.passed === true ? await sideBySide(CHECKS) : [];
process.exitCode = results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1;
