import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { createLifecycle, watchProcess, type Lifecycle } from "./http/lifecycle.ts";
import { inLanguage } from "./http/react-router-handler.ts";
import { createReactRouterHandler } from "./http/react-router-handler.ts";
import { serve } from "./http/serve.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Tracing } from "./tracing/create-tracing.ts";
import { LANGUAGES, type Language } from "#app/rules/frame/languages.ts";
import type { Logger } from "./log/logger.ts";
import { logStart } from "#server/log/log-start.ts";
import { openStandardOutput } from "./log/standard-output.ts";
import { getRuntime } from "./runtime.ts";
import { watchRedisUrl, watchSessionKeys } from "./secret-files.ts";
import type { Settings } from "#server/settings/settings.ts";

/** How long the last log lines may take to be written. */
const LAST_LINES_MS = 500;

type DashboardOptions = {
  readonly settings: Settings;
  /** The folder of the builds, each in a folder of its language's name. */
  readonly builds: URL;
  readonly exit: (code: number) => void;
};

type LanguageBuild = {
  readonly build: ServerBuild;
  readonly settings: Settings;
  readonly logger: Logger;
};

/** Serves the built app in this process, until a signal ends it. */
export async function runDashboard(options: DashboardOptions): Promise<void> {
  const { settings, builds: folder } = options;
  const output = openStandardOutput();
  const exit = (code: number) => void output.end(LAST_LINES_MS).then(() => options.exit(code));
  const runtime = getRuntime();
  const { logger } = runtime;
  const lifecycle = createLifecycle({ settings, logger, exit });
  watchProcess(lifecycle, logger, exit);

  logStart(settings, logger);
  const { SESSION_KEYS_FILE: keysFile, REDIS_URL_FILE: urlFile, REDIS_URL: url } = settings;
  const { keys: ring, store } = runtime;
  if (keysFile !== null) watchSessionKeys(keysFile, { ring, logger });
  if (urlFile !== null && url !== null) watchRedisUrl(urlFile, { store, url, logger });

  const load = (language: Language): Promise<ServerBuild> =>
    import(new URL(`${language}/server/index.js`, folder).href);
  // Connects to shared services, so that the first member need not wait for it.
  await store.ready();
  lifecycle.attachLastWork(() => store.close());
  const metrics = await metricsOf({ settings, logger, lifecycle });
  // Every build has the same routes.
  const tracing = await tracingOf({ build: await load(LANGUAGES[0]), settings, logger });
  if (tracing !== undefined) lifecycle.attachLastWork(tracing.stop);
  const observing = { observer: metrics?.observer, tracing };
  const loadHandler = async (language: Language) =>
    createReactRouterHandler(await load(language), settings.APPLICATION_ORIGINS, observing);
  const server = await serve({
    settings,
    handle: await inLanguage(loadHandler),
    clientDirs: LANGUAGES.map((language) => fileURLToPath(new URL(`${language}/client/`, folder))),
    logger,
    lifecycle,
    metrics,
  });
  metrics?.watchConnections(server);
}

/** Not loaded unless the port is set. */
async function metricsOf(
  part: Omit<LanguageBuild, "build"> & { readonly lifecycle: Lifecycle },
): Promise<Metrics | undefined> {
  const { settings, logger, lifecycle } = part;
  const port = settings.METRICS_PORT;
  if (port === null) return undefined;
  const { startMetrics } = await import("./metrics/start-metrics.ts");
  return startMetrics({ settings, port, logger, isReady: lifecycle.isReady });
}

async function tracingOf({ build, settings, logger }: LanguageBuild): Promise<Tracing | undefined> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === null) return undefined;
  const { startTracing } = await import("./tracing/start-tracing.ts");
  return startTracing(build, { endpoint, settings, logger });
}
