import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { createLifecycle } from "./http/lifecycle.ts";
import { createReactRouterHandler } from "./http/react-router-handler.ts";
import { serve } from "./http/serve.ts";
import { watchProcess } from "./http/watch-process.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { createLogger } from "./log/logger.ts";
import { getSettings, SettingsError, type Settings } from "./settings.ts";

const CLIENT = new URL("../build/client/", import.meta.url);
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

const logger = createLogger(settings);
const lifecycle = createLifecycle({ settings, logger, exit });
watchProcess(lifecycle, logger, exit);

const build: ServerBuild = await import(SERVER.href);
const metrics = await metricsOf(build);
const handle = createReactRouterHandler(build, settings.APPLICATION_ORIGINS, metrics?.observer);
const clientDir = fileURLToPath(CLIENT);
await serve({ settings, handle, clientDir, logger, lifecycle, metrics });

/** Nothing of it is loaded without a port. */
async function metricsOf(of: ServerBuild): Promise<Metrics | undefined> {
  const port = settings.METRICS_PORT;
  if (port === null) return undefined;
  const { startMetrics } = await import("./metrics/start-metrics.ts");
  return startMetrics(of, { settings, port, logger });
}
