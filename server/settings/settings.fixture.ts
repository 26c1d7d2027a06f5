import type { ReadFile } from "./files.ts";
import { readSettings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The required settings. */
export const NEEDED = {
  GATEWAY_URL: "https://gateway.test/api",
  SESSION_KEYS: Buffer.alloc(32, 7).toString("base64url"),
};

/** The settings of a start with these and the required ones. */
export const settingsWith = (given: Environment = {}, readFile?: ReadFile) =>
  readSettings({ ...NEEDED, ...given }, readFile);

/** The problems of such a start. */
export function problemsOf(given: Environment, readFile?: ReadFile): readonly string[] {
  try {
    settingsWith(given, readFile);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}
