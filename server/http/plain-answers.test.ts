import { afterEach, expect, test } from "vitest";
import { plainErrorPage, sendPlainError } from "./plain-error-page.ts";
import { startTestServer, stopTestServers } from "./http-server.fixture.ts";

afterEach(stopTestServers);

test("nothing that an error page is given can leave its attribute or its text", () => {
  const { html } = plainErrorPage({
    status: 400,
    language: "en",
    reference: "<b>",
    home: '/a"><script>&',
  });
  expect(html).toContain('<a href="/a&quot;&gt;&lt;script&gt;&amp;">');
  expect(html).not.toMatch(/<script|<b>/);
});

test("an error page drops encoding, tag and date of the answer that it replaces", async () => {
  const { origin } = await startTestServer({
    handle: (req, res) => {
      res.setHeader("Content-Encoding", "br");
      res.setHeader("ETag", '"1"');
      res.setHeader("Last-Modified", "Sat, 21 Nov 2026 00:00:00 GMT");
      sendPlainError(req, res, 500);
    },
  });
  const { status, headers } = await fetch(`${origin}/page`);
  const names = ["content-encoding", "etag", "last-modified", "cache-control"];
  expect([status, ...names.map((name) => headers.get(name))]).toEqual([
    500,
    null,
    null,
    null,
    "no-store",
  ]);
});
