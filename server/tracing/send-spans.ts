import {
  convertLegacyHttpOptions,
  createOtlpHttpExportDelegate,
} from "@opentelemetry/otlp-exporter-base/node-http";
import { OTLPExporterBase } from "@opentelemetry/otlp-exporter-base";
import { JsonTraceSerializer, TraceExporterMetricsHelper } from "@opentelemetry/otlp-transformer";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "#server/log/logger.ts";
import { onceAMinute } from "#server/log/once-a-minute.ts";

/** How long an export of spans may take, including its retries, milliseconds. */
const EXPORT_MS = 5000;
const EXPORTS_AT_ONCE = 10;
/** ExportResultCode of OpenTelemetry's core, which would be one more dependency. */
const [SUCCESS, FAILED] = [0, 1];
const isSuccess = ({ code }: { readonly code: number }): boolean => code === SUCCESS;

/** Sends spans as OTLP in JSON to a collector, with OpenTelemetry's own settings for the rest. */
export function createOtlpExporter(endpoint: string): SpanExporter {
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
