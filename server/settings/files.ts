import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** The text of a file. Throws if it can't be read. */
export type ReadFile = (path: string) => string;

export const readText: ReadFile = (path) => readFileSync(path, "utf8");

/** The settings that can be read from a file, which NAME_FILE names. */
const IN_FILES = ["SESSION_KEYS", "AUDIT_KEY", "REDIS_URL"] as const;

/** An environment with the content of the files it names as values. */
export function withSecretFiles(env: Readonly<Record<string, string>>, readFile: ReadFile) {
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

/** Kubernetes swaps links without an event that Node would see, so the content is compared. */
const EVERY_MS = 5000;

/**
 * Calls `take` with the text of a file whenever it changes; "" if it can't be read. A text only
 * counts when it was read twice, so that a half-written file never does. Returns a function that
 * stops watching.
 */
export function watchFile(
  path: string,
  take: (text: string) => void,
  everyMs = EVERY_MS,
): () => void {
  let used: string | undefined;
  let before: string | undefined;
  const look = async () => {
    const text = (await readFile(path, "utf8").catch(() => "")).trim();
    const isNew = text === before && text !== used;
    before = text;
    if (!isNew) return;
    used = text;
    take(text);
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}
