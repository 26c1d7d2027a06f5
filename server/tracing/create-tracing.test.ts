import { SpanStatusCode } from "@opentelemetry/api";
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter } from "@opentelemetry/sdk-trace";
import { afterEach, expect, test, vi } from "vitest";
import { createTracing } from "./create-tracing.ts";
import { createPermittedExporter } from "./start-tracing.ts";

afterEach(() => {
  vi.useRealTimers();
});

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = { traceId: TRACE, spanId: "b7ad6b7169203331", traceFlags: 1 };
const REQUEST_ID = "0f8fad5b-d9cb";
const OK = { status: 200, route: "home" };

/** An exporter that records its spans; `answer` answers every export. */
function exporterOf(answer: (tell: (code: number) => void) => void) {
  const batches: (readonly ReadableSpan[])[] = [];
  const exporter: SpanExporter = {
    export(spans, callback) {
      batches.push(spans);
      answer((code) => callback({ code, ...(code === 1 && { error: new Error("Zebulon") }) }));
    },
    shutdown: () => Promise.resolve(),
  };
  return { exporter, batches, spans: () => batches.flat() };
}

function open(answer: (tell: (code: number) => void) => void, ratio = 1) {
  const sink = exporterOf(answer);
  const warnings: unknown[][] = [];
  const logger = { warn: (...said: unknown[]) => void warnings.push(said) };
  const exporter = createPermittedExporter(sink.exporter, (span) => span, logger);
  const processor = new BatchSpanProcessor({
    exporter,
    maxQueueSize: 20,
    maxExportBatchSize: 10,
    scheduledDelayMillis: 50,
  });
  return { ...sink, warnings, tracing: createTracing({ processor, ratio }) };
}
const answering = (code: number) => (tell: (code: number) => void) => tell(code);

test("a request is one span with its calls and slow reads below it, and a count of cached reads", async () => {
  const { tracing, spans } = open(answering(0));
  const first = tracing.begin("GET", REQUEST_ID, PARENT);
  const second = tracing.begin("POST", REQUEST_ID);
  second.observer.gatewayCall("POST token", "GatewayTimeoutError", { ms: 5, waitMs: 0 });
  first.observer.gatewayCall("GET account", "ok", { ms: 20, waitMs: 1.26 });
  first.observer.gatewayRead("account", "gateway", 20);
  first.observer.gatewayRead("claims/{type}", "cache", 15);
  first.observer.gatewayRead("groups", "cache", 0.1);
  first.observer.gatewayRead("claims/metadata", "cache", 0.1);
  first.observer.gatewayRead("programs", "shared", 0.5);
  second.end({ status: 502, route: "login" });
  first.end(OK);
  first.end({ status: 500, route: undefined });
  await tracing.stop(100_000);
  const brief = spans().map((span) => ({
    name: span.name,
    above: span.parentSpanContext?.spanId,
    error: span.status.code === SpanStatusCode.ERROR,
    ...span.attributes,
  }));
  const idOf = (name: string) =>
    spans()
      .find((span) => span.name === name)
      ?.spanContext().spanId;
  const call = { "http.request.method": "GET", "url.template": "account" };
  expect(brief).toEqual([
    expect.objectContaining({ name: "POST token", above: idOf("POST login"), error: true }),
    {
      name: "GET account",
      above: idOf("GET home"),
      error: false,
      ...call,
      "gateway.outcome": "ok",
      "gateway.source": "gateway",
      "gateway.wait_ms": 1.3,
    },
    expect.objectContaining({ name: "GET claims/{type}", above: idOf("GET home") }),
    expect.objectContaining({ name: "GET programs", "gateway.source": "shared" }),
    expect.objectContaining({ name: "POST login", above: undefined, error: true }),
    expect.objectContaining({
      name: "GET home",
      above: PARENT.spanId,
      error: false,
      "gateway.cached_reads": 2,
      "request.id": REQUEST_ID,
    }),
  ]);
  expect(spans()[2]?.attributes["gateway.source"]).toBe("cache");
  expect(first.traceId).toBe(TRACE);
  expect(first.traceparent).toBe(`00-${TRACE}-${idOf("GET home")}-01`);
});

test("a request span is an error from status 500 on; sampling follows the caller", async () => {
  const { tracing, spans } = open(answering(0));
  const statuses = [200, 303, 400, 404, 499, 500, 503];
  for (const status of statuses) tracing.begin("GET", REQUEST_ID).end({ status, route: "home" });
  await tracing.stop(100_000);
  const failed = spans().filter((span) => span.status.code === SpanStatusCode.ERROR);
  expect(failed.map((span) => span.attributes["http.response.status_code"])).toEqual([500, 503]);
  expect(spans()).toHaveLength(statuses.length);
  const { tracing: otherTracing, spans: otherSpans } = open(answering(0), 0);
  const unsampled = otherTracing.begin("GET", REQUEST_ID);
  unsampled.observer.gatewayCall("GET account", "ok", { ms: 1, waitMs: 0 });
  unsampled.end(OK);
  otherTracing.begin("GET", REQUEST_ID, PARENT).end(OK);
  otherTracing.begin("GET", REQUEST_ID, { ...PARENT, traceFlags: 0 }).end(OK);
  await otherTracing.stop(100_000);
  expect(otherSpans().map((span) => span.spanContext().traceId)).toEqual([TRACE]);
  expect(unsampled.traceparent).toMatch(/-00$/);
});

test("a silent collector holds a bounded number of spans", async () => {
  const { tracing, spans, batches } = open(() => undefined);
  for (let n = 0; n < 500; n += 1) tracing.begin("GET", REQUEST_ID).end(OK);
  await tracing.stop(60);
  // One batch was under way; the stop sent the queue's two.
  expect(batches.length).toBeLessThanOrEqual(3);
  expect(spans().length).toBeLessThanOrEqual(30);
});

test("stopping ends at its limit with a silent collector, and at once with a failing one", async () => {
  const silent = open(() => undefined);
  silent.tracing.begin("GET", REQUEST_ID).end(OK);
  vi.useFakeTimers();
  const stopped = vi.fn<() => void>();
  void silent.tracing.stop(100).then(stopped);
  await vi.advanceTimersByTimeAsync(99);
  expect(stopped).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(stopped).toHaveBeenCalledOnce();
  vi.useRealTimers();
  const failing = open(answering(1));
  failing.tracing.begin("GET", REQUEST_ID).end(OK);
  await expect(failing.tracing.stop(100_000)).resolves.toBeUndefined();
  expect(failing.spans()).toHaveLength(1);
});

test("a failing collector is logged at most once a minute", async () => {
  vi.useFakeTimers();
  const { tracing, batches, warnings } = open(answering(1));
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      tracing.begin("GET", REQUEST_ID).end(OK);
      await vi.advanceTimersByTimeAsync(1000);
    }
  };
  await pass(59);
  expect(batches.length).toBeGreaterThan(50);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.[1]).toBe("traces are lost");
  await pass(30);
  expect(warnings).toHaveLength(2);
});

test("a filter that throws loses its batch and is logged", async () => {
  const sink = exporterOf(answering(0));
  const warnings: unknown[][] = [];
  const logger = { warn: (...said: unknown[]) => void warnings.push(said) };
  const exporter = createPermittedExporter(
    sink.exporter,
    () => {
      throw new Error("Zebulon");
    },
    logger,
  );
  const processor = new BatchSpanProcessor({ exporter, maxExportBatchSize: 1 });
  const tracing = createTracing({ processor, ratio: 1 });
  expect(() => tracing.begin("GET", REQUEST_ID).end(OK)).not.toThrow();
  await tracing.stop(100_000);
  expect(sink.batches).toEqual([]);
  expect(warnings).toHaveLength(1);
});
