import { expect, test } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import {
  barOf,
  labelsOf,
  popupOf,
  sitemapOf,
  tabsOf,
  belowOf,
  benefitsListed,
  columnOf,
} from "./menus-of.ts";
import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";

const world = useWorld();

/** The menu of a page without a session: the links in its header beside the logo. */
const menuOf = (page: Page) => linksOf(page, "header nav");

const VISITOR = [
  ["Log in", "/login"],
  ["Contact us", "/contact-us"],
];

/** There is no menu of a member on the page. */
function expectNoMember(page: Page): void {
  expect([barOf(page), tabsOf(page), sitemapOf(page), popupOf(page)]).toEqual([[], [], [], []]);
}

test("MENU-22 MENU-23 ROLE-13 staff who act for a member keep their login-as entry, without Settings too", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.providence, { host: HOST.providence });
  expect(popupOf(await browser.open("/account"))).toContainEqual(["LoginAsAnyone", "/login-as"]);
  const acted = await actFor(world, "nonemp", SUBSCRIBER.sub, {
    way: "member",
    firstName: "Theo",
    lastName: "Testa-Lindqvist",
    dateOfBirth: "2006-05-14",
  });
  const page = await acted.browser.open("/account");
  expect(page.text).toContain("Theo");
  expect(labelsOf(popupOf(page))).toEqual(["My account", "LoginAsNonEmp", "Contact us", "Log out"]);
});

test("MENU-25 MENU-26 MENU-27 a visitor has Log in and Contact us, no Log out, and no menu of a member", async () => {
  for (const path of ["/login", "/contact-us", "/error/404"]) {
    const page = await world.visitor().open(path);
    expect([path, menuOf(page)]).toEqual([path, VISITOR]);
    expect(textsOf(page, "button")).not.toContain("Log out");
    expectNoMember(page);
  }
});

test("MENU-28 the health-plan partner's visitors have no menu at all", async () => {
  const page = await world.visitor(HOST.partner).open("/contact-us");
  expect([page.status, menuOf(page)]).toEqual([200, []]);
  expectNoMember(page);
});

test("MENU-24 a member on a public page has Contact us and Log out, and no Log in", async () => {
  const browser = await world.enter("sub");
  for (const path of ["/contact-us", "/error/404"]) {
    const page = await browser.open(path);
    expect(menuOf(page)).toEqual([["Contact us", "/contact-us"]]);
    expect(textsOf(page, "header button")).toEqual(["Log out", "Español"]);
  }
});

test("SHELL-29 SHELL-34 the member's menus come with the log-in, and go with log-out or the session's end", async () => {
  const refused = await world.signIn("sub-nobody");
  const { browser, page } = await world.signIn("sub");
  const bar = barOf(page).map(({ label }) => label);
  expect(bar).toEqual(["Home", "Benefits", "Find care", "Claims/EOBs"]);
  expect(linksOf(page, "header").map(([, href]) => href)).not.toContain("/login");
  const out = await browser.submit(page, "Log out");
  const ended = await seeDuring(world, { path: "account", status: 401 }, "/home");
  expect([out.url.pathname, ended.hops]).toEqual(["/login", ["/login"]]);
  for (const after of [refused.page, out, ended]) {
    expect(menuOf(after)).toEqual(VISITOR);
    expectNoMember(after);
    expect(textsOf(after, "button")).not.toContain("Log out");
  }
});

/**
 * The entries below Benefits, in the bar and in the footer alike; its page links to all of them.
 */
function benefitsOf(page: Page): string[] {
  const below = belowOf(page, "Benefits");
  expect(columnOf(page, "Benefits")).toEqual(below);
  expect(benefitsListed(page)).toEqual(expect.arrayContaining(below.map(([, href]) => href)));
  return labelsOf(below);
}

/** The member's entries with this answer of a call. */
const entriesWhile = async (persona: string, path: string, body: unknown, host?: string) =>
  benefitsOf(await seeDuring(world, { path, body }, "/benefits", persona, host));

const MATERIALS = "medicare-materials/eligibility";

test.each([
  ["MENU-10 GW-52", "Referrals", "referrals/hasReferrals", "sub", HOST.carrier, true],
  ["MENU-12 GW-54", "Medicare Materials", MATERIALS, "sub", HOST.carrier, true],
  ["MENU-13 T-30", "Medicare Materials", MATERIALS, "summit", HOST.summit, false],
  ["MENU-14", "Medicare Materials", MATERIALS, "ma", HOST.carrier, false],
] as const)("%s Benefits has the entry %s by the answer of %s for %s at %s: %s", async (...row) => {
  const [, label, path, persona, host, follows] = row;
  const entries = await entriesWhile(persona, path, true, host);
  expect(entries).toContain("Member Handbooks");
  expect(entries.includes(label)).toBe(follows);
  if (!follows) return;
  const without = await entriesWhile(persona, path, false, host);
  expect(without).toContain("Member Handbooks");
  expect(without).not.toContain(label);
});

test("a member without an entry below Benefits has a plain link to it in the bar", async () => {
  const [row] = await answerOf(world, "prov", eligibilityFamily);
  const begins = { ...row, productCategory: "D", effectiveDate: "2027-01-01", termedDate: null };
  const faults = [
    { path: "referrals/hasReferrals", body: false },
    { path: "eligibility/family", body: [begins] },
  ];
  const page = await seeDuring(world, faults, "/benefits", "prov", HOST.providence);
  // Future coverage has no entry yet, but has its page.
  expect([page.status, page.hops]).toEqual([200, ["/benefits/dental"]]);
  const bar = barOf(page).find(({ label }) => label === "Benefits");
  expect(bar).toEqual({ label: "Benefits", href: "/benefits", below: [] });
  expect(page.document.querySelector("#menu-benefits")).toBeNull();
  expect(sitemapOf(page).map(([title]) => title)).not.toContain("Benefits");
});
