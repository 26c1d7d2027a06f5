import type { ReadFile } from "./files.ts";
import { readSettings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What no start can do without. */
export const NEEDED = {
  GATEWAY_URL: "https://gateway.test/api",
  SESSION_KEYS: Buffer.alloc(32, 7).toString("base64url"),
};

/** The settings of a start with these, and what it needs. */
export const settingsWith = (given: Environment = {}, readFile?: ReadFile) =>
  readSettings({ ...NEEDED, ...given }, readFile);

/** What keeps such a start from succeeding. */
export function problemsOf(given: Environment, readFile?: ReadFile): readonly string[] {
  try {
    settingsWith(given, readFile);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}
