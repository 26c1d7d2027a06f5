import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

const LINE = { waitingRequests: 1, begunRequests: 9, turnedAway: 4 };
const FIGURES = {
  lostLogLines: 5,
  cachedAnswers: 3,
  cachedBytes: 4096,
  waitingCalls: 2,
  busyConnections: 7,
  waitingDocuments: 2,
  openBreakers: { gateway: 1, accreditation: 0, chat: 0 },
  ...LINE,
};

const lines = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.text()).split("\n");

test("requests are counted by route and status and timed; unknown methods share one series", async () => {
  const metrics = createMetrics(() => FIGURES);
  metrics.observeRequest({ method: "GET", route: "/claims/:id", status: 200, ms: 40 });
  metrics.observeRequest({ method: "GET", route: "/claims/:id", status: null, ms: 2000 });
  const text = await lines(metrics);
  expect(text).toContain('http_requests_total{method="GET",route="/claims/:id",status="200"} 1');
  expect(text).toContain(
    'http_requests_total{method="GET",route="/claims/:id",status="aborted"} 1',
  );
  const at = (bound: string) =>
    `http_request_duration_seconds_bucket{le="${bound}",method="GET",route="/claims/:id"}`;
  expect(text).toContain(`${at("0.025")} 0`);
  expect(text).toContain(`${at("0.05")} 1`);
  expect(text).toContain(`${at("2.5")} 2`);
  for (const method of ["BREW", "SIP"]) {
    metrics.observeRequest({ method, route: "unmatched", status: 405, ms: 1 });
  }
  const other = 'http_requests_total{method="other",route="unmatched",status="405"} 2';
  expect(await lines(metrics)).toContain(other);
});

test("pages are counted by outcome from 0 on; files, documents and unknown paths are no pages", async () => {
  const metrics = createMetrics(() => FIGURES);
  const counted = async () =>
    (await lines(metrics)).filter((line) => line.startsWith("pages_total{"));
  const countOf = (ok: number, fault: number, unavailable: number, aborted: number) =>
    Object.entries({ ok, fault, unavailable, aborted }).map(
      ([outcome, count]) => `pages_total{outcome="${outcome}"} ${count}`,
    );
  expect(await counted()).toEqual(countOf(0, 0, 0, 0));
  for (const route of [
    "static",
    "unmatched",
    "eobs/:documentId/pdf",
    "claims/export.csv",
    "account/my-data.zip",
    "id-card/:suffix/:category/save",
  ])
    metrics.observeRequest({ method: "GET", route, status: 500, ms: 1 });
  expect(await counted()).toEqual(countOf(0, 0, 0, 0));
  for (const status of [200, 303, 404, 500, 502, 503, 504, null])
    metrics.observeRequest({ method: "GET", route: "home", status, ms: 1 });
  expect(await counted()).toEqual(countOf(3, 1, 3, 1));
});

test("gateway calls are counted by outcome, reads by source, and gauges are read anew", async () => {
  let waitingCalls = 2;
  const metrics = createMetrics(() => ({ ...FIGURES, waitingCalls }));
  const { observer } = metrics;
  observer.gatewayCall("GET account", "ok", { ms: 30, waitMs: 0 });
  observer.gatewayCall("GET account", "503", { ms: 6000, waitMs: 5500 });
  observer.gatewayRead("account", "cache", 1);
  observer.gatewayRead("account", "cache", 1);
  observer.gatewayRead("account", "stale", 1);
  const text = await lines(metrics);
  expect(text).toContain('gateway_call_duration_seconds_count{call="GET account",outcome="503"} 1');
  expect(text).toContain('gateway_call_duration_seconds_sum{call="GET account",outcome="ok"} 0.03');
  expect(text).toContain("gateway_connection_wait_seconds_sum 5.5");
  expect(text).toContain('gateway_reads_total{call="account",source="cache"} 2');
  expect(text).toContain('gateway_reads_total{call="account",source="stale"} 1');
  expect(text).toContain("gateway_busy_connections 7");
  expect(text).toContain("gateway_cached_bytes 4096");
  expect(text).toContain('gateway_breaker_state{host="gateway"} 1');
  expect(text).toContain('gateway_breaker_state{host="chat"} 0');
  expect(text).toContain("gateway_waiting_documents 2");
  expect(text).toContain("gateway_waiting_calls 2");
  expect(text).toContain("gateway_waiting_requests 1");
  expect(text).toContain("gateway_begun_requests_total 9");
  expect(text).toContain("gateway_turned_away_requests_total 4");
  waitingCalls = 0;
  expect(await lines(metrics)).toContain("gateway_waiting_calls 0");
  expect(text.some((line) => line.startsWith("nodejs_eventloop_lag_p99_seconds "))).toBe(true);
  expect(text).toContain("log_lost_lines_total 5");
});

test("build_info has the versions, and audit events and session ends are counted by kind", async () => {
  const metrics = createMetrics(() => FIGURES, "1.2.0+1f3c9a0");
  metrics.observer.audited("sign-in", "locked");
  metrics.observer.audited("log-out", "ok");
  metrics.observer.sessionEnded("idle");
  const text = await lines(metrics);
  expect(text).toContain(`build_info{version="1.2.0+1f3c9a0",node="${process.version}"} 1`);
  expect(text).toContain('audit_events_total{event="sign-in",outcome="locked"} 1');
  expect(text).toContain('session_ends_total{reason="log-out"} 1');
  expect(text).toContain('session_ends_total{reason="idle"} 1');
});

test("open connections are read from the server, and two registries share nothing", async () => {
  const metrics = createMetrics(() => FIGURES);
  let open = 3;
  metrics.watchConnections({ getConnections: (tell) => tell(null, open) });
  expect(await lines(metrics)).toContain("http_open_connections 3");
  open = 5;
  expect(await lines(metrics)).toContain("http_open_connections 5");
  const [one, other] = [createMetrics(() => FIGURES), createMetrics(() => FIGURES)];
  one.observer.gatewayRead("account", "cache", 1);
  expect((await lines(other)).some((line) => line.startsWith("gateway_reads_total{"))).toBe(false);
});

test("metrics of the shared store exist only where it is configured", async () => {
  expect(await lines(createMetrics(() => FIGURES))).not.toContainEqual(
    expect.stringMatching(/^shared_store_up\b/),
  );
  const shared = { ...FIGURES, sharedStoreUp: 0 };
  const text = await lines(createMetrics(() => shared));
  expect(text).toContain("shared_store_up 0");
});
