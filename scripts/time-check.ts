import { globSync, readFileSync } from "node:fs";
import { findTimedPlaces } from "./checks/timed-tests.ts";
import { ALLOWED } from "./checks/timed-tests-allowed.ts";

// No test's result may depend on how fast a machine is; part of `npm run check`. Exceptions are named
// with their reason in checks/timed-tests-allowed.ts.

const root = new URL("..", import.meta.url).pathname;
const files = globSync(["{app,server,scripts}/**/*.test.{ts,tsx}", "tests/**/*.ts"], {
  cwd: root,
}).toSorted();

const found = files.map((file) => ({
  file,
  places: findTimedPlaces(file, readFileSync(`${root}${file}`, "utf8")),
}));
const faults = found
  .filter(({ file }) => !ALLOWED.has(file))
  .flatMap(({ file, places }) => places.map(({ line, why }) => `${file}:${line}  ${why}`));
for (const file of ALLOWED.keys())
  if (!found.some((each) => each.file === file && each.places.length > 0))
    faults.push(`${file} needs no exception any more: checks/timed-tests-allowed.ts`);

// Fewer files mean that the glob is wrong.
if (files.length < 300) faults.push(`only ${files.length} files were looked at`);
if (faults.length > 0) {
  process.stderr.write(`limits of time in tests:\n${faults.join("\n")}\n`);
  process.exitCode = 1;
}
