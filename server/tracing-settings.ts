import { z } from "zod";
import { optionalUrl } from "./care-settings.ts";

/** Traces, under the names that OpenTelemetry gives its settings (docs/operations.md, "Traces"). */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,60}$/, "must be a name of letters, digits, dots and dashes")
    .default("member-dashboard"),
  /** The share of requests whose spans are sent, where the proxy has not decided. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};
