import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LAYERS, listRows, traceRows, type TracedRow } from "./tests/row-owners.ts";

// `npm run trace`: how many requirement rows the titles of tests name, by area, and which layer owns
// them. `npm run trace -- AREA …` lists each row with its owner and its files. Fails where no test
// names a row that is built, where one names a row that says "(not built yet)", or where tests of three
// layers name a row; with `--check` it says nothing else. A name alone is
// no proof: the assertion must fail when the row is broken.

const root = new URL("..", import.meta.url).pathname;
const isCheck = process.argv.includes("--check");
const wanted = new Set(process.argv.slice(2).filter((arg) => !arg.startsWith("--")));
const SKIPPED = new Set(["node_modules", "build", ".git", ".react-router", "test-results"]);

const read = (path: string) => readFileSync(join(root, path), "utf8");

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* testFiles(path);
    else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

const files = [...testFiles(".")].toSorted().map((path) => ({ path, source: read(path) }));
const all = traceRows(listRows(read("docs/requirements.md"), read("docs/beyond.md")), files);
const rows = all.filter(({ isPlanned }) => !isPlanned);
const planned = all.filter(({ isPlanned }) => isPlanned);

const line = (...words: readonly string[]) => process.stdout.write(`${words.join("  ")}\n`);
const idsOf = (list: readonly TracedRow[]) => list.map(({ id }) => id).join(" ");
const numbers = (list: readonly TracedRow[]) => list.map(({ id }) => id.split("-")[1]).join(" ");

for (const [area, ofArea] of Map.groupBy(rows, ({ area: name }) => name)) {
  if (isCheck || (wanted.size > 0 && !wanted.has(area))) continue;
  const unnamed = ofArea.filter(({ owner }) => owner === undefined);
  const count = `${ofArea.length - unnamed.length}/${ofArea.length}`.padStart(7);
  const owned = LAYERS.map((layer) => ({
    layer,
    many: ofArea.filter(({ owner }) => owner === layer).length,
  }))
    .filter(({ many }) => many !== 0)
    .map(({ layer, many }) => `${layer} ${many}`);
  line(
    area.padEnd(10),
    count,
    owned.join(", "),
    unnamed.length === 0 ? "" : `not named: ${numbers(unnamed)}`,
  );
  if (!wanted.has(area)) continue;
  for (const { id, owner, layers } of ofArea) {
    line("", id.padEnd(12), owner ?? "no test");
    for (const [layer, paths] of layers) line("", "", layer.padEnd(8), paths.join(" "));
  }
}

const unnamed = rows.filter(({ owner }) => owner === undefined);
const crowded = rows.filter(({ layers }) => layers.size > 2);
if (!isCheck || unnamed.length > 0)
  line(`${rows.length - unnamed.length} of ${rows.length} rows are named by a test`);
const begun = planned.filter(({ owner }) => owner !== undefined);
if (!isCheck && planned.length > 0)
  line(`${planned.length} more rows are planned, not built: ${idsOf(planned)}`);
for (const { id } of begun) line(`${id} is named by a test, and says "(not built yet)"`);
for (const { id, layers } of crowded)
  line(
    `${id} is named in ${layers.size} layers: ${[...layers.keys()].join(", ")}; its owner is enough`,
  );
process.exitCode = unnamed.length + begun.length + crowded.length === 0 ? 0 : 1;
