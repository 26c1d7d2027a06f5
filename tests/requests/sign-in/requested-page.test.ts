import { describe, expect, test } from "vitest";
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

const landed = async (browser: Visitor, persona: string) =>
  (await logIn(browser, persona, PASSWORD)).hops;

describe("T-75 a page that a visitor asked for", () => {
  test.each([CLAIMS, "/account/settings/change-password"])(
    "is where the log-in leads: %s",
    async (path) => {
      const browser = await askedFor(path);
      expect(await landed(browser, "sub")).toEqual([LANDING, path]);
      expect(cookieOf(browser, "requested")).toBeUndefined();
    },
  );

  test("is remembered past wrong passwords and other pages, and used once", async () => {
    const browser = await askedFor(CLAIMS);
    await logIn(browser, "sub", "wrong");
    await browser.open("/recovery/password");
    await browser.open("/contact-us");
    expect(await landed(browser, "sub")).toEqual([LANDING, CLAIMS]);
    await browser.open("/logout");
    expect(await landed(browser, "sub")).toEqual(WAY_HOME);
  });

  test("comes after what routing asks first, and is not forgotten meanwhile", async () => {
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

  test("does not replace another destination than home, and is not where staff go on", async () => {
    for (const [persona, host, hops] of [
      ["ini", HOST.carrier, [LANDING, "/account/settings/change-password"]],
      ["emp", HOST.summit, [LANDING, "/login-as"]],
      ["emp", HOST.carrier, WAY_HOME],
    ] as const) {
      const browser = await askedFor("/claims", host);
      expect(await landed(browser, persona)).toEqual(hops);
      expect(cookieOf(browser, "requested")).toBeUndefined();
    }
  });

  test("is used by whoever comes from another application, too", async () => {
    const browser = await askedFor("/claims");
    const body = new URLSearchParams({ token: await world.token("sub") });
    const headers = { origin: "https://apps.example.test" };
    const page = await browser.open(LANDING, { method: "POST", body, headers });
    expect(page.hops).toEqual([LANDING, "/claims"]);
  });

  test("is remembered by its address where script asked for its data", async () => {
    const browser = world.visitor();
    const headers = { "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" };
    const address = `/claims.data?type=dental&_routes=${encodeURIComponent("routes/member/claims/list/claims")}`;
    await browser.send(address, { headers });
    expect(await landed(browser, "sub")).toEqual([LANDING, CLAIMS]);
  });

  test("shows nothing of another family whose claim it names", async () => {
    const claims = await (await world.enter("sub")).open("/claims");
    const theirs = linksOf(claims, "main tbody")[0]?.[1] ?? "";
    expect(theirs).toMatch(/^\/claims\/medical\/\d+\/0/);
    const browser = await askedFor(theirs);
    const page = await logIn(browser, "multi", PASSWORD);
    expect([page.status, page.hops]).toEqual([404, [LANDING, theirs]]);
    expect(page.text).not.toMatch(/Alder Creek|Testa-Lindqvist/);
  });

  test("is of this brand alone, sealed, for half an hour, where no script reads it", async () => {
    const browser = world.visitor();
    const { headers } = await browser.send("/claims/medical/C1/0");
    const [line = ""] = headers.getSetCookie().filter((text) => text.startsWith("requested_page="));
    expect(line).toMatch(/Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(line).not.toContain("claims");
    expect(headers.get("location")).toBe("/logout");
    const other = world.visitor(HOST.summit);
    other.jar.set("requested_page", { value: cookieOf(browser, "requested") ?? "", path: "/" });
    expect(await landed(other, "summit")).toEqual(WAY_HOME);
  });

  test("is none where it was no page that somebody opens", async () => {
    for (const [path, init] of [
      ["/claims/export.csv", {}],
      ["/select-group", { method: "POST", body: new URLSearchParams() }],
      ["/claims", { method: "HEAD" }],
      ["/claims", { headers: { "sec-purpose": "prefetch" } }],
      ["/update-preferences", {}],
    ] as const) {
      const browser = world.visitor();
      await browser.send(path, { ...init });
      expect([path, init, cookieOf(browser, "requested")]).toEqual([path, init, undefined]);
    }
  });
});

describe("T-75 a page whose session has ended", () => {
  const CLAIM = "/eobs";

  test("is where the same member goes on, and not another one", async () => {
    const browser = await withSession(world, "sub", lapsedAge);
    const page = await browser.open(CLAIM);
    expect(page.hops).toEqual(["/session-ended"]);
    expect(linksOf(page)).toEqual([["Log in", "/login"]]);
    expect(await landed(browser, "sub")).toEqual([LANDING, CLAIM]);
    const other = await withSession(world, "sub", lapsedAge);
    await other.open(CLAIM);
    expect(await landed(other, "multi")).toEqual(WAY_HOME);
    expect(cookieOf(other, "requested")).toBeUndefined();
  });

  test("is where the same member goes on when the gateway ended it", async () => {
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

  test("is told by the page that watched it end, and does not stay in the address", async () => {
    const browser = await withSession(world, "sub", lapsedAge);
    const page = await browser.open("/session-ended?from=%2Fclaims%3Ftype%3Ddental");
    expect([page.status, page.hops]).toEqual([200, ["/session-ended"]]);
    expect(await landed(browser, "sub")).toEqual([LANDING, CLAIMS]);
  });

  test.each(["/logout", "//evil.example"])("is none for %s", async (from) => {
    const browser = await withSession(world, "sub", lapsedAge);
    const page = await browser.open(`/session-ended?${new URLSearchParams({ from })}`);
    expect(page.hops).toEqual([]);
    expect(await landed(browser, "sub")).toEqual(WAY_HOME);
  });

  test("is forgotten by whoever logs out on purpose", async () => {
    const browser = await askedFor("/claims");
    await logIn(browser, "nopref", PASSWORD);
    expect(cookieOf(browser, "requested")).toBeDefined();
    await browser.open("/logout");
    expect(await landed(browser, "sub")).toEqual(WAY_HOME);
  });
});
