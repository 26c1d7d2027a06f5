import { expect, test } from "vitest";
import { headerOf, rawRequest } from "#tests/harness/network/raw.ts";
import { APPLICATION, handOverOf } from "#tests/harness/world/hand-over.ts";
import { resetting, useServedWorld } from "#tests/harness/world/use-world.ts";
import { linkOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { expectErrorPage, expectNothingGivenAway } from "../screens/error-page.ts";
import { MISTAKABLE } from "../screens/home-calls.ts";

const CROSS = { "sec-fetch-site": "cross-site", cookie: "" };

const world = resetting(useServedWorld());

/** A page of the listed application posts the token, and the bounce brings the cookies along. */
async function handOver(browser: Visitor, token: string): Promise<Page> {
  await browser.send("/sso-landing", handOverOf(token));
  const bounce = await browser.open("/sso-landing", { headers: CROSS });
  return browser.open(linkOf(bounce.document, "Continue").getAttribute("href") ?? "");
}

test("SSO-02 HTTP-02 a fault after a posted token gives an error page; /sso-landing then still leads home", async () => {
  const [fault, entry] = MISTAKABLE;
  const browser = world.visitor();
  const token = await world.token("sub");
  const page = await world.during({ path: "account/status", ...fault }, () =>
    handOver(browser, token),
  );
  expect(page.hops).toEqual([]);
  expectErrorPage(page, entry);
  expect(page.html).not.toContain(token);
  expect((await browser.open("/sso-landing")).hops).toEqual(["/home"]);
});

const post = (browser: Visitor, token: string): Promise<Page> =>
  browser.open("/sso-landing", handOverOf(token));

test("SSO-02 HTTP-02 a token that cannot be checked sets no cookie, and works when sent again", async () => {
  const token = await world.token("sub");
  const [fault, entry] = MISTAKABLE;
  const browser = world.visitor();
  const page = await world.during({ path: "account", ...fault }, () => post(browser, token));
  expect(page.hops).toEqual([]);
  expectErrorPage(page, entry);
  expect(page.html).not.toContain(token);
  expect([...browser.jar.keys()]).toEqual([]);
  expect((await handOver(browser, token)).hops).toEqual(["/home"]);
});

const FORM = "application/x-www-form-urlencoded";
const WRONG_KIND = Buffer.from('{"memberKey":{}}').toString("base64url");
const hostile: readonly (readonly [string, string, string, number])[] = [
  ["JSON", '{"token":"x"}', "application/json", 415],
  ["text", "token=x", "text/plain", 415],
  ["no type", "token=x", "", 415],
  ["nothing", "", FORM, 400],
  ["a broken multipart", "--x\r\nbroken", "multipart/form-data; boundary=y", 400],
  ["a file", multipart("token"), "multipart/form-data; boundary=b", 400],
  ["70 kB", `token=${"a".repeat(70_000)}`, FORM, 413],
  ["10 kB", `token=${"a".repeat(10_000)}`, FORM, 400],
  ["line breaks", "token=a%0D%0ASet-Cookie:%20x=1", FORM, 400],
  ["NUL", "token=%00", FORM, 400],
  ["a broken escape", "token=%zz", FORM, 400],
  ["claims without a member", "token=e30.e30.e30", FORM, 400],
  ["another name", "access_token=x", FORM, 400],
  ["claims of a wrong kind", `token=e30.${WRONG_KIND}.x`, FORM, 400],
];

function multipart(name: string): string {
  const head = `Content-Disposition: form-data; name="${name}"; filename="t.txt"`;
  return `--b\r\n${head}\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--\r\n`;
}

test.each(hostile)(
  "T-15 a hand-over of %s is refused without a cookie, a gateway call or internal details",
  async (_name, body, type, status) => {
    const headers = { Origin: APPLICATION, ...(type !== "" && { "Content-Type": type }) };
    const raw = rawRequest("POST", "/sso-landing", headers, body);
    const answer = await world.exchange(raw);
    expect(answer.status).toBe(status);
    expect(headerOf(answer, "set-cookie")).toBeUndefined();
    expect(headerOf(answer, "content-type")).toBe("text/html; charset=utf-8");
    expectNothingGivenAway({ html: answer.body });
    expect(await world.calls()).toEqual([]);
  },
);

test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])(
  "T-15 %s of /sso-landing is answered 405 without CORS headers",
  async (method) => {
    const headers = { Origin: APPLICATION, "Access-Control-Request-Method": "POST" };
    const answer = await world.exchange(rawRequest(method, "/sso-landing", headers));
    expect(answer.status).toBe(405);
    expect(headerOf(answer, "access-control-allow-origin")).toBeUndefined();
  },
);

test("T-15 the answer to a hand-over has no CORS header and is same-origin and not stored", async () => {
  const body = new URLSearchParams({ token: await world.token("sub") }).toString();
  const headers = { Origin: APPLICATION, "Content-Type": FORM };
  const raw = rawRequest("POST", "/sso-landing", headers, body);
  const answer = await world.exchange(raw);
  expect(answer.status).toBe(303);
  expect(headerOf(answer, "access-control-allow-origin")).toBeUndefined();
  expect(headerOf(answer, "cross-origin-resource-policy")).toBe("same-origin");
  expect(headerOf(answer, "cache-control")).toBe("no-store");
});

test.each([
  ["two slashes", "//sso-landing"],
  ["a host in the path", "//evil.example/sso-landing"],
  ["a backslash", "/\\evil.example/sso-landing"],
  ["NUL in the query", "/sso-landing?c=%00"],
  ["a whole address", "http://evil.example/sso-landing"],
])("T-03 a cross-site arrival at %s is answered 400 without a redirect", async (_name, target) => {
  const headers = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" };
  const answer = await world.exchange(rawRequest("GET", target, headers));
  expect(answer.status).toBe(400);
  expect(answer.body).not.toContain("refresh");
  expect(headerOf(answer, "location")).toBeUndefined();
});

test("T-03 the bounce page has the security headers, sets no cookie and escapes its address", async () => {
  const headers = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" };
  const raw = rawRequest("GET", "/home?x=%3Cb%3E", headers);
  const answer = await world.exchange(raw);
  expect(answer.status).toBe(200);
  expect(headerOf(answer, "content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headerOf(answer, "x-content-type-options")).toBe("nosniff");
  expect(headerOf(answer, "referrer-policy")).toBe("same-origin");
  expect(headerOf(answer, "cache-control")).toBe("no-store");
  expect(headerOf(answer, "set-cookie")).toBeUndefined();
  expect(answer.body).not.toContain("<b>");
});

test("hand-overs log no unforeseen fault and no token", async () => {
  expect(world.log()).not.toMatch(/"unforeseen fault"/);
  expect(world.log()).not.toMatch(/eyJ[\w-]{8,}\./);
});
