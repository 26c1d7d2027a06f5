import { randomUUID } from "node:crypto";
import { BatchSpanProcessor } from "@opentelemetry/sdk-trace";
import type { ServerBuild } from "react-router";
import type { Logger } from "#server/log/logger.ts";
import type { Settings } from "#server/settings/settings.ts";
import { createTracing, type Tracing } from "./create-tracing.ts";
import { createPermit } from "./permitted-spans.ts";
import { createOtlpExporter, createPermittedExporter } from "./send-spans.ts";

type Options = {
  readonly endpoint: string;
  readonly settings: Pick<Settings, "OTEL_SERVICE_NAME" | "OTEL_TRACES_SAMPLER_ARG">;
  readonly logger: Logger;
  readonly everyMs?: number;
  readonly batchMs?: number;
};

/** Spans that wait to be sent; more are dropped. A span takes about a kilobyte. */
const QUEUE = 4096;
/** Small, because a batch is filtered and serialized in one turn, and requests wait meanwhile. */
const BATCH = 256;
const EVERY_MS = 2000;
const BATCH_MS = 10_000;

/** The traces of this process, loaded only with OTEL_EXPORTER_OTLP_ENDPOINT. */
export function startTracing(build: ServerBuild, options: Options): Tracing {
  const { endpoint, settings, logger, everyMs = EVERY_MS, batchMs = BATCH_MS } = options;
  const permit = createPermit(routePatterns(build.routes), {
    serviceName: settings.OTEL_SERVICE_NAME,
    instanceId: randomUUID(),
  });
  const processor = new BatchSpanProcessor({
    exporter: createPermittedExporter(createOtlpExporter(endpoint), permit, logger),
    maxQueueSize: QUEUE,
    maxExportBatchSize: BATCH,
    scheduledDelayMillis: everyMs,
    exportTimeoutMillis: batchMs,
  });
  return createTracing({ processor, ratio: settings.OTEL_TRACES_SAMPLER_ARG });
}

/** The patterns of all routes of a build, as the router names them: their paths, joined. */
function routePatterns(routes: ServerBuild["routes"]): ReadonlySet<string> {
  const patternOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    if (route === undefined) return [];
    return [...patternOf(route.parentId), ...(route.path ? [route.path] : [])];
  };
  return new Set(Object.keys(routes).map((id) => patternOf(id).join("/") || "/"));
}
