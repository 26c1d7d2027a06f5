import { randomUUID } from "node:crypto";
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter } from "@opentelemetry/sdk-trace";
import type { ServerBuild } from "react-router";
import {
  convertLegacyHttpOptions,
  createOtlpHttpExportDelegate,
} from "@opentelemetry/otlp-exporter-base/node-http";
import { OTLPExporterBase } from "@opentelemetry/otlp-exporter-base";
import { JsonTraceSerializer, TraceExporterMetricsHelper } from "@opentelemetry/otlp-transformer";
import type { Logger } from "#server/log/logger.ts";
import type { Settings } from "#server/settings/settings.ts";
import { onceAMinute } from "#server/log/once-a-minute.ts";
import { createTracing, type Tracing } from "./create-tracing.ts";
import { createPermit } from "./permitted-spans.ts";

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

/** How long an export of spans may take, including its retries, milliseconds. */
const EXPORT_MS = 5000;
const EXPORTS_AT_ONCE = 10;
/** ExportResultCode of OpenTelemetry's core, which would be one more dependency. */
const [SUCCESS, FAILED] = [0, 1];
const isSuccess = ({ code }: { readonly code: number }): boolean => code === SUCCESS;

/** Sends spans as OTLP in JSON to a collector, with OpenTelemetry's own settings for the rest. */
function createOtlpExporter(endpoint: string): SpanExporter {
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  const options = { url, timeoutMillis: EXPORT_MS, concurrencyLimit: EXPORTS_AT_ONCE };
  return new OTLPExporterBase(
    createOtlpHttpExportDelegate(
      convertLegacyHttpOptions(options, "TRACES", "v1/traces", {
        "content-type": "application/json",
      }),
      JsonTraceSerializer,
      "otlp_http_json_span_exporter",
      TraceExporterMetricsHelper,
      undefined,
    ),
  );
}

/** Sends only what `permit` leaves of each span; logs a failure at most once a minute. */
export function createPermittedExporter(
  exporter: SpanExporter,
  permit: (span: ReadableSpan) => ReadableSpan | null,
  logger: Pick<Logger, "warn">,
): SpanExporter {
  const complain = onceAMinute((error: unknown) =>
    logger.warn(error === undefined ? {} : { error }, "traces are lost"),
  );
  return {
    export(spans, callback) {
      try {
        const permitted = spans.map(permit).filter((span) => span !== null);
        exporter.export(permitted, (result) => {
          if (!isSuccess(result)) complain(result.error);
          callback(result);
        });
      } catch (error) {
        complain(error);
        callback({ code: FAILED, ...(error instanceof Error && { error }) });
      }
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
