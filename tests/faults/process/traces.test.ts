import { afterAll, beforeAll, expect, test } from "vitest";
import {
  attributeOf,
  startCollector,
  type Collector,
  type Exported,
} from "#tests/harness/collector.ts";
import { openRealWorld, type RealWorld } from "#tests/harness/real-world.ts";

let world: RealWorld;
let collector: Collector;

beforeAll(async () => {
  collector = await startCollector();
  world = await openRealWorld({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, TRUST_PROXY: "loopback" },
  });
});
afterAll(async () => {
  await world.close();
  await collector.close();
});

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const CALLER = "b7ad6b7169203331";

const isRequest = ({ kind }: Exported) => kind === 2;
const childrenOf = (spans: readonly Exported[], parent: Exported) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
const timeOf = ({ startTimeUnixNano, endTimeUnixNano }: Exported) =>
  [BigInt(startTimeUnixNano), BigInt(endTimeUnixNano)] as const;

test("requests at the same time each have their own calls below them, and the proxy's trace above", async () => {
  const [sub, other] = await Promise.all([world.enter("sub"), world.enter("cop")]);
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
    // Every span of a trace is the request's, or one of its calls or reads.
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
  // Each member's first claims were asked for once, and shared by what ran at the same time.
  const asked = spans.filter(
    (span) =>
      attributeOf(span, "url.template") === "claims/{type}" &&
      attributeOf(span, "gateway.source") === "gateway",
  );
  expect(asked.map(({ name }) => name)).toContain("GET claims/{type}");
});

test("a fault of the gateway is an error of its call and of the page, and a page of its own kind", async () => {
  const traceId = TRACE.replace("0af", "0cf");
  const member = await world.enter("hpp", "partner.localhost");
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

test("what the proxy does not sample is not sent", async () => {
  const traceId = TRACE.replace("0af", "0df");
  const member = await world.enter("emp");
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
