import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Tracer,
} from "@opentelemetry/api";
import {
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from "@opentelemetry/sdk-trace";
import type { Observer } from "#server/metrics/observer.ts";
import { methodName, UNLISTED } from "./permitted-spans.ts";
import { formatTraceparent, type TraceParent } from "./traceparent.ts";

export type Tracing = Readonly<ReturnType<typeof createTracing>>;

type Options = {
  readonly processor: SpanProcessor;
  readonly ratio: number;
};

/** Longest wait for the last spans; an unreachable collector would take any amount of time. */
const LAST_SPANS_MS = 2000;
/** A read that the cache answered faster than this is only counted: its span would show nothing. */
const AT_ONCE_MS = 1;

/** Spans of requests and of their gateway calls; nothing is registered globally. */
export function createTracing({ processor, ratio }: Options) {
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer("member-dashboard");
  return {
    /** Begins the span of a request, below the span that `parent` names. */
    begin: (method: string, requestId: string, parent?: TraceParent) =>
      beginRequest(tracer, { method: methodName(method), requestId, parent }),
    /** Sends the spans that have ended, for `ms` at most; resolves even if that fails. */
    async stop(ms: number): Promise<void> {
      const waited = Promise.withResolvers<void>();
      const timer = setTimeout(waited.resolve, Math.min(ms, LAST_SPANS_MS));
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, waited.promise]);
      clearTimeout(timer);
    },
  };
}

type Begun = {
  readonly method: string;
  readonly requestId: string;
  readonly parent: TraceParent | undefined;
};

function beginRequest(tracer: Tracer, { method, requestId, parent }: Begun) {
  // One clock for all, so that the spans of a request nest.
  const offset = Date.now() - performance.now();
  const now = () => offset + performance.now();
  const above =
    parent === undefined
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
  const span = tracer.startSpan(
    `${method} ${UNLISTED}`,
    {
      kind: SpanKind.SERVER,
      startTime: now(),
      attributes: { "http.request.method": method, "request.id": requestId },
    },
    above,
  );
  let cachedReads = 0;
  const observer = observerOf(tracer, trace.setSpan(above, span), now, () => {
    cachedReads += 1;
  });
  return {
    observer: span.isRecording() ? observer : SILENT,
    traceId: span.spanContext().traceId,
    traceparent: formatTraceparent(span.spanContext()),
    /** Ends the request's span; `route` is undefined if the router matched none. */
    end({ status, route }: { readonly status: number; readonly route: string | undefined }) {
      if (route !== undefined) {
        span.updateName(`${method} ${route}`);
        span.setAttribute("http.route", route);
      }
      span.setAttribute("http.response.status_code", status);
      span.setAttribute("gateway.cached_reads", cachedReads);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now());
    },
  };
}

const SILENT: Observer = { gatewayCall: () => undefined, gatewayRead: () => undefined };

/** Creates spans for work that is over: calls and reads are reported when they end. */
function observerOf(
  tracer: Tracer,
  request: Context,
  now: () => number,
  onCached: () => void,
): Observer {
  const add = (name: string, kind: SpanKind, ms: number, attributes: Attributes) => {
    const end = now();
    return {
      end,
      span: tracer.startSpan(name, { kind, startTime: end - ms, attributes }, request),
    };
  };
  return {
    gatewayCall(call, outcome, { ms, waitMs }) {
      const [method = "", template = ""] = call.split(" ");
      const { span, end } = add(call, SpanKind.CLIENT, ms, {
        "http.request.method": method,
        "url.template": template,
        "gateway.outcome": outcome,
        "gateway.source": "gateway",
        "gateway.wait_ms": Math.round(waitMs * 10) / 10,
      });
      // A refusal (4xx) is an answer; the page decides whether it is a fault.
      if (outcome !== "ok" && !outcome.startsWith("4")) {
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end(end);
    },
    gatewayRead(path, source, ms) {
      // The call has its own span.
      if (source === "gateway") return;
      if (source === "cache" && ms < AT_ONCE_MS) {
        onCached();
        return;
      }
      const { span, end } = add(`GET ${path}`, SpanKind.INTERNAL, ms, {
        "http.request.method": "GET",
        "url.template": path,
        "gateway.source": source,
      });
      span.end(end);
    },
  };
}
