import type { RequestHandler } from "express";
import { afterEach, expect, test } from "vitest";
import { startTestServer, stopTestServers } from "./http-server.fixture.ts";
import { getTransport } from "./request-facts.ts";

afterEach(stopTestServers);

const reporting: RequestHandler = (req, res) => {
  const known = { pattern: "/claims/:type", gatewayCalls: 2, gatewayWaitMs: 3.5 };
  if (req.path.startsWith("/claims")) Object.assign(getTransport(res).report, known);
  res.end("12345");
};

test("writes one line for each answer, with shapes and no values", async () => {
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
    requestId: response.headers.get("x-request-id"),
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

test("tells of a client that went away before it was answered", async () => {
  const reached = Promise.withResolvers<void>();
  const { origin, requestLines } = await startTestServer({ handle: () => reached.resolve() });
  const controller = new AbortController();
  const asked = fetch(`${origin}/slow`, { signal: controller.signal });
  await reached.promise;
  controller.abort();
  await expect(asked).rejects.toThrow("aborted");
  expect((await requestLines(1))[0]).toMatchObject({ aborted: true, status: null });
});
