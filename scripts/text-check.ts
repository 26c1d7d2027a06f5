import { globSync, readFileSync } from "node:fs";
import { findLiterals } from "./checks/literal-text.ts";

// Member-facing text belongs in app/text; part of `npm run check`. The gallery of components
// (app/routes/dev) is for developers and exempt.

const root = new URL("..", import.meta.url).pathname;
const files = globSync(
  [
    "app/root.tsx",
    "app/{benefits,components,contact,documents,forms,frame,lists,programs,routes,sign-in}/**/*.{ts,tsx}",
  ],
  { cwd: root },
);
const notShown = /\.(test|fixture)\.tsx?$|render-html\.tsx$|^app\/routes\/dev\//;
const checked = files.filter((file) => !notShown.test(file)).toSorted();

const faults = checked.flatMap((file) =>
  findLiterals(file, readFileSync(`${root}${file}`, "utf8")).map(
    ({ line, text }) => `${file}:${line}  ${JSON.stringify(text)}`,
  ),
);

// Fewer files mean that the glob is wrong.
if (checked.length < 100) faults.push(`only ${checked.length} files were looked at`);
if (faults.length > 0) {
  process.stderr.write(`words for members belong in app/text:\n${faults.join("\n")}\n`);
  process.exitCode = 1;
}
