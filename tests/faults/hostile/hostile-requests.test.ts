import { connect } from "node:net";
import { expect, test } from "vitest";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { headerOf, rawRequest, type RawAnswer } from "#tests/harness/network/raw.ts";
import { useServedWorld } from "#tests/harness/world/use-world.ts";
import { expectNothingGivenAway } from "../screens/error-page.ts";

const world = useServedWorld();

const ask = (method: string, target: string, headers: Record<string, string> = {}, body = "") =>
  world.exchange(rawRequest(method, target, headers, body));
const FORM = {
  Origin: "http://localhost",
  "Content-Type": "application/x-www-form-urlencoded",
};

/** A whole page of ours, which reveals nothing about the implementation. */
function expectPage(answer: RawAnswer): void {
  expect(headerOf(answer, "content-type")).toBe("text/html; charset=utf-8");
  expect(answer.body).toMatch(/<h1[^]*<\/html>/);
  expectNothingGivenAway({ html: answer.body });
}

test.each([
  ["a lone percent sign", "/%", 400],
  ["half a character", "/login/%E0%A4%A", 400],
  ["bytes that are no UTF-8", "/%ff%fe", 400],
  ["a NUL", "/login%00", 400],
  ["a backslash", "/\\evil.example", 400],
  ["an encoded backslash", "/%5cevil.example", 404],
  ["two slashes", "//", 400],
  ["two slashes and a host", "//evil.example/home", 400],
  ["another host's whole address", "http://evil.example/home", 400],
  ["no slash", "login", 400],
  ["a star", "*", 400],
  ["line breaks", "/x%0d%0aLocation:%20https://evil.example", 404],
  ["more signs than a head may have", `/login?${"q".repeat(17_000)}`, 431],
  ["an unknown kind of data", "/home.rsc", 404],
])("an address with %s is refused with a page", async (_what, target, status) => {
  const answer = await ask("GET", target);
  expect(answer.status).toBe(status);
  expectPage(answer);
  expect(headerOf(answer, "location")).toBeUndefined();
});

const LONG = `/${"q".repeat(10_000)}`;

test.each(["/..//", "/%2e%2e/%2e%2e/etc/passwd", "/./../home", "/login/../../home", LONG])(
  "the address %s is redirected to a page of the dashboard only",
  async (target) => {
    const answer = await ask("GET", target);
    expect(answer.status).toBe(302);
    expect(headerOf(answer, "location")).toMatch(/^\/(?:home|logout|error\/404)$/);
  },
);

test.each([
  "/assets/../../server/index.js",
  "/assets/..%2f..%2fserver%2findex.js",
  "/assets/.%2e/x",
])("the path %s out of the assets is answered 404", async (target) => {
  const answer = await ask("GET", target);
  expect(answer.status).toBe(404);
  expect(answer.body.length).toBeLessThan(6000);
  expectNothingGivenAway({ html: answer.body });
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "QUERY"])(
  "%s is answered 405 with the allowed methods",
  async (method) => {
    for (const target of ["/login", "/home", "/nope"]) {
      const answer = await ask(method, target, { Origin: "http://localhost" });
      expect(answer.status).toBe(405);
      expectPage(answer);
      expect(headerOf(answer, "allow")).toBe("GET, HEAD, POST");
    }
  },
);

test("CONNECT is closed without an answer", async () => {
  expect(await ask("CONNECT", "evil.example:443")).toEqual({ status: 0, head: "", body: "" });
});

test.each([
  ["/", 405],
  ["/error/404", 405],
  ["/nope", 404],
  ["/__manifest", 404],
])("a post to %s, which takes no post, is refused with a page", async (target, status) => {
  const answer = await ask("POST", target, FORM, "a=1");
  expect(answer.status).toBe(status);
  expectPage(answer);
});

test.each([
  ..."/home /resource-download /resource-download/id-card.pdf /select-group".split(" "),
  ..."/account/settings/change-password /account/download /account/download/my-data.zip".split(" "),
  ..."/sso-landing /group-selection /update-preferences /registration-policies".split(" "),
  ..."/login-as /login-as/end".split(" "),
])("a visitor's post to %s is redirected without a cookie", async (target) => {
  const location = target.startsWith("/login-as") ? "/error/404" : "/logout";
  const answer = await ask("POST", target, FORM, "intent=eob&claimId=1&token=a.b.c");
  expect([answer.status, headerOf(answer, "location")]).toEqual([302, location]);
  expect(headerOf(answer, "set-cookie")).toBeUndefined();
});

test("a member's invalid posts are refused with a page", async () => {
  const browser = await world.enter("sub");
  for (const [path, body, status] of [
    ["/home", "a=1", 400],
    ["/resource-download", "a=1", 405],
    ["/select-group", "groupId=../../account", 404],
    ["/resource-download/id-card.pdf", "a=1", 400],
    ["/home", "intent=eob&claimId=../../account", 404],
    ["/home", "intent=eob", 404],
  ] as const) {
    const page = await browser.openPost(path, body);
    expect.soft(page.status, `${path} ${body}`).toBe(status);
    expect.soft(page.text).toContain("Sorry, it looks like");
    expectNothingGivenAway(page);
  }
});

test.each([
  "/home.data",
  "/_root.data",
  "/home.data?_routes=",
  "/home.data?_routes=root",
  "/home.data?_routes=routes%2Fmember%2Fshell",
  "/home.data?_routes=routes%2Fmember%2Fhome%2Fhome",
  "/home.data?_routes=__proto__",
  "/resource-download.data",
  "/sso-landing.data?c=1",
  "/group-selection.data",
  "/update-preferences.data",
  "/registration-policies.data",
  "/select-group.data",
  "/account/settings/change-password.data",
  "/account/download.data",
  "/login-as.data",
  "/login-as/end.data",
])("data request %s gives a visitor only a redirect", async (target) => {
  const answer = await ask("GET", target);
  expect(answer.status).toBe(202);
  expect(answer.body).toMatch(/"SingleFetchRedirect".*"\/(?:logout|home|error\/404)"/s);
  expect(answer.body.length).toBeLessThan(300);
});

test.each(["/__manifest", "/__manifest?paths=%2Fhome&version=1", "/home?_data=routes/member/home"])(
  "%s is redirected for a visitor",
  async (target) => {
    const answer = await ask("GET", target);
    expect(answer.status).toBe(302);
    expect(headerOf(answer, "location")).toMatch(/^\/(?:logout|error\/404)$/);
  },
);

// Requests that do not end: server/http/broken-requests.test.ts.
test.each([
  ["a body on a GET", rawRequest("GET", "/login", {}, "username=sub"), 400],
  [
    "a body in pieces on a GET",
    `GET /login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
    400,
  ],
  ["headers of 20 kB", rawRequest("GET", "/login", { "X-Big": "h".repeat(20_000) }), 431],
  ["no host", "GET /login HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["two hosts", "GET /login HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", 400],
  ["a host that is none", rawRequest("GET", "/login", { Host: "a b<c>" }), 400],
  ["an unknown method", rawRequest("BREW", "/login"), 400],
  [
    "two lengths",
    "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 5\r\n\r\nabcde",
    400,
  ],
  [
    "a length and pieces",
    "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["a length below zero", "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400],
  ["a bare line break in a header", "GET /login HTTP/1.1\r\nHost: a\r\nX-A: b\rc\r\n\r\n", 400],
  ["another protocol's first bytes", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000", 400],
  ["HTTP/2 without asking", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
])("a request with %s is refused with a page", async (_what, bytes, status) => {
  const answer = await world.exchange(bytes);
  expect(answer.status).toBe(status);
  expectPage(answer);
});

test("30 clients that leave before their answer leave /home working", async () => {
  const browser = await world.enter("sub");
  const cookie = [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join("; ");
  await world.fault({ path: "*", delayMs: 300 });
  const leaving = Array.from({ length: 30 }, async (_, n) => {
    const socket = connect(world.port, "127.0.0.1");
    const target = ["/home", "/home.data", "/resource-download/id-card.pdf"][n % 3] ?? "/";
    const { promise, resolve } = Promise.withResolvers<void>();
    socket.write(rawRequest("GET", target, { Cookie: cookie }), () => resolve());
    await promise;
    socket.resetAndDestroy();
  });
  await Promise.all(leaving);
  await world.mend();
  expect((await browser.open("/home")).status).toBe(200);
});

test("hostile requests log no unexpected error, and a member can still log in", async () => {
  const lines = jsonLines(world.log());
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter(({ level }) => level === "error" || level === "fatal")).toEqual([]);
  const browser = await world.enter("dep-adult");
  expect((await browser.open("/home")).status).toBe(200);
});
