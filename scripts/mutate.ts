import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import {
  ENOUGH,
  JUDGED,
  listSurvivors,
  scoreBy,
  selectChanged,
  selectModules,
} from "./tests/mutation-report.ts";

// `npm run mutate [-- PATH …]`: mutates rules and calls, one operator, condition or word at a time,
// and reports mutants that no unit test kills. Without a path: the files changed since main.
// Strings are mutated, too: in rules they are codes of the gateway, not prose. Results are reused
// while module and tests are unchanged (--anew starts over).

const root = join(import.meta.dirname, "..");
const args = process.argv.slice(2);
const paths = args.filter((arg) => !arg.startsWith("--"));

const git = (...command: string[]): string[] =>
  execFileSync("git", command, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter((line) => line !== "");

/** The commit that the work is based on: on main itself origin's, if there is one. */
function findBase(): string {
  for (const main of ["origin/main", "main"]) {
    try {
      return git("merge-base", "HEAD", main)[0] ?? "HEAD";
    } catch {
      // There is no such branch here.
    }
  }
  return "HEAD";
}

const untracked = git("ls-files", "--others", "--exclude-standard");
const files = [...new Set([...git("ls-files", ...JUDGED), ...untracked])];
const { modules, outside } =
  paths.length > 0
    ? selectModules(paths, files)
    : {
        modules: selectChanged([...git("diff", "--name-only", findBase()), ...untracked], files),
        outside: [],
      };
if (outside.length > 0) {
  process.stderr.write(`no module of ${JUDGED.join(" or ")}: ${outside.join(", ")}\n`);
  process.exit(2);
}
if (modules.length === 0) {
  process.stdout.write("no rule and no call has changed\n");
  process.exit();
}

const CONTRACT = "docs/gateway.openapi.json";
const incrementalFile = "node_modules/.cache/mutate/incremental.json";
mkdirSync(dirname(join(root, incrementalFile)), { recursive: true });

const results = await new Stryker({
  mutate: [...modules],
  testRunner: "vitest",
  // The contract's tests import calls by the names of their files, which no import graph shows.
  vitest: { configFile: "vitest.mutate.config.ts", pool: "forks", related: false },
  coverageAnalysis: "perTest",
  incremental: true,
  incrementalFile,
  force: args.includes("--anew"),
  // Deliberately a missing file: Stryker would rewrite an existing one through an API that
  // TypeScript 7 lacks.
  tsconfigFile: "none.json",
  disableTypeChecks: false,
  // The contract's document is compared with the calls' descriptions.
  ignorePatterns: ["/bench", "/build", "/deploy", "/public", "/tests", "/docs/*", `!/${CONTRACT}`],
  reporters: ["progress-append-only"],
  concurrency: 2,
  cleanTempDir: "always",
}).runMutationTest();

// For other modules Stryker repeats its last results.
const asked = new Set(modules);
const broken = results
  .map((mutant) => ({ ...mutant, fileName: relative(root, mutant.fileName) }))
  .filter(({ fileName }) => asked.has(fileName));
const survivors = listSurvivors(broken, (file) => readFileSync(join(root, file), "utf8"));
const line = ({ name, score, missed }: { name: string; score: number; missed: number }) =>
  `${score.toFixed(1).padStart(6)} %${String(missed).padStart(5)} missed  ${name}\n`;
const folders = scoreBy(broken, dirname);
process.stdout.write(
  `\n${survivors.map((survivor) => `${survivor}\n`).join("")}\n` +
    `${scoreBy(broken, String).map(line).join("")}\n${folders.map(line).join("")}`,
);
process.exitCode = folders.every(({ score }) => score >= ENOUGH) ? 0 : 1;
