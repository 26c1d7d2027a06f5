import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { COOKIE } from "#server/session/cookies.ts";
import { SIGN_IN_COOKIES } from "#tests/harness/world/kept.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();
const BANNER = "You have logged out successfully.";
const LINKS = 'a[href*="logout"], link[href*="logout"], meta[content*="logout"]';

test("LOGIN-08 LOGOUT-01 LOGOUT-02 ROUTE-06 GUARD-04 ROLE-03 /logout ends the session, and log-in says so", async () => {
  const there = await world.enter("sub");
  const { browser, page } = await world.openAs("sub", "/logout");
  expect(page.hops).toEqual(["/login"]);
  const banner = elementOf(page, ".alert");
  expect(banner.textContent).toBe(BANNER);
  expect(banner.classList.contains("tone-ok")).toBe(true);
  expect((await browser.send("/home")).headers.get("location")).toBe("/logout");
  expect((await there.send("/home")).status).toBe(200);
  // A visitor comes to the same page.
  const visitor = await world.visitor().open("/logout");
  expect([visitor.status, visitor.hops]).toEqual([200, ["/login"]]);
});

test("LOGIN-08 T-11 the log-out message is shown once, and never to a visitor who was not logged in", async () => {
  const browser = await world.enter("sub");
  expect((await browser.open("/logout")).text).toContain(BANNER);
  expect((await browser.open("/login")).text).not.toContain(BANNER);
  expect((await browser.open("/logout")).text).not.toContain(BANNER);
  expect((await world.visitor().open("/login")).text).not.toContain(BANNER);
  const sentAway = await world.visitor().open("/home");
  expect(sentAway.hops).toEqual(["/logout", "/login"]);
  expect(sentAway.text).not.toContain(BANNER);
});

test("ROUTE-06 T-12 the frame's Log out is a form that posts", async () => {
  const { browser, page } = await world.openAs("sub", "/home");
  const form = elementOf(page, 'form[action="/logout"]');
  expect(form.getAttribute("method")).toBe("post");
  const left = await browser.submit(page, "Log out");
  expect(left.hops).toEqual(["/login"]);
  expect(left.text).toContain(BANNER);
  expect((await browser.send("/home")).headers.get("location")).toBe("/logout");
});

test("LOGOUT-09 LOGOUT-10 LOGOUT-11 LOGOUT-12 GUARD-04 T-02 log-out expires all cookies and clears storage", async () => {
  for (const method of ["GET", "POST"]) {
    const browser = await world.enter("sub");
    for (const name of Object.values(COOKIE)) {
      if (!browser.jar.has(name)) browser.jar.set(name, { value: "left-over", path: "/" });
    }
    const response = await browser.send("/logout", { method });
    expect(response.headers.get("clear-site-data")).toBe('"cache", "storage"');
    const ended = response.headers.getSetCookie().map((line) => parseSetCookie(line));
    for (const name of SIGN_IN_COOKIES) {
      const cookie = ended.find((each) => each.name === name);
      expect({ name, ...cookie }).toMatchObject({ value: "", maxAge: 0, path: "/", secure: true });
      expect(cookie?.expires?.getTime()).toBe(0);
    }
    // What stays for a minute is the message alone.
    const notice = ended.find(({ name }) => name === COOKIE.visitor);
    expect(notice).toMatchObject({ httpOnly: true, secure: true, sameSite: "strict", maxAge: 60 });
    expect([...browser.jar.keys()]).toEqual([COOKIE.visitor]);
  }
});

test("LOGOUT-01 LOGOUT-03 LOGOUT-04 LOGOUT-05 LOGOUT-06 LOGOUT-07 LOGOUT-08 ROLE-03 the partner's log-out page", async () => {
  const browser = await world.enter("hpp", HOST.partner);
  const page = await browser.submit(await browser.open("/home"), "Log out");
  expect([page.status, page.hops, browser.jar.size]).toEqual([200, ["/logout"], 0]);
  const byAddress = await (await world.enter("hpp", HOST.partner)).open("/logout");
  expect(byAddress.headers.get("clear-site-data")).toBe('"cache", "storage"');
  for (const each of [page, byAddress])
    expect(textsOf(each, "h1")).toEqual(["Logged out successfully"]);
  expect(textsOf(page, "main p")).toEqual([
    "Thank you for using the dental Member Dashboard. You have been successfully logged out.",
  ]);
  expect(textsOf(page, "main h2")).toEqual(["What would you like to do next?"]);
  expect(linksOf(page)).toEqual([
    ["Return to the partner dashboard", "https://partner.example.test/dashboard"],
    ["Contact customer service", "/contact-us"],
    ["Contact the health plan", "https://partner.example.test/contact"],
  ]);
  expect(textsOf(page, "header button")).toEqual(["Español"]);
  expect((await browser.send("/home")).headers.get("location")).toBe("/logout");
});

test("LOGOUT-01 T-11 the partner's page tells nobody who was not logged in that they were logged out", async () => {
  const left = await world.enter("hpp", HOST.partner);
  await left.submit(await left.open("/home"), "Log out");
  const visitor = await world.visitor(HOST.partner).open("/logout");
  const sentAway = await world.visitor(HOST.partner).open("/home");
  expect([visitor.status, visitor.hops, sentAway.hops]).toEqual([200, [], ["/logout"]]);
  // The message of a log-out counts once.
  for (const page of [visitor, sentAway, await left.open("/logout")]) {
    expect(textsOf(page, "h1")).toEqual(["You're not logged in"]);
    expect(page.text).not.toContain("successfully");
    expect(linksOf(page)).toHaveLength(3);
  }
});

test("T-03 T-12 prefetch, HEAD and requests without cookies log no member out", async () => {
  const browser = await world.enter("sub");
  const ahead = (purpose: string) => ({ "sec-purpose": purpose });
  const elsewhere = { headers: { "sec-fetch-site": "cross-site" } };
  for (const response of [
    await browser.send("/logout", { headers: ahead("prefetch") }),
    await browser.send("/logout.data", { headers: ahead("prefetch;prerender") }),
    await browser.send("/logout", { method: "HEAD" }),
    await world.visitor().send("/logout", elsewhere),
  ]) {
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("clear-site-data")).toBeNull();
  }
  expect((await browser.send("/home")).status).toBe(200);
});

test("T-12 pages have no link to /logout and prefetch nothing from it", async () => {
  const browser = await world.enter("sub");
  for (const path of ["/home", "/login", "/error/404", "/session-ended"]) {
    const { document, hops } = await browser.open(path);
    expect([path, hops]).toEqual([path, []]);
    expect(document.querySelectorAll("a").length).toBeGreaterThan(0);
    expect(document.querySelectorAll(LINKS)).toEqual([]);
  }
  for (const [persona, path] of [
    ["flag360", "/group-selection"],
    ["nopref", "/update-preferences"],
  ] as const) {
    const { document, hops } = await (await world.enterPending(persona)).open("/sso-landing");
    expect(hops).toEqual([path]);
    expect(document.querySelectorAll(LINKS)).toEqual([]);
  }
});

test("T-12 the consent page's plain link to log-in cannot be prefetched", async () => {
  const browser = await world.enterPending("prov-unsigned", HOST.providence);
  const page = await browser.open("/sso-landing");
  expect(page.hops).toEqual(["/registration-policies"]);
  const found = page.document.querySelectorAll(LINKS);
  expect(found.map(({ rawTagName }) => rawTagName)).toEqual(["a"]);
  const response = await browser.send("/logout", { headers: { "sec-purpose": "prefetch" } });
  expect(response.status).toBe(400);
  expect((await browser.open("/registration-policies")).status).toBe(200);
});

test("T-07 T-22 data for a client navigation pass the member guard, too", async () => {
  const browser = await world.enter("sub");
  const data = await (await browser.send("/home.data")).text();
  expect(data).toContain("Jordan");
  for (const path of ["/home.data", "/home.data?_routes=routes%2Fmember%2Fhome%2Fhome"]) {
    const calls = await world.callsDuring(async () => {
      const response = await world.visitor().send(path);
      const body = await response.text();
      expect(body).toContain("/logout");
      expect(body).not.toContain("Jordan");
      expect(response.headers.get("cache-control")).toBe("no-store");
    });
    expect(calls).toEqual([]);
  }
});
