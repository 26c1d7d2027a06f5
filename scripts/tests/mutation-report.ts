import type { Stryker } from "@stryker-mutator/core";

/** Folders whose mutants unit tests must kill; elsewhere request tests do. */
export const JUDGED = ["app/rules", "server/gateway/calls"] as const;

/** The least share of mutants, in percent, that tests must kill in each folder. */
export const ENOUGH = 90;

/** Modules that are mutated; tests and their fixtures are not. */
const isModule = (path: string): boolean =>
  path.endsWith(".ts") && !/\.(test|fixture)\.ts$/.test(path);

const isBelow = (folder: string, path: string): boolean => path.startsWith(`${folder}/`);

/** The modules to mutate, and the given paths that contain none. */
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

/** Modules with a change of their own or of the test beside them. */
export function selectChanged(changed: readonly string[], files: readonly string[]): string[] {
  const subjects = changed.map((path) => path.replace(/(\.[a-z]+)?\.test\.ts$/, ".ts"));
  return selectModules(JUDGED, files).modules.filter((file) => subjects.includes(file));
}

type Result = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];
type Mutant = Pick<Result, "fileName" | "location" | "replacement" | "status">;

const isSeen = ({ status }: Mutant): boolean => status === "Killed" || status === "Timeout";
const isMissed = ({ status }: Mutant): boolean => status === "Survived" || status === "NoCoverage";

/** The percentage of killed mutants, grouped by `nameOf`. */
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

/** Surviving mutants by file and line: the original source and its replacement. */
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

/** Lines and columns are counted from one. */
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
