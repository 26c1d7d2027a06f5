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

test("S-09 T-25 ROUTE-24 ROUTING-19 a member with a first password must change it, and then goes on to /home", async () => {
  const { browser, page } = await world.signIn("ini");
  expect([page.status, page.hops]).toEqual([200, ["/sso-landing", PATH]]);
  expect(page.text).toContain(FIRST);
  expect(linksOf(page, ".sheet")).toEqual([]);
  expect(textsOf(page, "header button")).toContain("Log out");
  const refused = await change(browser, page, "wrong");
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(FIRST);
  expect((await browser.open("/home")).hops).toEqual([PATH]);
  const home = await change(browser, refused);
  expect([home.status, home.hops]).toEqual([200, ["/home"]]);
  expect(textsOf(home, '[role="status"] .flash span')[0]).toBe("Your password has been changed");
  for (const path of ["/select-group", "/resource-download/id-card.pdf"]) {
    expect([path, (await browser.send(path)).status]).toEqual([path, 200]);
  }
  const again = await logIn(somebody(world), "ini", NEW);
  expect(again.hops.at(-1)).toBe("/home");
  const later = await browser.open(PATH);
  expect([textsOf(later, "h1"), later.text.includes(FIRST)]).toEqual([
    ["Change your password"],
    false,
  ]);
});

test("S-09 staff who act for a member get a 403 for the page and its form, and change nothing", async () => {
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

test("staff see the form for their own password", async () => {
  const { page } = await world.openAs("emp", PATH);
  expect(page.status).toBe(200);
  expect(elementOf(page, "#newPassword").getAttribute("type")).toBe("password");
});
