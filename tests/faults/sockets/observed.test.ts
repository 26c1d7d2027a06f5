import { afterAll, beforeAll, expect, test } from "vitest";
import { captureLines } from "#server/http/http-server.fixture.ts";
import { createLogger } from "#server/log/logger.ts";
import { startMetrics } from "#server/metrics/start-metrics.ts";
import { readSettings } from "#server/settings/settings.ts";
import { startTracing } from "#server/tracing/start-tracing.ts";
import {
  attributeOf,
  startCollector,
  type Collector,
  type Exported,
} from "#tests/harness/network/collector.ts";
import { serveWorld } from "#tests/harness/world/served.ts";
import { HANGS_MS } from "#tests/harness/patience.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

// Metrics and traces of the app behind its server; start.test.ts covers that a process starts them.

const world = useWorld({ env: { TRUST_PROXY: "loopback", LOG_LEVEL: "info" } });

/** The world behind its own server, with traces sent to a collector and a log of its own. */
async function observe(endpoint: string, batchMs?: number) {
  const { lines, destination } = captureLines();
  const logger = createLogger({ LOG_LEVEL: "info" }, destination);
  const settings = readSettings(process.env);
  const metrics = await startMetrics({ settings, port: 0, logger, isReady: () => true });
  const sending = { endpoint, settings, logger, everyMs: 50, ...(batchMs && { batchMs }) };
  const tracing = startTracing(world.build, sending);
  const lost = () => lines.filter(({ msg }) => msg === "traces are lost").length;
  return { lines, lost, tracing, ...(await serveWorld(world, { metrics, tracing })) };
}

let collector: Collector;
let served: Awaited<ReturnType<typeof observe>>;
let metricsPort: unknown;

beforeAll(async () => {
  collector = await startCollector();
  served = await observe(collector.endpoint);
  metricsPort = served.lines.findLast(({ msg }) => msg === "metrics")?.["port"];
});
afterAll(async () => {
  served.close();
  await served.tracing.stop(0);
  await collector.close();
});

const askMetrics = async () =>
  (await fetch(`http://127.0.0.1:${String(metricsPort)}/metrics`)).text();

test("metrics count pages, calls and cached reads by their patterns, without member data", async () => {
  const member = await served.enter("sub");
  await member.open("/home");
  await member.open("/home");
  await member.open("/claims?member=0&provider=Zebulon%20Quux");
  await member.send("/Zebulon-Quux-904417823");
  // A response is counted when the server has ended it, which may be after the client has read it.
  await expect
    .poll(askMetrics)
    .toContain('http_requests_total{method="GET",route="home",status="200"} 2');
  await expect.poll(askMetrics).toMatch(/^gateway_busy_connections 0$/m);
  const text = await askMetrics();
  expect(text).toMatch(
    /gateway_call_duration_seconds_count\{call="GET account",outcome="ok"\} 1\b/,
  );
  expect(text).toMatch(/gateway_call_duration_seconds_count\{call="GET claims\/\{type\}"/);
  expect(text).toMatch(/gateway_reads_total\{call="account",source="cache"\} [1-9]/);
  expect(text).toMatch(/^gateway_cached_answers [1-9]/m);
  expect(text).toMatch(/^http_open_connections \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  for (const secret of ["Zebulon", "904417823"]) {
    expect(text.replaceAll(/^#.*$/gm, "")).not.toMatch(new RegExp(`"[^"]*${secret}[^"]*"`));
  }
  expect((await served.visitor().send("/metrics")).status).not.toBe(200);
});

test("a failed call is counted with its status", async () => {
  const member = await served.enter("dep-adult");
  await member.open("/home");
  await world.fault({ method: "GET", path: "claims/medical", status: 503, times: 10 });
  await member.open("/claims?from=2026-01-01");
  await expect
    .poll(askMetrics)
    .toMatch(/gateway_call_duration_seconds_count\{call="GET claims\/\{type\}",outcome="503"\}/);
});

test("a request's log line has its span's trace, its session and its brand", async () => {
  const member = await served.enter("sub");
  const { headers } = await member.open("/home");
  const requestId = headers.get("x-request-id");
  const request = () =>
    jsonLines(world.log()).find((line) => line["requestId"] === requestId && "ms" in line);
  await expect.poll(request).toMatchObject({ brand: "carrier", pattern: "home" });
  const line = request();
  expect(line?.["session"]).toMatch(/^session:[\w-]{22}$/);
  const span = () =>
    collector.spans().find((each) => attributeOf(each, "request.id") === requestId);
  await expect.poll(() => span()?.traceId).toBe(line?.["trace_id"]);
});

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const CALLER = "b7ad6b7169203331";

const isRequest = ({ kind }: Exported) => kind === 2;
const childrenOf = (spans: readonly Exported[], parent: Exported) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
const timeOf = ({ startTimeUnixNano, endTimeUnixNano }: Exported) =>
  [BigInt(startTimeUnixNano), BigInt(endTimeUnixNano)] as const;

test("simultaneous requests have the proxy's trace as parent and only their own calls as children", async () => {
  const [sub, other] = await Promise.all([served.enter("sub"), served.enter("cop")]);
  const traces = ["1", "2", "3", "4", "5", "6"].map((last) => TRACE.slice(0, -1) + last);
  await Promise.all(
    traces.map((traceId, n) =>
      (n % 2 === 0 ? sub : other).open(n < 2 ? "/home" : n < 4 ? "/claims" : "/eobs", {
        headers: { traceparent: `00-${traceId}-${CALLER}-01` },
      }),
    ),
  );
  const ours = () => collector.spans().filter(({ traceId }) => traces.includes(traceId));
  await expect.poll(() => ours().filter(isRequest).length).toBe(6);
  const spans = ours();
  for (const [n, traceId] of traces.entries()) {
    const own = spans.filter((span) => span.traceId === traceId);
    const [request, ...more] = own.filter(isRequest);
    if (request === undefined) throw new Error("no span of the request");
    const route = n < 2 ? "home" : n < 4 ? "claims" : "eobs";
    expect.soft(more).toEqual([]);
    expect.soft([request.name, request.parentSpanId]).toEqual([`GET ${route}`, CALLER]);
    expect.soft(attributeOf(request, "http.route")).toBe(route);
    expect.soft(attributeOf(request, "http.response.status_code")).toBe(200);
    const below = childrenOf(own, request);
    // Every span of a trace is the request, one of its calls, or one of its reads.
    expect.soft(below.length).toBe(own.length - 1);
    expect.soft(below.length).toBeGreaterThan(0);
    const [start, end] = timeOf(request);
    for (const call of below) {
      expect.soft(timeOf(call)[0]).toBeGreaterThanOrEqual(start - 1_000_000n);
      // Optional calls may end after the page.
      expect.soft(timeOf(call)[0]).toBeLessThanOrEqual(end);
    }
  }
  const sources = spans.map((span) => attributeOf(span, "gateway.source"));
  expect(sources).toContain("gateway");
  const cached = spans.map((span) => Number(attributeOf(span, "gateway.cached_reads") ?? 0));
  const joined = sources.filter((source) => source === "cache").length;
  expect(cached.reduce((sum, reads) => sum + reads, joined)).toBeGreaterThan(6);
  // Each member's first claims were read once, and shared by parallel reads.
  const asked = spans.filter(
    (span) =>
      attributeOf(span, "url.template") === "claims/{type}" &&
      attributeOf(span, "gateway.source") === "gateway",
  );
  expect(asked.map(({ name }) => name)).toContain("GET claims/{type}");
});

test("the span of a failed call has its status as outcome, and is marked as an error", async () => {
  const traceId = TRACE.replace("0af", "0cf");
  const member = await served.enter("hpp", "partner.localhost");
  await world.fault({ method: "GET", path: "account", status: 500, body: "Zebulon Quux" });
  const headers = { traceparent: `00-${traceId}-${CALLER}-01` };
  await member.open("/home", { headers });
  await world.mend();
  const own = () => collector.spans().filter((span) => span.traceId === traceId);
  await expect.poll(() => own().filter(isRequest).length).toBe(1);
  const call = own().find(({ name }) => name === "GET account");
  if (call === undefined) throw new Error("no span of the call");
  expect([attributeOf(call, "gateway.outcome"), call.status.code]).toEqual(["500", 2]);
});

test("a request that the proxy does not sample is not exported", async () => {
  const traceId = TRACE.replace("0af", "0df");
  const member = await served.enter("emp");
  await member.open("/home", { headers: { traceparent: `00-${traceId}-${CALLER}-00` } });
  await member.open("/claims", { headers: { traceparent: `00-${traceId}-${CALLER}-01` } });
  const own = () => collector.spans().filter((span) => span.traceId === traceId);
  await expect.poll(() => own().filter(isRequest).length).toBe(1);
  expect(
    own()
      .filter(isRequest)
      .map(({ name }) => name),
  ).toEqual(["GET claims"]);
});

test("pages are answered while the trace collector never answers", async () => {
  const silent = await startCollector(() => undefined);
  const { visitor, tracing, close, lost } = await observe(silent.endpoint, HANGS_MS);
  const open = async () => (await visitor().open("/login")).status;
  expect(await open()).toBe(200);
  await expect.poll(() => silent.received.length).toBe(1);
  // A page is answered while the collector's answer is still waited for: nothing was given up as lost.
  expect(await open()).toBe(200);
  expect(lost()).toBe(0);
  await tracing.stop(0);
  close();
  await silent.close();
});

test.each([
  ["that refuses", 400],
  ["that is not there", null],
])(
  "with a collector %s pages are answered, and one log line says so without its text",
  async (...at) => {
    const [, status] = at;
    const refusing = await startCollector((_req, res) => {
      res.writeHead(status ?? 500).end("Zebulon Quux has no account");
    });
    const { visitor, tracing, close, lines, lost } = await observe(
      status === null ? "http://127.0.0.1:1" : refusing.endpoint,
    );
    const open = async () => (await visitor().open("/login")).status;
    for (let n = 0; n < 5; n += 1) expect(await open()).toBe(200);
    await expect.poll(lost).toBe(1);
    expect(await open()).toBe(200);
    await tracing.stop(10_000);
    expect(lost()).toBe(1);
    expect(JSON.stringify(lines)).not.toContain("Zebulon");
    // A refused request is not sent a second time.
    const ids = refusing.spans().map(({ spanId }) => spanId);
    expect(ids.length > 0).toBe(status !== null);
    expect(new Set(ids).size).toBe(ids.length);
    close();
    await refusing.close();
  },
);
