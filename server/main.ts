import cluster from "node:cluster";
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

// The primary serves nothing itself, so it loads neither the app nor its server.
if (cluster.isPrimary && settings.WEB_CONCURRENCY > 1) {
  const { runPrimary } = await import("./cluster/primary.ts");
  await runPrimary({ settings, exit });
} else {
  const { runDashboard } = await import("./dashboard.ts");
  await runDashboard({ settings, exit, module: SERVER });
}
