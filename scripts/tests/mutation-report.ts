import type { Stryker } from "@stryker-mutator/core";

/** Where a break has to be seen by a unit test; elsewhere request tests are what sees it. */
export const JUDGED = ["app/rules", "server/gateway/calls"] as const;

/** The share of breaks, in per cent, that tests have to see in each folder. */
export const ENOUGH = 90;

/** Modules can be broken; tests and what they are given cannot. */
const isModule = (path: string): boolean =>
  path.endsWith(".ts") && !/\.(test|fixture)\.ts$/.test(path);

const isBelow = (folder: string, path: string): boolean => path.startsWith(`${folder}/`);

/** Modules to break, of all that there are, and the given paths below which none is judged. */
export function selectModules(
  paths: readonly string[],
  files: readonly string[],
): { readonly modules: readonly string[]; readonly outside: readonly string[] } {
  const all = files.filter((file) => isModule(file) && JUDGED.some((top) => isBelow(top, file)));
  const named = paths.map((path) => path.replace(/^\.\//, "").replace(/\/+$/, ""));
  const isNamed = (file: string) => named.some((path) => file === path || isBelow(path, file));
  return {
    modules: all.filter(isNamed),
    outside: named.filter((path) => !all.some((file) => file === path || isBelow(path, file))),
  };
}

/** Modules that changed themselves, or the tests beside them. */
export function selectChanged(changed: readonly string[], files: readonly string[]): string[] {
  const subjects = changed.map((path) => path.replace(/(\.[a-z]+)?\.test\.ts$/, ".ts"));
  return selectModules(JUDGED, files).modules.filter((file) => subjects.includes(file));
}

type Result = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];
type Mutant = Pick<Result, "fileName" | "location" | "replacement" | "status">;

const isSeen = ({ status }: Mutant): boolean => status === "Killed" || status === "Timeout";
const isMissed = ({ status }: Mutant): boolean => status === "Survived" || status === "NoCoverage";

/** Seen breaks of all that count, in per cent, by whatever `nameOf` groups them. */
export function scoreBy(
  mutants: readonly Mutant[],
  nameOf: (file: string) => string,
): { readonly name: string; readonly score: number; readonly missed: number }[] {
  const counted = mutants.filter((mutant) => isSeen(mutant) || isMissed(mutant));
  return [...Map.groupBy(counted, ({ fileName }) => nameOf(fileName))].map(([name, of]) => {
    const missed = of.filter(isMissed).length;
    return { name, missed, score: (100 * (of.length - missed)) / of.length };
  });
}

/** What no test saw, by file and line: the source and what stood in its place. */
export function listSurvivors(
  mutants: readonly Mutant[],
  readSource: (file: string) => string,
): string[] {
  return mutants
    .filter(isMissed)
    .toSorted((a, b) => a.fileName.localeCompare(b.fileName) || compareStarts(a, b))
    .map(({ fileName, location, replacement, status }) => {
      const rest = status === "NoCoverage" ? "  (no test comes here)" : "";
      const original = cut(readSource(fileName), location);
      const { line } = location.start;
      return `${fileName}:${line}  ${oneLine(original)}  =>  ${oneLine(replacement)}${rest}`;
    });
}

type Location = Mutant["location"];

const compareStarts = ({ location: a }: Mutant, { location: b }: Mutant): number =>
  a.start.line - b.start.line || a.start.column - b.start.column;

/** Lines and columns count from one. */
function cut(source: string, { start, end }: Location): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => (at === last ? line.slice(0, end.column - 1) : line))
    .map((line, at) => (at === 0 ? line.slice(start.column - 1) : line))
    .join("\n");
}

const oneLine = (code: string): string => {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};
