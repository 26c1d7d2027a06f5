import type { RequestHandler, Response } from "express";
import { afterEach, expect, test } from "vitest";
import { startTestServer, stopTestServers } from "./http-server.fixture.ts";

const PIECE = "<li>claim</li>\n".repeat(100);

async function ask(handle: RequestHandler, accepted = "br, gzip") {
  const { origin } = await startTestServer({ handle });
  return fetch(`${origin}/home`, { headers: { "accept-encoding": accepted } });
}

afterEach(stopTestServers);

/** Writes as the React Router adapter does: chunk by chunk, with a flush after each. */
const inPieces =
  (type: string): RequestHandler =>
  (_req, res) => {
    res.setHeader("Content-Type", type);
    for (let piece = 0; piece < 20; piece += 1) {
      res.write(new TextEncoder().encode(PIECE));
      if ("flush" in res && typeof res.flush === "function") res.flush();
    }
    res.end();
  };

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("streams for a client that accepts %s are sent as %s, complete", async (accepted, encoding) => {
  const response = await ask(inPieces("text/html; charset=utf-8"), accepted);
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toMatch(/Accept-Encoding/i);
  expect(await response.text()).toBe(PIECE.repeat(20));
});

test("streams of a few bytes are not compressed", async () => {
  const response = await ask((_req, res) => void res.type("html").end("<h1>short</h1>"));
  expect(response.headers.get("content-encoding")).toBeNull();
});

test("PDF documents are not compressed, and are sent chunk by chunk", async () => {
  const started = Promise.withResolvers<Response>();
  const response = await ask((_req, res) => {
    res.setHeader("Content-Type", "application/pdf");
    res.write("%PDF-1.7 ".repeat(200));
    started.resolve(res);
  });
  expect(response.headers.get("content-encoding")).toBeNull();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toMatch(/^%PDF/);
  (await started.promise).end("%%EOF");
  const last = await reader?.read();
  expect(new TextDecoder().decode(last?.value)).toBe("%%EOF");
});
