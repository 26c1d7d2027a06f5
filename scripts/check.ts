import { sideBySide } from "./processes/side-by-side.ts";

// `npm run check`: all that is known without running the product. Side by side, because the slowest
// keeps one core busy.

const CHECKS = [
  "oxfmt --check",
  // The linter's engine knows every type for its rules: it reports what TypeScript would, in one go.
  "npm run lint --silent",
  "knip",
  "node scripts/generated-docs.ts --check",
  "node scripts/text-check.ts",
  "node scripts/arrows-check.ts",
];

// Others read the types that it writes.
const [types] = await sideBySide(["react-router typegen"]);
const results = types?.passed === true ? await sideBySide(CHECKS) : [];
process.exitCode = results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1;
