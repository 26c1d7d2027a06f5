import { expect, test } from "vitest";
import { linksOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Page } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";
import {
  allEntries,
  allLabels,
  barOf,
  belowOf,
  columnOf,
  labelsOf,
  sitemapOf,
} from "./menus-of.ts";
import { tabsOf, type Entry } from "./menus-of.ts";

const world = useWorld();

const PATH = "/account";
const open = async (persona: string, host: string = HOST.carrier): Promise<Page> =>
  (await world.enter(persona, host)).open(PATH);
const topOf = (page: Page): Entry[] => barOf(page).map(({ label, href }) => [label, href]);

test.each([
  ["MENU-01", "Home", "/home"],
  ["MENU-03", "Benefits", "/benefits"],
  ["MENU-04", "Find care", "/find-care"],
  ["MENU-05", "Claims/EOBs", "/claims"],
])("MENU-01 MENU-03 MENU-04 MENU-05 %s: bar and tabs have %s, to %s", async (_row, label, href) => {
  const page = await open("sub");
  expect(topOf(page)).toContainEqual([label, href]);
  expect(tabsOf(page)).toContainEqual([label, href]);
});

test("MENU-02 Account is in the sitemap and not in the bar, on any page", async () => {
  const browser = await world.enter("sub");
  for (const path of ["/home", "/account", "/select-group"]) {
    const page = await browser.open(path);
    expect(labelsOf(topOf(page))).toEqual(["Home", "Benefits", "Find care", "Claims/EOBs"]);
    expect(labelsOf(tabsOf(page))).not.toContain("Account");
    expect(sitemapOf(page).map(([title]) => title)).toContain("Account");
  }
});

test("MENU-06 ROLE-09 whoever is no subscriber reads Claims, and nowhere Claims/EOBs", async () => {
  for (const [persona, host, subscriber] of [
    ["sub", HOST.carrier, true],
    ["dep-adult", HOST.carrier, false],
    ["dep-minor", HOST.carrier, false],
    ["prov", HOST.providence, true],
    ["prov-dep-adult", HOST.providence, false],
    ["hpp-dep", HOST.partner, false],
  ] as const) {
    const page = await open(persona, host);
    const title = subscriber ? "Claims/EOBs" : "Claims";
    expect.soft([persona, topOf(page).at(-1)]).toEqual([persona, [title, "/claims"]]);
    expect.soft([persona, tabsOf(page).at(-1)]).toEqual([persona, [title, "/claims"]]);
    expect.soft([persona, sitemapOf(page).at(-1)?.[0]]).toEqual([persona, title]);
    expect.soft([persona, page.text.includes("Claims/EOBs")]).toEqual([persona, subscriber]);
  }
});

test("MENU-18 Claims is below Claims/EOBs, to /claims", async () => {
  const page = await open("sub");
  expect(belowOf(page, "Claims/EOBs")).toContainEqual(["Claims", "/claims"]);
  expect(columnOf(page, "Claims/EOBs")).toContainEqual(["Claims", "/claims"]);
});

test("MENU-19 ROLE-08 EOBs is there for subscribers; a dependent's pages have no EOB link at all", async () => {
  const page = await open("sub");
  for (const below of [belowOf(page, "Claims/EOBs"), columnOf(page, "Claims/EOBs")]) {
    expect(below).toContainEqual(["EOBs", "/eobs"]);
  }
  for (const persona of ["dep-adult", "dep-minor"]) {
    const browser = await world.enter(persona);
    for (const path of ["/home", PATH, "/benefits", "/find-care", "/select-group"]) {
      const dependents = await browser.open(path);
      expect.soft([path, dependents.status]).toEqual([path, 200]);
      const eobs = linksOf(dependents, "body").filter(([, href]) => href.startsWith("/eobs"));
      expect.soft([path, eobs]).toEqual([path, []]);
      expect.soft(allLabels(dependents).filter((label) => /EOB/.test(label))).toEqual([]);
    }
  }
});

test("MENU-20 Pharmacy is there with the Navitus program alone, to /navitus", async () => {
  const nav = await open("nav");
  expect(belowOf(nav, "Claims/EOBs").at(-1)).toEqual(["Pharmacy", "/navitus"]);
  expect(columnOf(nav, "Claims/EOBs").at(-1)).toEqual(["Pharmacy", "/navitus"]);
  expect(allLabels(await open("sub"))).not.toContain("Pharmacy");
});

test("MENU-38 MENU-39 MENU-40 ROLE-17 a termed member has no Benefits, Find care or category, anywhere", async () => {
  const browser = await world.enter("term");
  for (const path of ["/home", PATH, "/benefits", "/find-care"]) {
    const page = await browser.open(path);
    expect(page.status).toBe(200);
    const entries = allEntries(page);
    expect(entries.length).toBeGreaterThan(8);
    expect(entries.filter(([, href]) => /^\/(benefits|find-care)/.test(href))).toEqual([]);
    // "Member plan benefits" are plan dates and changes, below Account.
    const labels = allLabels(page).filter((label) => label !== "Member plan benefits");
    expect(labels.filter((label) => /benefits$|^Find care/i.test(label))).toEqual([]);
  }
});

test("MENU-41 ROLE-18 without any eligibility there is no Claims; a termed member keeps it", async () => {
  const none = await open("noelig");
  expect(labelsOf(topOf(none))).toEqual(["Home"]);
  expect(allEntries(none).filter(([, href]) => /^\/(claims|eobs|navitus)/.test(href))).toEqual([]);
  const termed = await open("term");
  expect(topOf(termed)).toEqual([
    ["Home", "/home"],
    ["Claims/EOBs", "/claims"],
  ]);
});

test("SHELL-11 the tab bar has Home, Benefits, Find care, Claims/EOBs, each an icon and a word", async () => {
  const { document } = await open("sub");
  const tabs = document.querySelectorAll('nav[aria-label="Main, bottom"] a');
  const icons = tabs.map((tab) => tab.querySelector("use")?.getAttribute("href")?.split("#")[1]);
  expect(icons).toEqual(["house", "shield-check", "heartbeat", "receipt"]);
});

test("SHELL-12 the footer has a column for each menu, headed by its name", async () => {
  const { document } = await open("sub");
  const navs = document.querySelectorAll("footer nav").filter((nav) => nav.querySelector("h2"));
  const heads = navs.map((nav) => [
    nav.getAttribute("aria-labelledby"),
    nav.querySelector("h2")?.getAttribute("id"),
  ]);
  expect(heads.length).toBe(4);
  for (const [label, id] of heads) expect(label).toBe(id);
  expect(new Set(heads.map(([label]) => label)).size).toBe(4);
});

test("BRAND-01 subscriber and dependent have all four kinds of coverage in the bar on /home", async () => {
  for (const persona of ["sub", "dep-adult"]) {
    const page = await (await world.enter(persona)).open("/home");
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(belowOf(page, "Benefits").slice(0, 4)).toEqual([
      ["Medical benefits", "/benefits/medical"],
      ["Dental benefits", "/benefits/dental"],
      ["Vision benefits", "/benefits/vision"],
      ["Pharmacy benefits", "/benefits/pharmacy"],
    ]);
  }
});

test("the menu of the page being read is marked, once in the bar and once among the tabs", async () => {
  const browser = await world.enter("sub");
  for (const [path, label, current] of [
    ["/home", "Home", "page"],
    ["/benefits/medical", "Benefits", "true"],
    ["/find-care", "Find care", "page"],
    ["/account", undefined, undefined],
  ] as const) {
    const { document } = await browser.open(path);
    for (const nav of ["Main", "Main, bottom"]) {
      const marked = document
        .querySelectorAll(`nav[aria-label="${nav}"] a[aria-current]`)
        .filter((link) => link.closest("[popover]") === null);
      expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual(
        label === undefined ? [] : [[label, current]],
      );
    }
  }
});
