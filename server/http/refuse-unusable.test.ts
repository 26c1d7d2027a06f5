import { afterEach, expect, test } from "vitest";
import {
  exchangeRaw,
  rawRequest,
  startTestServer,
  stopTestServers,
} from "./http-server.fixture.ts";

afterEach(stopTestServers);

const POST = (...headers: readonly string[]) => rawRequest("POST", "/login", ...headers);

test.each([
  ["an absolute target", rawRequest("GET", "http://evil.test/home"), 400],
  ["a path that cannot be decoded", rawRequest("GET", "/%zz"), 400],
  ["a path that is no UTF-8", rawRequest("GET", "/%ff"), 400],
  ["a NUL in the path", rawRequest("GET", "/a%00b"), 400],
  ["a NUL in the query", rawRequest("GET", "/home?a=%00"), 400],
  ["a backslash in the path", rawRequest("GET", "/\\evil.test"), 400],
  ["a host that is none", rawRequest("GET", "/").replace("localhost", "a b"), 400],
  ["a port that is none", rawRequest("GET", "/").replace("localhost", "localhost:99999"), 400],
  ["a GET with a body", `${rawRequest("GET", "/", "Content-Length: 4")}abcd`, 400],
  ["a GET with chunks", `${rawRequest("GET", "/", "Transfer-Encoding: chunked")}0\r\n\r\n`, 400],
  ["a HEAD with a body", `${rawRequest("HEAD", "/", "Content-Length: 1")}a`, 400],
  ["OPTIONS of everything", rawRequest("OPTIONS", "*"), 405],
  ["TRACE", rawRequest("TRACE", "/home"), 405],
  ["a post from elsewhere", POST("Origin: https://evil.test"), 403],
  ["a post from another port", POST("Origin: http://localhost:8080"), 403],
  ["a post that hides its origin", POST("Origin: null"), 403],
])("%s is refused", async (_name, text, status) => {
  const { port } = await startTestServer();
  expect(await exchangeRaw(port, text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test.each([
  ["a query that cannot be decoded", rawRequest("GET", "/home?q=100%")],
  ["an encoded backslash", rawRequest("GET", "/%5c")],
  ["a host in brackets", rawRequest("GET", "/").replace("localhost", "[::1]:3000")],
  ["a post from here", POST("Origin: http://localhost")],
  ["a post that names no origin, which is the app's to judge", POST()],
  ["a GET from elsewhere", rawRequest("GET", "/home", "Origin: https://evil.test")],
])("%s is let through", async (_name, text) => {
  const { port } = await startTestServer();
  expect(await exchangeRaw(port, text)).toMatch(/^HTTP\/1\.1 200 /);
});

const LISTED = "https://apps.test,http://local.test:8080";
const from = (origin: string, target = "/sso-landing") =>
  rawRequest("POST", target, `Origin: ${origin}`);

test.each(["https://apps.test", "http://local.test:8080"])(
  "a listed application may post to the landing: %s",
  async (origin) => {
    const { port } = await startTestServer({ settings: { APPLICATION_ORIGINS: LISTED } });
    expect(await exchangeRaw(port, from(origin))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await exchangeRaw(port, from(origin, "/sso-landing?c=1"))).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test.each([
  ["an application that is not listed", from("https://other.test")],
  ["one with another protocol", from("http://apps.test")],
  ["one at another port", from("https://apps.test:8443")],
  ["a host below a listed one", from("https://a.apps.test")],
  ["a host that begins alike", from("https://apps.test.evil.test")],
  ["one that hides its origin", from("null")],
  ["a listed one to another page", from("https://apps.test", "/login")],
  ["a listed one to log-out", from("https://apps.test", "/logout")],
  ["a listed one to a page below", from("https://apps.test", "/sso-landing/x")],
  ["a listed one to the landing's data", from("https://apps.test", "/sso-landing.data")],
  ["a listed one to the landing with a slash", from("https://apps.test", "/sso-landing/")],
  ["a listed one to the landing in capitals", from("https://apps.test", "/SSO-landing")],
  ["a listed one around a corner", from("https://apps.test", "/x/../sso-landing")],
  ["a listed one to a query", from("https://apps.test", "/login?x=/sso-landing")],
])("a post to the landing of %s is refused", async (_who, text) => {
  const { port } = await startTestServer({ settings: { APPLICATION_ORIGINS: LISTED } });
  expect(await exchangeRaw(port, text)).toMatch(/^HTTP\/1\.1 403 /);
});

test("without a list nobody may post to the landing from elsewhere", async () => {
  const { port } = await startTestServer();
  expect(await exchangeRaw(port, from("https://apps.test"))).toMatch(/^HTTP\/1\.1 403 /);
});

test("a refusal is a page that leads home, and a refused method is told which are allowed", async () => {
  const { origin } = await startTestServer();
  const html = await (await fetch(`${origin}/%zz`)).text();
  expect(html).toMatch(/<title>[^<]+<\/title>.*<h1>[^<]+<\/h1>.*Error code: 400 Bad request/s);
  expect(html).toContain('<a href="/">Home</a>');
  const response = await fetch(`${origin}/home`, { method: "PUT", body: "x" });
  expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  expect(await response.text()).toContain("Error code: 405");
});
