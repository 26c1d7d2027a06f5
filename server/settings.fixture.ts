import { readSettings, SettingsError } from "./settings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What no start can do without. */
export const NEEDED = {
  GATEWAY_URL: "https://gateway.test/api",
  SESSION_KEYS: Buffer.alloc(32, 7).toString("base64url"),
};

/** The settings of a start with these, and what it needs. */
export const settingsWith = (given: Environment = {}) => readSettings({ ...NEEDED, ...given });

/** What keeps such a start from succeeding. */
export function problemsOf(given: Environment): readonly string[] {
  try {
    settingsWith(given);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}
