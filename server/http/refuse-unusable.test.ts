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
  ["an invalid host", rawRequest("GET", "/").replace("localhost", "a b"), 400],
  ["an invalid port", rawRequest("GET", "/").replace("localhost", "localhost:99999"), 400],
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
  ["an undecodable query", rawRequest("GET", "/home?q=100%")],
  ["an encoded backslash", rawRequest("GET", "/%5c")],
  ["a host in brackets", rawRequest("GET", "/").replace("localhost", "[::1]:3000")],
  ["a post from this origin", POST("Origin: http://localhost")],
  ["a post without an Origin header", POST()],
  ["a GET from elsewhere", rawRequest("GET", "/home", "Origin: https://evil.test")],
])("a request with %s reaches the app", async (_name, text) => {
  const { port } = await startTestServer();
  expect(await exchangeRaw(port, text)).toMatch(/^HTTP\/1\.1 200 /);
});

const LISTED = "https://apps.test,http://local.test:8080";
const from = (origin: string, target = "/sso-landing") =>
  rawRequest("POST", target, `Origin: ${origin}`);

test.each(["https://apps.test", "http://local.test:8080"])(
  "the listed application %s may post to /sso-landing",
  async (origin) => {
    const { port } = await startTestServer({ settings: { APPLICATION_ORIGINS: LISTED } });
    expect(await exchangeRaw(port, from(origin))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await exchangeRaw(port, from(origin, "/sso-landing?c=1"))).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test.each([
  ["an unlisted application", from("https://other.test")],
  ["a listed application over another protocol", from("http://apps.test")],
  ["a listed application at another port", from("https://apps.test:8443")],
  ["a host below a listed one", from("https://a.apps.test")],
  ["a host that begins like a listed one", from("https://apps.test.evil.test")],
  ["a hidden origin", from("null")],
  ["a listed application, to /login", from("https://apps.test", "/login")],
  ["a listed application, to /logout", from("https://apps.test", "/logout")],
  ["a listed application, to a path below it", from("https://apps.test", "/sso-landing/x")],
  ["a listed application, to its data", from("https://apps.test", "/sso-landing.data")],
  ["a listed application, with a trailing slash", from("https://apps.test", "/sso-landing/")],
  ["a listed application, in capitals", from("https://apps.test", "/SSO-landing")],
  ["a listed application, by a relative path", from("https://apps.test", "/x/../sso-landing")],
  [
    "a listed application, in the query of /login",
    from("https://apps.test", "/login?x=/sso-landing"),
  ],
])("a post to /sso-landing from %s gets 403", async (_who, text) => {
  const { port } = await startTestServer({ settings: { APPLICATION_ORIGINS: LISTED } });
  expect(await exchangeRaw(port, text)).toMatch(/^HTTP\/1\.1 403 /);
});

test("without listed applications a post to /sso-landing from another origin gets 403", async () => {
  const { port } = await startTestServer();
  expect(await exchangeRaw(port, from("https://apps.test"))).toMatch(/^HTTP\/1\.1 403 /);
});

test("a refusal is a page with a link home; a 405 names the allowed methods", async () => {
  const { origin } = await startTestServer();
  const html = await (await fetch(`${origin}/%zz`)).text();
  expect(html).toMatch(/<title>[^<]+<\/title>.*<h1>[^<]+<\/h1>.*Error code: 400 Bad request/s);
  expect(html).toContain('<a href="/">Home</a>');
  const response = await fetch(`${origin}/home`, { method: "PUT", body: "x" });
  expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  expect(await response.text()).toContain("Error code: 405");
});
