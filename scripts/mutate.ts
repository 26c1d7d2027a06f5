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

// `npm run mutate [-- PATH …]`: breaks rules and calls, one operator, condition or word at a time,
// and tells which breaks no unit test sees. Without a path: what changed since main's last state.
// Strings are broken like the rest: in rules they are codes of the gateway, not prose.
// What was seen before is not tried anew while module and tests are as they were (--anew does).

const root = join(import.meta.dirname, "..");
const args = process.argv.slice(2);
const paths = args.filter((arg) => !arg.startsWith("--"));

const git = (...command: string[]): string[] =>
  execFileSync("git", command, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter((line) => line !== "");

/** The commit that work began from: on main itself what origin has, if there is one. */
function findBase(): string {
  for (const main of ["origin/main", "main"]) {
    try {
      return git("merge-base", "HEAD", main)[0] ?? "HEAD";
    } catch {
      // No such branch here.
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
  vitest: { configFile: "vitest.mutate.config.ts", pool: "forks" },
  coverageAnalysis: "perTest",
  incremental: true,
  incrementalFile,
  force: args.includes("--anew"),
  // There is none of that name: Stryker would rewrite it by way of an interface that TypeScript 7 has not.
  tsconfigFile: "none.json",
  disableTypeChecks: false,
  // The contract's document is compared with what calls say.
  ignorePatterns: ["/bench", "/build", "/deploy", "/public", "/tests", "/docs/*", `!/${CONTRACT}`],
  reporters: ["progress-append-only"],
  concurrency: 2,
  cleanTempDir: "always",
}).runMutationTest();

// Of other modules Stryker repeats what it found when it saw them last.
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
