import type { RequestHandler } from "express";
import { afterEach, expect, test } from "vitest";
import { startTestServer, stopTestServers } from "./http-server.fixture.ts";
import { getTransport } from "./request-facts.ts";

afterEach(stopTestServers);

const reporting: RequestHandler = (req, res) => {
  const known = { pattern: "/claims/:type", gatewayCalls: 2, gatewayWaitMs: 3.5, brand: "summit" };
  if (req.path.startsWith("/claims")) Object.assign(getTransport(res).report, known);
  res.end("12345");
};

test("each page and file is one log line with pattern and status, without values", async () => {
  const { origin, requestLines, lines } = await startTestServer({ handle: reporting });
  const headers = { cookie: "session=hunter", "user-agent": "quux" };
  const response = await fetch(`${origin}/claims/zebulon?name=zebulon`, { headers });
  await response.text();
  for (const path of ["/zebulon", "/assets/main-a1.js", "/healthz", "/readyz"]) {
    await (await fetch(origin + path)).text();
  }
  const [page, unmatched, file, ...others] = await requestLines(3);
  expect(page).toEqual({
    level: "info",
    time: expect.any(String),
    msg: "request",
    version: expect.any(String),
    requestId: response.headers.get("x-request-id"),
    trace_id: expect.stringMatching(/^[\da-f]{32}$/),
    session: null,
    brand: "summit",
    method: "GET",
    pattern: "/claims/:type",
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
    gatewayCalls: 2,
    gatewayWaitMs: 3.5,
    aborted: false,
  });
  expect(unmatched).toMatchObject({ pattern: "unmatched" });
  expect(file).toMatchObject({ pattern: "static", status: 200 });
  expect(others).toEqual([]);
  expect(JSON.stringify(lines)).not.toMatch(/zebulon|hunter|quux|127\.0\.0\.1/);
});

test("the trace id comes from a trusted proxy, else is new for each request", async () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-00` };
  const traces = async (settings: Readonly<Record<string, string>>) => {
    const { origin, requestLines } = await startTestServer({ settings });
    for (let n = 0; n < 2; n += 1) await (await fetch(origin, { headers })).text();
    return (await requestLines(2)).map((line) => line["trace_id"]);
  };
  expect(await traces({ TRUST_PROXY: "loopback" })).toEqual([traceId, traceId]);
  expect(new Set([...(await traces({})), traceId]).size).toBe(3);
});

test("a client that leaves before the answer is logged as aborted, without a status", async () => {
  const reached = Promise.withResolvers<void>();
  const { origin, requestLines } = await startTestServer({ handle: () => reached.resolve() });
  const controller = new AbortController();
  const asked = fetch(`${origin}/slow`, { signal: controller.signal });
  await reached.promise;
  controller.abort();
  await expect(asked).rejects.toThrow("aborted");
  expect((await requestLines(1))[0]).toMatchObject({ aborted: true, status: null });
});
