import type { RequestHandler } from "express";
import { afterEach, expect, test } from "vitest";
import { startTestServer, stopTestServers } from "./http-server.fixture.ts";

afterEach(stopTestServers);

/** Name, request, status. Each is answered by another part of the HTTP server. */
const ANSWERS = [
  ["a page", "/home", {}, 200],
  ["an asset", "/assets/main-a1.js", {}, 200],
  ["a loose file", "/favicon.svg", {}, 200],
  ["a missing asset", "/assets/gone.js", {}, 404],
  ["a post to an asset", "/assets/main-a1.js", { method: "POST" }, 405],
  ["an unserviceable range", "/assets/other-b2.css", { headers: { range: "bytes=99-" } }, 416],
  ["a forbidden method", "/home", { method: "DELETE" }, 405],
  ["a broken path", "/%zz", {}, 400],
  ["a long address", `/${"a".repeat(10_000)}`, {}, 200],
  ["a foreign post", "/login", { method: "POST", headers: { origin: "https://evil.test" } }, 403],
  ["a large body", "/login", { method: "POST", body: "a".repeat(70_000) }, 413],
  ["liveness", "/healthz", {}, 200],
  ["readiness", "/readyz", {}, 200],
] as const;

const throwing: RequestHandler = (req, res) => {
  if (req.path === "/half") {
    res.setHeader("Content-Type", "application/pdf");
    res.write("half");
  }
  throw new Error("Zebulon Quux, born 1901-02-03");
};

const sayingHowLongToKeep: RequestHandler = (req, res) => {
  if (req.path === "/own") res.append("Cache-Control", "private, max-age=5");
  res.end("x");
};

test.each(ANSWERS)(
  "the answer to %s has its status and the security headers",
  async (_name, path, init, status) => {
    const { origin } = await startTestServer();
    const response = await fetch(origin + path, init);
    await response.text();
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(response.headers.has("x-powered-by")).toBe(false);
    expect(response.headers.has("set-cookie")).toBe(false);
    const allowed = path.startsWith("/assets/") ? "GET, HEAD" : "GET, HEAD, POST";
    expect(response.headers.get("allow")).toBe(status === 405 ? allowed : null);
  },
);

test("HEAD answers as GET does, without a body; answers are not stored by default", async () => {
  const { origin } = await startTestServer();
  for (const path of ["/home", "/assets/main-a1.js", "/assets/gone.js", "/%zz", "/healthz"]) {
    const get = await fetch(origin + path);
    const head = await fetch(origin + path, { method: "HEAD" });
    expect(head.status).toBe(get.status);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    expect(await head.text()).toBe("");
    expect(await get.text()).not.toBe("");
  }
  const { origin: otherOrigin } = await startTestServer({ handle: sayingHowLongToKeep });
  const kept = async (path: string) =>
    (await fetch(otherOrigin + path)).headers.get("cache-control");
  expect(await kept("/home")).toBe("no-store");
  expect(await kept("/own")).toBe("private, max-age=5");
  expect(await kept("/%zz")).toBe("no-store");
});

test("an exception in the handler gives a 500 page, and no personal data in the log", async () => {
  const { origin, lines } = await startTestServer({ handle: throwing });
  const response = await fetch(`${origin}/claims/8800123?q=zebulon`);
  const html = await response.text();
  const requestId = response.headers.get("x-request-id");
  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(html).toContain("Error code: 500 Internal server error");
  expect(html).toContain(`Reference number: ${requestId}`);
  expect(html).not.toMatch(/<script|Zebulon/);
  expect(lines[0]).toMatchObject({
    level: "error",
    msg: "request failed",
    requestId,
    error: { name: "Error", at: expect.stringMatching(/^server\/http\/app\.test\.ts:/) },
  });
  // A time in milliseconds can have any digits.
  const said = lines.map((line) => ({ ...line, time: "", ms: 0, requestId: "", trace_id: "" }));
  expect(JSON.stringify(said)).not.toMatch(/Zebulon|1901|8800123|zebulon/);
});

test("an exception after the first byte cuts the connection", async () => {
  const { origin } = await startTestServer({ handle: throwing });
  const answer = fetch(`${origin}/half`).then((response) => response.text());
  await expect(answer).rejects.toThrow(TypeError);
});

test("an unhandled request gives a 404 page", async () => {
  const { origin } = await startTestServer({ handle: (_req, _res, next) => next() });
  const response = await fetch(`${origin}/nobody`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("we can't find that page.");
});
