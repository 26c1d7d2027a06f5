import { expect, test } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { elementOf, linksOf, logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { somebody } from "../../registration/registration-walk.ts";

const world = resetting(useWorld());

const PATH = "/account/settings/change-password";
const NEW = "Canary-New-2026";
const FIRST = "Choose a new password to finish logging in.";

function change(browser: Visitor, page: Page, current = PASSWORD): Promise<Page> {
  return browser.submit(page, "Change password", {
    "Current password": current,
    "New password": NEW,
    "Repeat new password": NEW,
  });
}

test.each(["ini", "ini-dep"])(
  "S-09 T-25 ROUTE-24 %s must change the first password, and goes on to /home",
  async (persona) => {
    const { browser, page } = await world.signIn(persona);
    expect([page.status, page.hops]).toEqual([200, ["/sso-landing", PATH]]);
    expect(page.text).toContain(FIRST);
    expect(linksOf(page, ".sheet")).toEqual([]);
    expect(textsOf(page, "header button")).toContain("Log out");
    const home = await change(browser, page);
    expect(home.hops).toEqual(["/home"]);
    expect(textsOf(home, '[role="status"] .flash span')[0]).toBe("Your password has been changed");
    const again = await logIn(somebody(world), persona, NEW);
    expect(again.hops.at(-1)).toBe("/home");
    const later = await browser.open(PATH);
    expect([textsOf(later, "h1"), later.text.includes(FIRST)]).toEqual([
      ["Change your password"],
      false,
    ]);
  },
);

test("S-09 until then every other page leads back, after a wrong current password, too", async () => {
  const { browser, page } = await world.signIn("ini");
  const refused = await change(browser, page, "wrong");
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(FIRST);
  for (const path of ["/home", "/resource-download", "/select-group"]) {
    expect((await browser.open(path)).hops).toEqual([PATH]);
  }
  const out = await browser.submit(page, "Log out");
  expect(out.url.pathname).toBe("/login");
});

test("S-09 staff who act for a member neither see the page nor change the password", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(PATH);
    expect(page.status).toBe(403);
    expect(textsOf(page, "h1")).toEqual([
      "Sorry, it looks like you don't have access to this page.",
    ]);
    expect(page.document.querySelector("#newPassword")).toBeNull();
    const posted = await browser.openPost(PATH, {
      currentPassword: PASSWORD,
      newPassword: NEW,
      repeatPassword: NEW,
    });
    expect(posted.status).toBe(403);
    expect(posted.html).not.toContain(NEW);
  });
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
  expect((await logIn(somebody(world), "sub", PASSWORD)).hops.at(-1)).toBe("/home");
});

test("S-09 staff who act for a member with a first password are not kept on the page", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.ini);
  expect((await browser.open(PATH)).status).toBe(403);
  const page = await browser.open("/home");
  expect([page.status, page.hops]).toEqual([200, []]);
  const back = await browser.submit(page, "Stop viewing as this member");
  expect([back.status, back.url.pathname]).toEqual([200, "/login-as"]);
});

test("staff may change the password that is their own", async () => {
  const { page } = await world.openAs("emp", PATH);
  expect(page.status).toBe(200);
  expect(elementOf(page, "#newPassword").getAttribute("type")).toBe("password");
});
