import { afterEach, describe, expect, test, vi } from "vitest";
import { actFor, postLoginAs, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { copyCookies, elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { MINUTE_MS, sessionOf, withSession } from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";

const BANNER = "You are viewing as staff";
const JORDAN = `${BANNER} on behalf of Jordan Testa-Lindqvist, subscriber ID ${SUBSCRIBER.sub}`;

const world = useWorld();
afterEach(() => {
  vi.useRealTimers();
});

const bannerOf = (page: Page) =>
  page.document
    .querySelectorAll("section")
    .filter((section) => textOf(section).startsWith(BANNER))
    .map((section) => section.querySelector("p"))
    .map(textOf);

const end = (browser: Visitor) => browser.open("/login-as/end", { method: "POST" });

const homeOf = async (browser: Visitor) => {
  const response = await browser.open("/home");
  return response.status === 200 && response.hops.length === 0
    ? (textsOf(response, "h1")[0] ?? "")
    : response.hops.join(" ");
};

describe("the banner of acting staff", () => {
  test("names the member on home and other pages and has a button to stop", async () => {
    const { browser, page } = await actFor(world, "emp", SUBSCRIBER.multi);
    const words = `${BANNER} on behalf of Jamie Testerly, subscriber ID ${SUBSCRIBER.multi}`;
    for (const each of [page, await browser.open("/select-group")]) {
      expect([each.status, bannerOf(each)]).toEqual([200, [words]]);
      const form = elementOf(each, 'form[action="/login-as/end"]');
      expect(form.getAttribute("method")).toBe("post");
      expect(textOf(form)).toBe("Stop viewing as this member");
    }
  });

  test("stands on public pages and error pages, too", async () => {
    const { browser } = await actFor(world, "nonemp", SUBSCRIBER.sub);
    for (const path of ["/login", "/session-ended", "/error/500", "/login-as", "/contact-us"]) {
      const page = await browser.open(path);
      expect([path, page.hops, bannerOf(page)]).toEqual([path, [], [JORDAN]]);
      elementOf(page, 'form[action="/login-as/end"]');
    }
  });

  test("stands on pages of a sign-in, errors in place and refused posts", async () => {
    const { browser, page } = await actFor(world, "emp", SUBSCRIBER.flag360);
    expect(page.hops).toEqual(["/group-selection"]);
    const taylor = `${BANNER} on behalf of Taylor`;
    expect(bannerOf(page)).toEqual([expect.stringContaining(taylor)]);
    const refused = await browser.open("/group-selection", { method: "POST" });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(bannerOf(refused)).toEqual([expect.stringContaining(taylor)]);
    const fault = { path: "programs", status: 500 };
    const open = () => actFor(world, "emp", SUBSCRIBER.sub);
    const { browser: other, page: broken } = await world.during(fault, open);
    expect(broken.status).toBe(500);
    expect(bannerOf(broken)).toEqual([JORDAN]);
    for (const [path, method] of [
      ["/home", "POST"],
      ["/contact-us", "POST"],
      ["/claims/export.csv?type=none", "GET"],
      ["/no-such-page", "GET"],
    ] as const) {
      const failed = await other.open(path, { method });
      expect.soft([path, failed.status >= 400]).toEqual([path, true]);
      expect.soft([path, bannerOf(failed)]).toEqual([path, [JORDAN]]);
    }
  });

  test("names nobody while the account cannot be read, and the page is shown", async () => {
    const { browser } = await actFor(world, "emp", SUBSCRIBER.flag360);
    await postLoginAs(browser, { subscriberId: SUBSCRIBER.sub });
    const page = await world.during({ path: "account", status: 500 }, () =>
      browser.open("/contact-us"),
    );
    expect([page.status, bannerOf(page)]).toEqual([200, [BANNER]]);
    elementOf(page, 'form[action="/login-as/end"]');
  });

  test("stands on no page of members, of staff as themselves, and after the end", async () => {
    for (const persona of ["sub", "emp"]) {
      const browser = await world.enter(persona);
      for (const [path, status] of [
        ["/home", 200],
        ["/error/404", 404],
      ] as const) {
        const page = await browser.open(path);
        expect([page.status, page.text.includes(BANNER)]).toEqual([status, false]);
      }
    }
    const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
    const after = await end(browser);
    expect([textsOf(after, "h1"), bannerOf(after)]).toEqual([["Login as anyone"], []]);
  });
});

describe("the end of acting", () => {
  test("returns to /login-as with the staff member's own session, also when pressed twice", async () => {
    const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
    const page = await end(browser);
    expect([page.status, page.hops]).toEqual([200, ["/login-as"]]);
    expect(textsOf(page, "h1")).toEqual(["Login as anyone"]);
    expect(await homeOf(browser)).toBe("Welcome, Reese");
    expect((await end(browser)).hops).toEqual(["/login-as"]);
    expect((await browser.open("/login-as/end")).hops).toEqual(["/login-as"]);
    expect(await homeOf(browser)).toBe("Welcome, Reese");
  });

  test("ends the member's session for copies at once", async () => {
    const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
    const copy = world.visitor();
    copyCookies(browser, copy);
    // The seconds of a double click pass only when the clock is set.
    vi.useFakeTimers({ toFake: ["Date"] });
    await end(browser);
    expect((await copy.open("/home")).status).toBe(503);
    vi.setSystemTime(Date.now() + 10_001);
    const calls = await world.callsDuring(async () => {
      expect(await homeOf(copy)).toBe("/logout /login");
    });
    expect(calls).toEqual([]);
    expect(await homeOf(browser)).toBe("Welcome, Reese");
  });

  test("works before any page of the member was opened", async () => {
    const browser = await world.enter("emp");
    await postLoginAs(browser, { subscriberId: SUBSCRIBER.flag360 });
    expect((await browser.open("/sso-landing")).hops).toEqual(["/group-selection"]);
    expect((await end(browser)).hops).toEqual(["/login-as"]);
    expect(await homeOf(browser)).toBe("Welcome, Reese");
    expect((await browser.send("/group-selection")).headers.get("location")).toBe("/home");
  });

  test("log-out while acting ends the staff member's and the member's session", async () => {
    const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
    const copy = world.visitor();
    copyCookies(browser, copy);
    expect((await browser.open("/logout", { method: "POST" })).hops).toEqual(["/login"]);
    for (const each of [browser, copy]) {
      expect((await each.send("/login-as")).headers.get("location")).toBe("/error/404");
      expect((await each.send("/home")).headers.get("location")).toBe("/logout");
    }
  });
});

test("T-48 GUARD-05 staff acting for one member open another with their own token", async () => {
  const { browser } = await actFor(world, "nonemp", SUBSCRIBER.sub);
  const form = await browser.open("/login-as");
  expect(textsOf(form, "h1")).toEqual(["Login as non-employee"]);
  const open = () => postLoginAs(browser, { subscriberId: SUBSCRIBER.multi });
  const calls = await world.callsDuring(open);
  expect(calls).toMatchObject([{ path: "/login-as", persona: "nonemp", status: 200 }]);
  expect((await browser.open("/sso-landing")).text).toContain("Welcome, Jamie");
  expect((await end(browser)).hops).toEqual(["/login-as"]);
  expect(await homeOf(browser)).toBe("Welcome, Blair");
});

test("LOGINAS-20 a refused login-as keeps the member who is open", async () => {
  const { browser } = await actFor(world, "nonemp", SUBSCRIBER.sub);
  const form = { way: "subscriber", subscriberId: "000000000" };
  const page = await browser.openPost("/login-as", form);
  expect([page.status, bannerOf(page)]).toEqual([400, [JORDAN]]);
  expect(await homeOf(browser)).toBe("Welcome, Jordan");
});

const maxAge = (response: Response, name: string) =>
  Number(
    /Max-Age=(\d+)/.exec(
      response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? "",
    )?.[1],
  );

test("T-16 CONST-01 acting does not lengthen the staff member's two hours", async () => {
  const left = 5 * MINUTE_MS;
  const age = { beganMs: 120 * MINUTE_MS - left, seenMs: 0 };
  const browser = await withSession(world, "emp", age);
  const answer = await postLoginAs(browser, { subscriberId: SUBSCRIBER.sub });
  expect(maxAge(answer, "temp_token")).toBe(left / 1000);
  const landing = await browser.send("/sso-landing");
  expect(landing.headers.get("location")).toBe("/home");
  expect(maxAge(landing, "access_token")).toBe(left / 1000);
  const next = await postLoginAs(browser, { subscriberId: SUBSCRIBER.multi });
  expect(maxAge(next, "temp_token")).toBe(left / 1000);
  const ended = await browser.send("/login-as/end", { method: "POST" });
  expect(maxAge(ended, "access_token")).toBe(left / 1000);
  expect(maxAge(ended, "api_token")).toBe(left / 1000);
});

test("T-16 staff whose two hours are over cannot act and see no member", async () => {
  const own = await sessionOf(world, "emp", 121 * MINUTE_MS);
  const { memberKey, token } = own;
  const staff = { memberKey, token, role: "logInAsAnyone", expires: own.expires.getTime() };
  const expires = own.expires;
  const age = { beganMs: 121 * MINUTE_MS, seenMs: 0 };
  const browser = await withSession(world, "sub", age, { staff, expires });
  const calls = await world.callsDuring(async () => {
    expect((await browser.send("/home")).headers.get("location")).toBe("/session-ended");
    const posted = await postLoginAs(browser, { subscriberId: SUBSCRIBER.multi });
    expect(posted.headers.get("location")).toBe("/session-ended");
  });
  expect(calls).toEqual([]);
});
