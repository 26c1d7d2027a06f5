import { existsSync } from "node:fs";
import { LANGUAGES } from "#app/rules/frame/languages.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { refuseToStart, settingsOrExit } from "#server/settings/settings-or-exit.ts";

const BUILDS = new URL("../build/", import.meta.url);

const exit = (code: number) => process.exit(code);

/** The port that is already in use; undefined for any other error. */
function findTakenPort(error: unknown): number | undefined {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  return isTaken && "port" in error && typeof error.port === "number" ? error.port : undefined;
}

const settings = settingsOrExit();
if (!LANGUAGES.every((language) => existsSync(new URL(`${language}/server/index.js`, BUILDS))))
  refuseToStart("There is no build to serve: npm run build makes it.", 1);

// Loaded late, so that wrong settings are reported at once.
const { runDashboard } = await import("./dashboard.ts");
try {
  await runDashboard({ settings, exit, builds: BUILDS });
} catch (error) {
  // What only shows when it is used, such as a directory.
  if (error instanceof SettingsError) refuseToStart(error.message);
  const { PORT, METRICS_PORT } = settings;
  const taken = findTakenPort(error);
  const name = Object.entries({ PORT, METRICS_PORT }).find(([, port]) => port === taken)?.[0];
  if (name === undefined) throw error;
  refuseToStart(`${name}: port ${taken} is in use.`, 1);
}
