import express, { type RequestHandler } from "express";
import { afterEach, expect, test } from "vitest";
import { exchangeRaw, startTestServer, stopTestServers } from "./http-server.fixture.ts";
import { chooseLanguage } from "#server/middleware/language.ts";
import { getTransport } from "./request-facts.ts";

const tellFacts: RequestHandler = (req, res) => {
  const { clientAddress, requestId } = getTransport(res);
  const origin = `${req.protocol}://${req.host}`;
  const forwardedHost = req.get("x-forwarded-host") ?? null;
  res.end(JSON.stringify({ origin, forwardedHost, clientAddress, requestId }));
};

/** The request's facts for these headers. */
async function ask(trust: string, ...headers: readonly string[]) {
  const settings = { TRUST_PROXY: trust };
  const { port } = await startTestServer({ handle: tellFacts, settings });
  const lines = ["POST /login HTTP/1.1", "Host: inner:3000", "Connection: close", ...headers];
  const answer = await exchangeRaw(port, `${lines.join("\r\n")}\r\n\r\n`);
  const status = Number(answer.slice(9, 12));
  const json = /\{.*\}/.exec(answer)?.[0];
  const facts: unknown = json === undefined || status !== 200 ? null : JSON.parse(json);
  return { status, facts };
}

afterEach(stopTestServers);

const FORWARDED = [
  "X-Forwarded-Proto: https",
  "X-Forwarded-Host: members.test, edge.test",
  "X-Forwarded-For: 203.0.113.9",
  "X-Request-Id: edge-0123456789",
];

test.each(["1", "loopback", "127.0.0.1, 10.0.0.0/8"])(
  "behind a trusted proxy (%s) the forwarded origin, address and request id count",
  async (trust) => {
    const { status, facts } = await ask(trust, ...FORWARDED, "Origin: https://members.test");
    expect(status).toBe(200);
    expect(facts).toEqual({
      origin: "https://members.test",
      forwardedHost: null,
      clientAddress: "203.0.113.9",
      requestId: "edge-0123456789",
    });
  },
);

test("behind a proxy a post from another origin or over plain HTTP gets 403", async () => {
  expect((await ask("1", ...FORWARDED, "Origin: https://evil.test")).status).toBe(403);
  expect((await ask("1", ...FORWARDED, "Origin: http://members.test")).status).toBe(403);
});

test("a forwarded request id with other signs is replaced", async () => {
  const { facts } = await ask("1", "X-Request-Id: ana garcia <x>");
  expect(facts).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test.each(["X-Forwarded-Host: a b", "X-Forwarded-Proto: javascript"])(
  "a forwarded origin with %s gets 400",
  async (header) => {
    expect((await ask("1", header)).status).toBe(400);
  },
);

test.each(["", "10.0.0.0/8"])(
  "without a trusted proxy (%s) forwarded headers are ignored",
  async (trust) => {
    const { facts } = await ask(trust, ...FORWARDED, "Origin: http://inner:3000");
    expect(facts).toEqual({
      origin: "http://inner:3000",
      forwardedHost: null,
      clientAddress: "127.0.0.1",
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  },
);

test("without a trusted proxy a post with the forwarded origin gets 403", async () => {
  expect((await ask("", ...FORWARDED, "Origin: https://members.test")).status).toBe(403);
});

test.each([
  [undefined, "es", "es"],
  [undefined, "en", "en"],
  ["*", "es", "es"],
  ["fr", "es", "es"],
  ["en", "es", "en"],
] as const)("Accept-Language %j on a brand of %s gives %s", (accepted, ofBrand, chosen) => {
  const headers = accepted === undefined ? {} : { "accept-language": accepted };
  const asked: express.Request = Object.assign(Object.create(express.request), { headers });
  expect(chooseLanguage(asked, ofBrand)).toBe(chosen);
});
