import type { z } from "zod";
import type { Brand } from "#server/brands/brand.ts";
import { readBrands } from "#server/brands/read-brands.ts";
import { SettingsError } from "./settings-error.ts";
import { listConflicts } from "./conflicts.ts";
import { listProviderProblems } from "./conflicts.ts";
import { listUnknownNames, type UnknownName } from "./unknown-names.ts";
import { readText, textOfFile, withSecretFiles, type ReadFile } from "./files.ts";
import { environment } from "./schema.ts";

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

type Environment = Readonly<Record<string, string | undefined>>;

export type Settings = Readonly<z.infer<typeof environment>> & {
  /** The brands that are run, the main carrier first. */
  readonly brands: readonly Brand[];
  /** Environment variables that look like a setting but are not. */
  readonly unknownNames: readonly UnknownName[];
};

/**
 * Reads an environment and the files that it names; empty values count as absent. Throws
 * SettingsError with every problem.
 */
export function readSettings(env: Environment, readFile: ReadFile = readText): Settings {
  const named = Object.fromEntries(
    Object.entries(env).flatMap(([name, value = ""]) =>
      value.trim() === "" ? [] : [[name, value]],
    ),
  );
  const { given, problems } = withSecretFiles(named, readFile);
  const result = environment.safeParse(given);
  problems.push(...listConflicts(given));
  for (const issue of result.error?.issues ?? []) {
    const name = String(issue.path[0] ?? "environment");
    problems.push(`${name}: ${name in given ? issue.message : "is missing"}`);
  }
  const file = textOfFile(given["BRANDS_FILE"], readFile);
  const found = "problem" in file ? { problems: [file.problem] } : readBrands(file.text);
  const ofProviders = "brands" in found ? listProviderProblems(found.brands, given, readFile) : [];
  const ofFile = [...found.problems, ...ofProviders];
  problems.push(...ofFile.map((problem) => `BRANDS_FILE: ${problem}`));
  if (result.success && "brands" in found && problems.length === 0) {
    const unknownNames = listUnknownNames(Object.keys(named), SETTING_NAMES);
    return Object.freeze({ ...result.data, brands: found.brands, unknownNames });
  }
  throw new SettingsError([...new Set(problems)]);
}

let settings: Settings | undefined;

export function getSettings(): Settings {
  settings ??= readSettings(process.env);
  return settings;
}
