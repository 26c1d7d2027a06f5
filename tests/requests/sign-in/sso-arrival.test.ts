import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { linkOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

const CROSS = { "sec-fetch-site": "cross-site" };

/** A browser follows a link on another site, without its Strict cookies. */
async function fromElsewhere(path: string, host: string = HOST.carrier): Promise<Page> {
  return world.visitor(host).open(path, { headers: CROSS });
}

const BOUNCED = (path: string): { path: string; headers: Record<string, string> }[] =>
  [CROSS, {}].map((headers) => ({ path: `${path}?c=1`, headers }));

/** The target of the page's automatic refresh and of its link; throws unless they agree. */
function wayOn(page: Page): URL {
  const refresh = page.document.querySelector('meta[http-equiv="refresh"]');
  const content = refresh?.getAttribute("content") ?? "";
  const link = linkOf(page.document, "Continue").getAttribute("href") ?? "";
  expect(content).toBe(`0;url=${link}`);
  expect(link).toMatch(/^\/(?!\/)/);
  expect(page.html).toContain('<meta name="referrer" content="no-referrer">');
  return new URL(link, page.url);
}

/** A page behind each guard, and the landing. */
const guarded = ["/home", "/sso-landing", "/update-preferences", "/login-as"];

test.each(guarded)(
  "T-03 SSO-03 a cross-site link to %s gets a page that continues to the same address, without a cookie",
  async (path) => {
    const calls = await world.callsDuring(async () => {
      const page = await fromElsewhere(path);
      expect([page.status, page.hops]).toEqual([200, []]);
      expect(page.headers.getSetCookie()).toEqual([]);
      expect(page.headers.get("cache-control")).toBe("no-store");
      expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(wayOn(page).pathname + wayOn(page).search).toBe(`${path}?c=1`);
    });
    expect(calls).toEqual([]);
  },
);

test("T-03 SSO-01 the continuing page has only a Continue link; the landing shows it by default", async () => {
  const page = await fromElsewhere("/sso-landing");
  expect(page.text).toBe("Continue");
  expect(page.document.querySelectorAll("script, style, link, img, form")).toEqual([]);
  expect(page.document.querySelector("html")?.getAttribute("lang")).toBe("en-US");
  expect(page.document.querySelector("title")?.textContent).toBe("Continue");
  // A browser that does not send the source is bounced there, too.
  const silent = await world.visitor().open("/sso-landing", { headers: { "sec-fetch-dest": "" } });
  expect([silent.status, wayOn(silent).search]).toEqual([200, "?c=1"]);
  // Nowhere else: such browsers would be bounced on every page.
  expect((await world.visitor().send("/home")).headers.get("location")).toBe("/logout");
});

test("T-03 same-site requests and the continued request are answered without another bounce", async () => {
  const here = ["same-origin", "none"].map((site) => ({ "sec-fetch-site": site }));
  for (const path of guarded) {
    const to = path.startsWith("/login-as") ? "/error/404" : "/logout";
    const asked = [...here.map((headers) => ({ path, headers })), ...BOUNCED(path)];
    for (const each of asked) {
      const response = await world.visitor().send(each.path, { headers: each.headers });
      const answer = [each, response.status, response.headers.get("location")];
      expect(answer).toEqual([each, 302, to]);
      // The page is remembered for after the log-in; nothing else is.
      const cookies = response.headers.getSetCookie();
      expect(cookies.filter((line) => !line.startsWith("requested_page="))).toEqual([]);
    }
  }
});

test("T-03 requests with a cookie of a sign-in are never bounced", async () => {
  const member = await world.enter("sub");
  expect((await member.send("/home", { headers: CROSS })).status).toBe(200);
  expect((await member.send("/home?c=2", { headers: { ...CROSS } })).status).toBe(302);
  for (const [name, to] of [
    ["access_token", "/logout"],
    ["api_token", "/logout"],
    ["visitor", "/logout"],
    ["temp_token", "/logout"],
  ] as const) {
    const browser = world.visitor();
    browser.jar.set(name, { value: "broken", path: "/" });
    const response = await browser.send("/home", { headers: CROSS });
    expect([name, response.headers.get("location")]).toEqual([name, to]);
  }
});

/** Follows the link, and then the refresh of the bounce page, with the cookies. */
async function follow(browser: Visitor, path: string): Promise<Page> {
  const page = await world.visitor(new URL(browser.origin).hostname).open(path, { headers: CROSS });
  return browser.open(wayOn(page), { headers: { "sec-fetch-site": "same-origin" } });
}

test("T-03 a link from a mail leads to the page under its clean address, or to log-in", async () => {
  const browser = await world.enter("sub");
  const page = await follow(browser, "/home?from=mail&x=a+b");
  expect([page.status, page.hops]).toEqual([200, ["/home?from=mail&x=a+b"]]);
  expect(page.text).toContain("Welcome, Jordan");
  expect((await follow(browser, "/sso-landing")).hops).toEqual(["/home"]);
  expect((await follow(world.visitor(), "/home")).hops).toEqual(["/logout", "/login"]);
  const partner = await follow(world.visitor(HOST.partner), "/home");
  expect([partner.status, partner.hops]).toEqual([200, ["/logout"]]);
  const enterPending = await follow(await world.enterPending("nopref"), "/sso-landing");
  expect(enterPending.hops).toEqual(["/update-preferences"]);
});

test.each([
  ["q", `"><script>alert(1)</script>' onmouseover='alert(1)`],
  ["q", "\u202Emoc.live\u0000\r\nSet-Cookie: x=1 &quot;&lt; a+b%20%"],
  ['"><b>', "日本 😀"],
])("T-03 the query %j = %.30j is carried over unchanged and as text", async (name, value) => {
  const query = new URLSearchParams([
    [name, value],
    ["again", "1"],
    ["again", "2"],
  ]);
  const page = await fromElsewhere(`/home?${query}`);
  const target = wayOn(page);
  expect([target.origin, target.pathname]).toEqual(["http://localhost:3000", "/home"]);
  expect(target.searchParams.getAll(name)).toEqual([value]);
  expect(target.searchParams.getAll("again")).toEqual(["1", "2"]);
  expect(target.searchParams.getAll("c")).toEqual(["1"]);
  expect(page.document.querySelectorAll("script, b, [onmouseover]")).toEqual([]);
  expect(page.headers.getSetCookie()).toEqual([]);
});

test("T-03 a broken query is carried over without harm; a forged mark ends no session", async () => {
  for (const query of ["?%zz", "?a=%ff", "?<script>", "?C=1"]) {
    const page = await fromElsewhere(`/home${query}`);
    expect([query, page.status, page.hops]).toEqual([query, 200, []]);
    expect(wayOn(page).searchParams.get("c")).toBe("1");
    expect(page.document.querySelectorAll("script")).toEqual([]);
  }
  const browser = await world.enter("sub");
  for (const query of ["?c=1", "?c="]) {
    const page = await fromElsewhere(`/home${query}`);
    expect(page.hops).toEqual(["/logout", "/login"]);
    expect(page.headers.getSetCookie()).toEqual([]);
  }
  expect((await browser.send("/home")).status).toBe(200);
});

test("T-03 cross-site requests for images, scripts, data and HEAD are not bounced", async () => {
  for (const dest of ["image", "script", "empty", "iframe"]) {
    const response = await world
      .visitor()
      .send("/home", { headers: { ...CROSS, "sec-fetch-dest": dest } });
    expect([dest, response.headers.get("location")]).toEqual([dest, "/logout"]);
  }
  const head = await world.visitor().send("/home", { method: "HEAD", headers: CROSS });
  expect(head.headers.get("location")).toBe("/logout");
});

test("T-03 T-12 LOGOUT-12 a cross-site /logout clears nothing, and public pages are not bounced", async () => {
  for (const host of [HOST.carrier, HOST.partner]) {
    const response = await world.visitor(host).send("/logout", { headers: CROSS });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.has("clear-site-data")).toBe(false);
  }
  for (const path of ["/login", "/recovery/username"]) {
    const page = await fromElsewhere(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.document.querySelector('meta[http-equiv="refresh"]')).toBeNull();
  }
});
