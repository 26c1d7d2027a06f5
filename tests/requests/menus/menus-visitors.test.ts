import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Page } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";
import { barOf, popupOf, sitemapOf, tabsOf } from "./menus-of.ts";

const world = useWorld();

/** The menu of a page that is nobody's: what stands in its header beside the logo. */
const menuOf = (page: Page) => linksOf(page, "header nav");
const VISITOR = [
  ["Log in", "/login"],
  ["Contact us", "/contact-us"],
];

/** No menu of a member stands anywhere. */
function expectNoMember(page: Page): void {
  expect([barOf(page), tabsOf(page), sitemapOf(page), popupOf(page)]).toEqual([[], [], [], []]);
}

test.each([HOST.carrier, HOST.providence])(
  "MENU-25 at %s a visitor has Log in and no Log out",
  async (host) => {
    for (const path of ["/login", "/contact-us", "/error/404"]) {
      const page = await world.visitor(host).open(path);
      expect([path, menuOf(page)]).toEqual([path, VISITOR]);
      expect(textsOf(page, "button")).not.toContain("Log out");
      expectNoMember(page);
    }
  },
);

test("MENU-28 the health-plan partner's visitors have no menu at all", async () => {
  const page = await world.visitor(HOST.partner).open("/contact-us");
  expect([page.status, menuOf(page)]).toEqual([200, []]);
  expectNoMember(page);
});

test("MENU-24 a member on a page that is nobody's has Contact us and Log out, and no Log in", async () => {
  const browser = await world.enter("sub");
  for (const path of ["/contact-us", "/error/404"]) {
    const page = await browser.open(path);
    expect(menuOf(page)).toEqual([["Contact us", "/contact-us"]]);
    expect(textsOf(page, "header button")).toEqual(["Log out"]);
  }
});

test("SHELL-29 SHELL-34 signing in brings the member's menus, log-out or a session's end takes them", async () => {
  const refused = await world.signIn("sub-nobody");
  const { browser, page } = await world.signIn("sub");
  expect(barOf(page).map(({ label }) => label)).toEqual([
    "Home",
    "Benefits",
    "Find care",
    "Claims/EOBs",
  ]);
  expect(linksOf(page, "header").map(([, href]) => href)).not.toContain("/login");
  const out = await browser.submit(page, "Log out");
  await world.fault({ path: "account", status: 401 });
  const ended = await (await world.enter("sub")).open("/home");
  await world.mend();
  expect([out.url.pathname, ended.hops]).toEqual(["/login", ["/login"]]);
  for (const after of [refused.page, out, ended]) {
    expect(menuOf(after)).toEqual(VISITOR);
    expectNoMember(after);
    expect(textsOf(after, "button")).not.toContain("Log out");
  }
});

test("SHELL-32 the first page after a termed member's sign-in has the alert", async () => {
  const { page } = await world.signIn("term");
  expect(page.url.pathname).toBe("/home");
  expect(page.text).toContain("You are not currently enrolled in a plan");
});
