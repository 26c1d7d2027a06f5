import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  exchangeRaw,
  rawRequest,
  startTestServer,
  stopTestServers,
  type TestServer,
} from "./http-server.fixture.ts";

let running: TestServer;

beforeEach(async () => {
  running = await startTestServer({ handle: (_req, res) => res.end("the app") });
});
afterEach(stopTestServers);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(running.origin + path, { headers });

const getRaw = (path: string, ...headers: readonly string[]) =>
  exchangeRaw(running.port, rawRequest("GET", path, ...headers));

test("hashed assets are cached for a year, other files for an hour", async () => {
  expect((await get("/assets/other-b2.css")).headers.get("cache-control")).toBe(
    "public, max-age=31536000, immutable",
  );
  expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
});

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", null],
])("an asset for a client that accepts %s is sent as %s", async (accepted, encoding) => {
  const response = await get("/assets/main-a1.js", { "accept-encoding": accepted });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("vary")).toMatch(/Accept-Encoding/i);
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(await response.text()).toBe("console.log(1);\n".repeat(200));
});

test("a known ETag is answered with 304", async () => {
  const { headers } = await get("/assets/main-a1.js", { "accept-encoding": "br" });
  const answer = await getRaw(
    "/assets/main-a1.js",
    "Accept-Encoding: br",
    `If-None-Match: ${headers.get("etag")}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 304 /);
  expect(answer).toMatch(/^Content-Security-Policy: default-src 'self'/m);
});

test.each([
  ["bytes=-3", 206, "bytes 4-6/7"],
  ["bytes=0-3", 206, "bytes 0-3/7"],
  ["bytes=5-2", 416, "bytes */7"],
  ["bytes=99-", 416, "bytes */7"],
])("the range %s of an asset is answered with %d, %s", async (range, status, sent) => {
  const response = await get("/assets/other-b2.css", { range });
  expect(response.status).toBe(status);
  expect(response.headers.get("content-range")).toBe(sent);
});

test("a deleted file is answered with 404, other files stay", async () => {
  rmSync(join(running.clientDir, "favicon.svg"));
  expect((await get("/favicon.svg")).status).toBe(404);
  expect((await get("/assets/other-b2.css")).status).toBe(200);
});

test("a missing asset is a short 404 that is not stored", async () => {
  const response = await get("/assets/gone-c3.js");
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toBe("Not found\n");
});

test.each(["/assets/", "/assets/%2e%2e/favicon.svg", "/assets/..%2f.hidden"])(
  "the path %s below /assets is answered with 404",
  async (path) => {
    expect(await getRaw(path)).toMatch(/^HTTP\/1\.1 404 /);
  },
);

test.each(["/assets", "/.hidden", "/../package.json", "/NOTICE.md"])(
  "the path %s is answered by the app",
  async (path) => {
    const answer = await getRaw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\n7\r\nthe app/s);
    expect(answer).not.toMatch(/^Location:/m);
  },
);
