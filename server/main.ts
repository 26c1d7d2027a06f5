import { existsSync } from "node:fs";
import { getSettings, SettingsError, type Settings } from "./settings.ts";

const SERVER = new URL("../build/server/index.js", import.meta.url);
/** EX_CONFIG of sysexits.h: a restart would not help. */
const BAD_SETTINGS = 78;

const exit = (code: number) => process.exit(code);

/** For the person who starts the process: names settings, never their values. */
function refuseToStart(why: string, code: number): never {
  process.stderr.write(`${why}\n`);
  return exit(code);
}

function settingsOrExit(): Settings {
  try {
    return getSettings();
  } catch (error) {
    if (error instanceof SettingsError) return refuseToStart(error.message, BAD_SETTINGS);
    throw error;
  }
}

const settings = settingsOrExit();
if (!existsSync(SERVER)) refuseToStart("There is no build to serve: npm run build makes it.", 1);

// Loaded only now, so that wrong settings are named at once.
const { runDashboard } = await import("./dashboard.ts");
await runDashboard({ settings, exit, module: SERVER });
