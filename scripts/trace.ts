import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Requirement rows named by tests' titles, by area: `npm run trace [AREA …]`. A name alone is no
// proof: the assertion must fail when the row is broken.

const root = new URL("..", import.meta.url).pathname;
const wanted = new Set(process.argv.slice(2));
const SKIPPED = new Set(["node_modules", "build", ".git", ".react-router", "test-results"]);

const read = (path: string) => readFileSync(join(root, path), "utf8");
const rows = [
  ...read("docs/requirements.md").matchAll(/^\| ([A-Z]+)-(\d+) \|/gm),
  ...read("docs/beyond.md").matchAll(/^- ([A-Z]+)-(\d+) /gm),
]
  .map(([, area = "", number = ""]) => ({ area, id: `${area}-${number}` }))
  .filter(({ area }) => area !== "S" && area !== "T");

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* testFiles(path);
    else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

const named = new Set<string>();
for (const file of testFiles(root)) {
  const titles = readFileSync(file, "utf8").matchAll(/["'`]((?:[A-Z]+-\d+[ ,]+)+)/g);
  for (const [, ids = ""] of titles) for (const id of ids.match(/[A-Z]+-\d+/g) ?? []) named.add(id);
}

const areas = Map.groupBy(rows, ({ area }) => area);
for (const [area, ofArea] of areas) {
  if (wanted.size > 0 && !wanted.has(area)) continue;
  const missing = ofArea.filter(({ id }) => !named.has(id)).map(({ id }) => id.split("-")[1]);
  const count = `${ofArea.length - missing.length}/${ofArea.length}`.padStart(7);
  const rest = missing.length === 0 ? "" : `  not named: ${missing.join(" ")}`;
  process.stdout.write(`${area.padEnd(10)}${count}${rest}\n`);
}
const done = rows.filter(({ id }) => named.has(id)).length;
process.stdout.write(`${done} of ${rows.length} rows are named by a test\n`);
