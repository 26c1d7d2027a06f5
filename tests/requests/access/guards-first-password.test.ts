import { expect, test } from "vitest";
import { actFor, postLoginAs, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

const CHANGE = "/account/settings/change-password";

const world = useWorld();

const memberPaths = ["/home", "/select-group", "/resource-download/id-card.pdf"];

test("ROUTING-19 T-07 a member with a first password is redirected to its change, without gateway calls", async () => {
  const browser = await world.enter("ini");
  const calls = await world.callsDuring(async () => {
    for (const path of memberPaths) {
      for (const method of ["GET", "POST", "HEAD"]) {
        const response = await browser.send(path, { method });
        const answer = [path, method, response.status, response.headers.get("location")];
        expect(answer).toEqual([path, method, 302, CHANGE]);
        expect(await response.text()).toBe("");
      }
    }
    // A navigation by script is redirected, too, without a member's data.
    const response = await browser.send("/home.data", { headers: { "sec-fetch-dest": "empty" } });
    expect(response.status).toBe(202);
    expect(await response.text()).toContain(CHANGE);
  });
  expect(calls).toEqual([]);
});

test("ROUTING-19 a member with a first password can open its change, an error page and the log-out", async () => {
  const browser = await world.enter("ini-dep");
  expect((await browser.send(CHANGE)).status).toBe(200);
  expect((await browser.send("/error/404")).status).toBe(404);
  for (const path of ["/sso-landing", "/group-selection", "/update-preferences"]) {
    expect((await browser.open(path)).hops).toEqual(["/home", CHANGE]);
  }
  expect((await browser.send("/login-as")).headers.get("location")).toBe("/error/404");
  expect((await browser.open("/logout")).hops).toEqual(["/login"]);
  expect((await browser.send(CHANGE)).headers.get("location")).toBe("/logout");
  expect((await world.signIn("ini-dep")).page.hops).toEqual(["/sso-landing", CHANGE]);
});

test("ROUTING-19 staff who act for a member with a first password see home and a notice, and can end", async () => {
  const { browser, page } = await actFor(world, "emp", SUBSCRIBER.ini);
  expect([page.status, page.hops]).toEqual([200, ["/home"]]);
  expect(page.text).toContain("You are viewing as staff");
  const told = "This member must choose a new password the next time they log in.";
  expect(page.text).toContain(told);
  expect((await browser.open("/home")).text).not.toContain(told);
  const end = await browser.open("/login-as/end", { method: "POST" });
  expect([end.status, end.hops]).toEqual([200, ["/login-as"]]);
  // So they can continue to another member without ending.
  const again = await actFor(world, "emp", SUBSCRIBER.ini);
  const next = await postLoginAs(again.browser, { subscriberId: SUBSCRIBER.sub });
  expect([next.status, next.headers.get("location")]).toEqual([303, "/sso-landing"]);
});

test("GUARD-06 staff with a first password of their own cannot use login-as", async () => {
  const browser = await world.during({ path: "account/status", body: "INI" }, () =>
    world.arrive("emp"),
  );
  const calls = await world.callsDuring(async () => {
    expect((await browser.send("/login-as")).headers.get("location")).toBe("/error/404");
    const posted = await postLoginAs(browser, { subscriberId: SUBSCRIBER.sub });
    expect(posted.headers.get("location")).toBe("/error/404");
  });
  expect(calls).toEqual([]);
});
