import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openRealWorld, type RealWorld } from "#tests/harness/real-world.ts";

let world: RealWorld;
let port: number;

beforeAll(async () => {
  port = await freePort();
  world = await openRealWorld({ env: { METRICS_PORT: String(port) } });
});
afterAll(() => world.close());

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Of a TCP server the address is always of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

test("metrics tell of pages, calls and the cache by their patterns, and of no member", async () => {
  const member = await world.enter("sub");
  await member.open("/home");
  await member.open("/home");
  await member.open("/claims?member=0&provider=Zebulon%20Quux");
  await member.send("/Zebulon-Quux-904417823");
  const response = await ask("/metrics");
  expect(response.headers.get("content-type")).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain('http_requests_total{method="GET",route="home",status="200"} 2');
  expect(text).toMatch(
    /gateway_call_duration_seconds_count\{call="GET account",outcome="ok"\} 1\b/,
  );
  expect(text).toMatch(/gateway_call_duration_seconds_count\{call="GET claims\/\{type\}"/);
  expect(text).toMatch(/gateway_reads_total\{call="account",source="cache"\} [1-9]/);
  expect(text).toMatch(/^gateway_cached_answers [1-9]/m);
  expect(text).toMatch(/^gateway_busy_connections 0$/m);
  expect(text).toMatch(/^http_open_connections \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  for (const secret of ["Zebulon", "904417823"]) {
    expect(text.replaceAll(/^#.*$/gm, "")).not.toMatch(new RegExp(`"[^"]*${secret}[^"]*"`));
  }
});

test("a gateway that fails shows as outcome, and an older answer in its place as stale", async () => {
  const member = await world.enter("dep-adult");
  await member.open("/home");
  await world.fault({ method: "GET", path: "claims/medical", status: 503, times: 10 });
  await member.open("/claims");
  await world.mend();
  const text = await (await ask("/metrics")).text();
  expect(text).toMatch(
    /gateway_call_duration_seconds_count\{call="GET claims\/\{type\}",outcome="503"\}/,
  );
});

test("the port answers GET /metrics and the probes alone, and members' port has no metrics", async () => {
  const probes = await Promise.all(["/healthz", "/readyz"].map((path) => ask(path)));
  expect(probes.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask("/home")).status).toBe(404);
  expect((await ask("/metrics", { method: "POST" })).status).toBe(404);
  const members = await world.visitor().send("/metrics");
  expect(members.status).not.toBe(200);
});
