import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { allEntries, allLabels, barOf, columnOf, labelsOf } from "./menus-of.ts";
import { benefitsListed, listedOn, popupOf, sitemapOf, tabsOf, type Entry } from "./menus-of.ts";

// app/rules/menus covers which facts give which entries, in every combination; this file, that
// pages show them in every place, from the gateway's own facts.

const world = useWorld();

/** A persona's entries below each menu, as text; a menu they do not have is absent. */
type Menus = {
  readonly benefits?: string;
  readonly findCare?: string;
  readonly claims?: string;
  readonly account: string;
  readonly popup: string;
};

const four = "Medical benefits, Dental benefits, Vision benefits, Pharmacy benefits";
const three = "Medical benefits, Dental benefits, Pharmacy benefits";
const short = "Benefits, Programs, Referrals, Member Handbooks";
const resources = "Find care resources";
const account = "Summary, Member information, Settings, Member plan benefits, Help center";
const withEbill = account.replace("Help", "eBill, Help");
const popup = "My account, Settings, Change password, Contact us, Log out";
const without = (entries: string) => entries.replace("Settings, ", "");
const dentalOnly = "Dental benefits, Programs, Member Handbooks";
const noSettings = { claims: "Claims", popup: "My account, Contact us, Log out" };

const sub: Menus = {
  benefits: `${four}, Programs, Referrals, Member Handbooks`,
  findCare: `${resources}, Primary care`,
  claims: "Claims, EOBs",
  account: withEbill,
  popup,
};
/** With all coverage, without primary care and without referrals. */
const plain = { ...sub, benefits: `${four}, Programs, Member Handbooks`, findCare: resources };
const prov = {
  ...sub,
  benefits: "Dental benefits, Referrals",
  findCare: "Find-a-dentist",
  account,
};
const materials = `${three}, Programs, Referrals, Member Handbooks, Medicare Materials`;

const TABLE: readonly (readonly [persona: string, host: string, menus: Menus])[] = [
  ["sub", HOST.carrier, sub],
  ["dep-adult", HOST.carrier, { ...sub, ...noSettings, account: without(withEbill) }],
  ["dep-minor", HOST.carrier, { ...sub, claims: "Claims", account }],
  ["term", HOST.carrier, { claims: "Claims, EOBs", account, popup }],
  ["future", HOST.carrier, { ...plain, benefits: "Programs, Member Handbooks", account }],
  ["ma", HOST.carrier, { ...sub, benefits: short, account }],
  ["medgrp", HOST.carrier, { ...plain, benefits: materials }],
  ["nav", HOST.carrier, { ...plain, claims: "Claims, EOBs, Pharmacy" }],
  ["emp", HOST.carrier, { ...plain, popup: popup.replace("Contact", "LoginAsAnyone, Contact") }],
  ["prov", HOST.providence, prov],
  ["hpp", HOST.partner, { ...plain, benefits: dentalOnly, account }],
];

test.each(TABLE)(
  "SHELL-11 SHELL-12 SHELL-27 BRAND-01 ROLE-17 ROLE-18 ROLE-19 MENU-40 %s at %s has these menus",
  async (persona, host, expected) => {
    const page = await world.see(persona, "/account", host);
    expect([page.status, page.hops]).toEqual([200, []]);
    const all = [
      ["Home", ""],
      ["Account", expected.account],
      ["Benefits", expected.benefits],
      ["Find care", expected.findCare],
      [persona.includes("dep") ? "Claims" : "Claims/EOBs", expected.claims],
    ];
    const menus = all.filter(([, entries]) => entries !== undefined);
    const inBar = menus.filter(([title]) => title !== "Account");
    const words = (entries: readonly Entry[]) => labelsOf(entries).join(", ");
    expect(barOf(page).map(({ label, below }) => [label, words(below)])).toEqual(inBar);
    expect(labelsOf(tabsOf(page))).toEqual(inBar.map(([title]) => title));
    // Home has no entries that a column could list.
    const columns = sitemapOf(page).map(([title, below]) => [title, words(below)]);
    expect(columns).toEqual(menus.slice(1));
    expect(words(popupOf(page))).toBe(expected.popup);
    // The account page has an order of its own.
    const listed = labelsOf(listedOn(page)).toSorted();
    expect(listed).toEqual(expected.account.split(", ").toSorted());
    // Benefits is a menu, and with the short list an entry of it.
    const isBenefits = ([label, href]: Entry) =>
      label === "Benefits" && /^\/benefits(\/summary)?$/.test(href);
    // An entry has one address wherever it stands; which one: app/rules/menus/menus.table.test.ts.
    const entries = allEntries(page).filter((entry) => !isBenefits(entry));
    const hrefs = new Map(entries);
    expect(entries).toEqual(entries.map(([label]) => [label, hrefs.get(label)]));
    expect(entries).toContainEqual(["Home", "/home"]);
  },
);

test.each([
  ["sub", HOST.carrier],
  ["summit", HOST.summit],
])(
  "MENU-03 MENU-04 ROUTE-20 ROUTE-42 S-19 the pages of the menus list the entries, for %s at %s",
  async (persona, host) => {
    // Benefits opens with a category or with the summary, each with the menu's entries.
    for (const [path, title] of [
      ["/account", "Account"],
      ["/find-care", "Find care"],
      ["/benefits", "Benefits"],
    ] as const) {
      const page = await world.see(persona, path, host);
      expect(page.status).toBe(200);
      const beyond = path === "/find-care" ? [["Passport Dental", "/passport-dental"]] : [];
      const column = [...columnOf(page, title), ...beyond];
      // Benefits has its entries as tabs, and those without a tab below.
      const isListed = ([, href = ""]: readonly string[]) => benefitsListed(page).includes(href);
      const listed = path === "/benefits" ? column.filter(isListed) : listedOn(page);
      // The account page has an order of its own.
      const byHref = (entries: readonly (readonly string[])[]) =>
        entries.toSorted(([, a = ""], [, b = ""]) => a.localeCompare(b));
      expect(path === "/account" ? byHref(listed) : listed).toEqual(
        path === "/account" ? byHref(column) : column,
      );
      // Each entry has a line about its page, and covered members get no alert.
      const lines = page.document
        .querySelectorAll("main :is(.entries, .account-more) a small")
        .map(textOf);
      expect([lines.includes(""), textsOf(page, "[role=alert]")]).toEqual([false, []]);
      if (path === "/benefits") continue;
      expect(lines.length).toBeGreaterThan(0);
      expect([page.hops, textsOf(page, "h1")]).toEqual([[], [title]]);
      expect(textsOf(page, "title")).toEqual([expect.stringMatching(`^${title} - `)]);
    }
  },
);

test.each(["term", "noelig"])(
  "MENU-38 MENU-39 MENU-40 MENU-41 T-28 %s's pages have no entry of Benefits or Find care",
  async (persona) => {
    for (const [path, words] of [
      ["/home", ""],
      ["/benefits", "No benefits to show"],
      ["/find-care", "There's nothing to show here."],
    ] as const) {
      const page = await world.see(persona, path);
      expect([page.status, page.hops]).toEqual([200, []]);
      expect(page.text).toContain("You are not currently enrolled in a plan");
      expect(page.text).toContain(words);
      const hrefs = allEntries(page).map(([, href]) => href);
      expect(hrefs).toContain("/account");
      expect(hrefs.filter((href) => /^\/(benefits|find-care)/.test(href))).toEqual([]);
      const isClaims = (href: string) => /claims|eobs|navitus/.test(href);
      expect(hrefs.some(isClaims)).toBe(persona === "term");
      if (path === "/home") continue;
      // A member without a plan gets no text about one, nor about a plan that never existed.
      const main = textsOf(page, "main").join(" ");
      expect(main).not.toMatch(/your plan\b|never|did not have/i);
      expect(listedOn(page)).toEqual([]);
    }
    expect((await world.see(persona, "/account")).text).not.toContain("Your plan,");
  },
);

test("MENU-06 MENU-19 ROLE-08 ROLE-09 a dependent's menu says Claims, and their pages have no link to EOBs", async () => {
  expect((await world.see("sub", "/account")).text).toContain("Claims/EOBs");
  for (const path of ["/home", "/account", "/benefits"]) {
    const page = await world.see("dep-adult", path);
    expect.soft([path, page.status, allLabels(page).includes("Claims")]).toEqual([path, 200, true]);
    const eobs = linksOf(page, "body").filter(([, href]) => href.startsWith("/eobs"));
    expect.soft([path, eobs, /EOB/.test(allLabels(page).join())]).toEqual([path, [], false]);
    expect.soft(page.text).not.toContain("Claims/EOBs");
  }
});
