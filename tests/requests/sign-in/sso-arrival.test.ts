import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";
import { linkOf, type Page, type Visitor } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

const CROSS = { "sec-fetch-site": "cross-site" };

/** A browser follows a link on another site: its Strict cookies stay behind. */
async function fromElsewhere(path: string, host: string = HOST.carrier): Promise<Page> {
  return world.visitor(host).open(path, { headers: CROSS });
}

/** Where the page goes on by itself, and where its link leads; throws unless they agree. */
function wayOn(page: Page): URL {
  const refresh = page.document.querySelector('meta[http-equiv="refresh"]');
  const content = refresh?.getAttribute("content") ?? "";
  const link = linkOf(page.document, "Continue").getAttribute("href") ?? "";
  expect(content).toBe(`0;url=${link}`);
  expect(link).toMatch(/^\/(?!\/)/);
  return new URL(link, page.url);
}

const guarded = [
  "/home",
  "/select-group",
  "/account/settings/change-password",
  "/resource-download",
  "/resource-download/id-card.pdf",
  "/sso-landing",
  "/group-selection",
  "/update-preferences",
  "/registration-policies",
  "/login-as",
  "/login-as/end",
];

test.each(guarded)(
  "T-03 SSO-03 a link on another site to %s gets a page that goes on to it, and no cookie",
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

test("T-03 SSO-01 that page is blank but for its Continue link, and needs no script", async () => {
  const page = await fromElsewhere("/sso-landing");
  expect(page.text).toBe("Continue");
  expect(page.document.querySelectorAll("script, style, link, img, form")).toEqual([]);
  expect(page.document.querySelector("html")?.getAttribute("lang")).toBe("en-US");
  expect(page.document.querySelector("title")?.textContent).toBe("Continue");
});

test("T-03 at the landing a browser that does not say where it comes from is bounced, too", async () => {
  const silent = await world.visitor().open("/sso-landing");
  expect(silent.status).toBe(200);
  expect(wayOn(silent).search).toBe("?c=1");
  // Nowhere else: such browsers would be bounced on every page.
  expect((await world.visitor().send("/home")).headers.get("location")).toBe("/logout");
});

test.each(["same-origin", "same-site", "none"])(
  "T-03 a visit from %s is never bounced: it decides at once",
  async (site) => {
    const headers = { "sec-fetch-site": site };
    for (const path of guarded) {
      const response = await world.visitor().send(path, { headers });
      const to = path.startsWith("/login-as") ? "/error/404" : "/logout";
      expect([path, response.status, response.headers.get("location")]).toEqual([path, 302, to]);
    }
  },
);

test("T-03 whoever brings any cookie of a sign-in is never bounced", async () => {
  const member = await world.enter("sub");
  expect((await member.send("/home", { headers: CROSS })).status).toBe(200);
  expect((await member.send("/home?c=2", { headers: { ...CROSS } })).status).toBe(302);
  for (const name of ["access_token", "api_token", "temp_token", "activity"]) {
    const browser = world.visitor();
    browser.jar.set(name, { value: "broken", path: "/" });
    const response = await browser.send("/home", { headers: CROSS });
    expect([name, response.headers.get("location")]).toEqual([name, "/logout"]);
  }
});

test.each(guarded)(
  "T-03 the bounced request to %s decides, wherever it comes from",
  async (path) => {
    for (const headers of [CROSS, { "sec-fetch-site": "same-origin" }, {}]) {
      const response = await world.visitor().send(`${path}?c=1`, { headers });
      const to = path.startsWith("/login-as") ? "/error/404" : "/logout";
      expect([response.status, response.headers.get("location")]).toEqual([302, to]);
      // The page is remembered for after the log-in; nothing else is.
      const cookies = response.headers.getSetCookie();
      expect(cookies.filter((line) => !line.startsWith("requested_page="))).toEqual([]);
    }
  },
);

/** The link is followed, and then what the page of the bounce says, with the cookies. */
async function follow(browser: Visitor, path: string): Promise<Page> {
  const page = await world.visitor(new URL(browser.origin).hostname).open(path, { headers: CROSS });
  return browser.open(wayOn(page), { headers: { "sec-fetch-site": "same-origin" } });
}

test("T-03 a signed-in member who follows a mail's link is shown its page, under its clean address", async () => {
  const browser = await world.enter("sub");
  const page = await follow(browser, "/home?from=mail&x=a+b");
  expect(page.status).toBe(200);
  expect(page.hops).toEqual(["/home?from=mail&x=a+b"]);
  expect(page.text).toContain("Welcome, Jordan");
  expect((await follow(browser, "/home")).hops).toEqual(["/home"]);
  expect((await browser.send("/home")).status).toBe(200);
});

test("T-03 somebody who is not signed in ends at the log-in page, after one bounce", async () => {
  expect((await follow(world.visitor(), "/home")).hops).toEqual(["/logout", "/login"]);
  const partner = await follow(world.visitor(HOST.partner), "/home");
  expect(partner.hops).toEqual(["/logout"]);
  expect(partner.status).toBe(200);
});

test("T-03 the address keeps the mark at the landing, which has no address of its own", async () => {
  const browser = await world.onTheWay("nopref");
  const page = await follow(browser, "/sso-landing");
  expect(page.hops).toEqual(["/update-preferences"]);
  const member = await world.enter("sub");
  expect((await follow(member, "/sso-landing")).hops).toEqual(["/home"]);
});

const hostile: readonly (readonly [name: string, value: string])[] = [
  ["q", '"><script>alert(1)</script>'],
  ["q", "'onmouseover='alert(1)"],
  ["url", "https://evil.example/"],
  ["url", "0;url=//evil.example"],
  ["q", "&quot;&lt;&amp;"],
  ["q", "a b+c%20d%"],
  ["q", "\u202Emoc.live\u0000\r\nSet-Cookie: x=1"],
  ["ü=&", "日本 😀"],
  ['"><b>', "x"],
  ["c[]", "2"],
  ["q", "x".repeat(2000)],
];

test.each(hostile)(
  "T-03 the query %j = %j is carried over unchanged and harmless",
  async (name, value) => {
    const query = new URLSearchParams([
      [name, value],
      ["again", "1"],
      ["again", "2"],
    ]);
    const page = await fromElsewhere(`/home?${query}`);
    const target = wayOn(page);
    expect(target.origin).toBe("http://localhost:3000");
    expect(target.pathname).toBe("/home");
    expect(target.searchParams.getAll(name)).toEqual([value]);
    expect(target.searchParams.getAll("again")).toEqual(["1", "2"]);
    expect(target.searchParams.getAll("c")).toEqual(["1"]);
    expect(page.document.querySelectorAll("script, b, [onmouseover]")).toEqual([]);
    expect(page.headers.getSetCookie()).toEqual([]);
  },
);

test("T-03 a broken query of a stranger's is bounced without harm, too", async () => {
  for (const query of ["?%zz", "?%", "?=&=&&", "?a=%ff", "?<script>", "?cc=1", "?C=1"]) {
    const page = await fromElsewhere(`/home${query}`);
    expect([query, page.status, page.hops]).toEqual([query, 200, []]);
    expect(wayOn(page).searchParams.get("c")).toBe("1");
    expect(page.document.querySelectorAll("script")).toEqual([]);
  }
});

test("T-03 a stranger's link that brings the mark along costs nobody their session", async () => {
  const browser = await world.enter("sub");
  for (const query of ["?c=1", "?c", "?c=", "?c=1&c=1"]) {
    const page = await fromElsewhere(`/home${query}`);
    expect(page.hops).toEqual(["/logout", "/login"]);
    expect(page.headers.getSetCookie()).toEqual([]);
  }
  expect((await browser.send("/home")).status).toBe(200);
});

test("T-03 what is no page is not bounced: nobody is there to go on", async () => {
  for (const dest of ["image", "script", "empty", "iframe"]) {
    const response = await world
      .visitor()
      .send("/home", { headers: { ...CROSS, "sec-fetch-dest": dest } });
    expect([dest, response.headers.get("location")]).toEqual([dest, "/logout"]);
  }
  const head = await world.visitor().send("/home", { method: "HEAD", headers: CROSS });
  expect(head.headers.get("location")).toBe("/logout");
});

test("T-03 T-12 LOGOUT-12 /logout from another site, without cookies, expires and clears nothing", async () => {
  for (const host of Object.values(HOST)) {
    const response = await world.visitor(host).send("/logout", { headers: CROSS });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.has("clear-site-data")).toBe(false);
  }
});

test("T-03 public pages need no cookie and are not bounced", async () => {
  for (const path of ["/login", "/registration", "/recovery/username", "/recovery/password"]) {
    const page = await fromElsewhere(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.document.querySelector('meta[http-equiv="refresh"]')).toBeNull();
  }
});
