import { globSync, readFileSync } from "node:fs";
import { findWrongImports } from "./checks/arrows.ts";

// Which folder may import which (docs/architecture.md); part of `npm run check`.

const root = new URL("..", import.meta.url).pathname;
const files = globSync("{app,server}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  .toSorted();
const wrong = files.flatMap((file) =>
  findWrongImports(file, readFileSync(`${root}${file}`, "utf8")),
);

// Fewer files mean that the glob is wrong.
if (files.length < 100) wrong.push(`only ${files.length} files were looked at`);
if (wrong.length > 0) {
  process.stderr.write(`${wrong.join("\n")}\n`);
  process.exitCode = 1;
}
