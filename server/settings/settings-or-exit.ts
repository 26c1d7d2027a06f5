import { getSettings, type Settings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

/** EX_CONFIG of sysexits.h: a restart would not help. */
const BAD_SETTINGS = 78;

/** Ends the process with a sentence for the operator, which names settings and never their values. */
export function refuseToStart(why: string, code = BAD_SETTINGS): never {
  process.stderr.write(`${why}\n`);
  return process.exit(code);
}

/** The settings of the process, which ends with status 78 and every problem if there are any. */
export function settingsOrExit(): Settings {
  try {
    return getSettings();
  } catch (error) {
    if (error instanceof SettingsError) return refuseToStart(error.message);
    throw error;
  }
}
