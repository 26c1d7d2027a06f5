import { describe, expect, test } from "vitest";
import { postLoginAs, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { visitorEntry } from "#tests/harness/world/kept.ts";
import { cookieOf, lapsedAge, withSession } from "#tests/harness/world/sealed.ts";
import { logIn, linksOf, WAY_HOME } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";

const LANDING = "/sso-landing";
const CLAIMS = "/claims?type=dental";

const world = resetting(useWorld());

/** A visitor who requested a page of a member, and was redirected to log-in. */
async function askedFor(path: string, host: string = HOST.carrier): Promise<Visitor> {
  const browser = world.visitor(host);
  const page = await browser.open(path);
  expect(page.hops).toEqual(["/logout", "/login"]);
  expect(page.html).not.toContain(path);
  return browser;
}

/** Where a log-in leads; the last page is not opened. */
async function landed(browser: Visitor, persona: string): Promise<(string | null)[]> {
  const posted = await browser.post("/login", { username: persona, password: PASSWORD });
  const landing = await browser.send(LANDING);
  return [posted, landing].map(({ headers }) => headers.get("location"));
}

describe("T-75 a page that a visitor requested before log-in", () => {
  test("is opened after log-in, once, also after wrong passwords and other pages", async () => {
    const browser = await askedFor(CLAIMS);
    await logIn(browser, "sub", "wrong");
    await browser.open("/recovery/password");
    await browser.open("/contact-us");
    expect(await landed(browser, "sub")).toEqual([LANDING, CLAIMS]);
    expect(visitorEntry(browser, "requested")).toBeUndefined();
    await browser.open("/logout");
    expect(await landed(browser, "sub")).toEqual(WAY_HOME);
  });

  test("comes after the group selection that routing requires first", async () => {
    const browser = await askedFor("/claims");
    const page = await logIn(browser, "flag360", PASSWORD);
    expect(page.hops).toEqual([LANDING, "/group-selection"]);
    const unflagged = page.document.querySelectorAll("main form")[0];
    const next = await browser.openPost(
      "/group-selection",
      (unflagged?.querySelectorAll("input[name]") ?? []).map((input) => [
        input.getAttribute("name") ?? "",
        input.getAttribute("value") ?? "",
      ]),
    );
    expect(next.hops).toEqual([LANDING, "/claims"]);
  });

  test("does not replace the change of an initial password, the staff form, or home for staff", async () => {
    for (const [persona, host, hops] of [
      ["ini", HOST.carrier, [LANDING, "/account/settings/change-password"]],
      ["emp", HOST.summit, [LANDING, "/login-as"]],
      ["emp", HOST.carrier, WAY_HOME],
    ] as const) {
      const browser = await askedFor("/claims", host);
      expect(await landed(browser, persona)).toEqual(hops);
      expect(visitorEntry(browser, "requested")).toBeUndefined();
    }
  });

  test("does not replace home for staff who begin to act, also when another tab asks for it", async () => {
    const browser = await world.enter("emp");
    const acting = await postLoginAs(browser, { subscriberId: SUBSCRIBER.sub });
    expect(acting.headers.get("location")).toBe(LANDING);
    await browser.send("/claims");
    expect(visitorEntry(browser, "requested")).toBeDefined();
    expect((await browser.send(LANDING)).headers.get("location")).toBe("/home");
  });

  test("is opened after a token hand-over, too", async () => {
    const browser = await askedFor("/claims");
    const body = new URLSearchParams({ token: await world.token("sub") });
    const headers = { origin: "https://apps.example.test" };
    const page = await browser.open(LANDING, { method: "POST", body, headers });
    expect(page.hops).toEqual([LANDING, "/claims"]);
  });

  test("is remembered by its address when script requested its data", async () => {
    const browser = world.visitor();
    const headers = { "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" };
    const address = `/claims.data?type=dental&_routes=${encodeURIComponent("routes/member/claims/list/claims")}`;
    await browser.send(address, { headers });
    expect(await landed(browser, "sub")).toEqual([LANDING, CLAIMS]);
  });

  test("shows a member of another family nothing of the claim it names", async () => {
    const claims = await (await world.enter("sub")).open("/claims");
    const theirs = linksOf(claims, "main tbody")[0]?.[1] ?? "";
    expect(theirs).toMatch(/^\/claims\/medical\/\d+\/0/);
    const browser = await askedFor(theirs);
    const page = await logIn(browser, "multi", PASSWORD);
    expect([page.status, page.hops]).toEqual([404, [LANDING, theirs]]);
    expect(page.text).not.toMatch(/Alder Creek|Testa-Lindqvist/);
  });

  test("is remembered in a sealed cookie for half an hour, for this brand only", async () => {
    const browser = world.visitor();
    const { headers } = await browser.send("/claims/medical/C1/0");
    const [line = ""] = headers.getSetCookie().filter((text) => text.startsWith("visitor="));
    expect(line).toMatch(/Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(line).not.toContain("claims");
    expect(headers.get("location")).toBe("/logout");
    const other = world.visitor(HOST.summit);
    other.jar.set("visitor", { value: cookieOf(browser, "visitor") ?? "", path: "/" });
    expect(await landed(other, "summit")).toEqual(WAY_HOME);
  });

  test("is not remembered for files, posts, HEAD, prefetches and steps of the sign-in", async () => {
    for (const [path, init] of [
      ["/claims/export.csv", {}],
      ["/select-group", { method: "POST", body: new URLSearchParams() }],
      ["/claims", { method: "HEAD" }],
      ["/claims", { headers: { "sec-purpose": "prefetch" } }],
      ["/update-preferences", {}],
    ] as const) {
      const browser = world.visitor();
      await browser.send(path, { ...init });
      expect([path, init, cookieOf(browser, "visitor")]).toEqual([path, init, undefined]);
    }
  });
});

describe("T-75 a page where the session has ended", () => {
  const CLAIM = "/eobs";

  test("is opened after the same member's log-in, not after another's", async () => {
    const browser = await withSession(world, "sub", lapsedAge);
    const page = await browser.open(CLAIM);
    expect(page.hops).toEqual(["/session-ended"]);
    expect(linksOf(page)).toEqual([["Log in", "/login"]]);
    expect(await landed(browser, "sub")).toEqual([LANDING, CLAIM]);
    const other = await withSession(world, "sub", lapsedAge);
    await other.open(CLAIM);
    expect(await landed(other, "multi")).toEqual(WAY_HOME);
    expect(visitorEntry(other, "requested")).toBeUndefined();
  });

  test("is opened after the same member's log-in when the gateway ended the session", async () => {
    const browser = await world.enter("sub");
    await world.fault({ path: "account", status: 401 }, { path: "v2/eobs", status: 401 });
    expect((await browser.open(CLAIM)).hops).toEqual(["/login"]);
    await world.mend();
    expect(await landed(browser, "sub")).toEqual([LANDING, CLAIM]);
    const over = { status: 401 };
    const faults = ["account", "v2/eobs"].map((path) => ({ path, ...over }));
    await world.during(faults, () => browser.open(CLAIM));
    expect(await landed(browser, "multi")).toEqual(WAY_HOME);
  });

  test("is remembered when the page's script reports the session's end", async () => {
    const browser = await withSession(world, "sub", lapsedAge);
    const page = await browser.open("/session-ended?from=%2Fclaims%3Ftype%3Ddental");
    expect([page.status, page.hops]).toEqual([200, ["/session-ended"]]);
    expect(await landed(browser, "sub")).toEqual([LANDING, CLAIMS]);
    const other = await withSession(world, "sub", lapsedAge);
    await other.open("/session-ended?from=%2Fclaims%3Ftype%3Ddental");
    expect(await landed(other, "multi")).toEqual(WAY_HOME);
  });

  test("is not an address of another site", async () => {
    const browser = await withSession(world, "sub", lapsedAge);
    const page = await browser.open("/session-ended?from=%2F%2Fevil.example");
    expect(page.hops).toEqual([]);
    expect(await landed(browser, "sub")).toEqual(WAY_HOME);
  });

  test("is forgotten by log-out", async () => {
    const browser = await askedFor("/claims");
    await logIn(browser, "nopref", PASSWORD);
    expect(visitorEntry(browser, "requested")).toBeDefined();
    await browser.open("/logout");
    expect(await landed(browser, "sub")).toEqual(WAY_HOME);
  });
});
