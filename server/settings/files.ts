import { readFileSync } from "node:fs";

type Given = Readonly<Record<string, string>>;
/** The text of a file. Throws if it can't be read. */
export type ReadFile = (path: string) => string;

export const readText: ReadFile = (path) => readFileSync(path, "utf8");

/** The settings that can be read from a file, which NAME_FILE names. */
const IN_FILES = ["SESSION_KEYS", "AUDIT_KEY", "REDIS_URL"] as const;

/** An environment with the content of the files it names as values. */
export function withSecretFiles(env: Given, readFile: ReadFile) {
  const given: Record<string, string> = { ...env };
  const problems: string[] = [];
  for (const name of IN_FILES) {
    const path = env[`${name}_FILE`];
    if (path === undefined) continue;
    const file = textOfFile(path, readFile);
    if (env[name] !== undefined) problems.push(`${name}_FILE: ${name} is set, too`);
    else if ("problem" in file) problems.push(`${name}_FILE: ${file.problem}`);
    else given[name] = file.text?.trim() ?? "";
  }
  return { given, problems };
}

/** The text of a file, null without one, or why it can't be read. */
export function textOfFile(
  path: string | undefined,
  readFile: ReadFile,
): { readonly text: string | null } | { readonly problem: string } {
  try {
    return { text: path === undefined ? null : readFile(path) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    return { problem: `cannot be read (${code})` };
  }
}
