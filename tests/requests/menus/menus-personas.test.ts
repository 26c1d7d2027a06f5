import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";
import { allEntries, barOf, labelsOf, listedOn, popupOf, sitemapOf, tabsOf } from "./menus-of.ts";

const world = useWorld();

/** What a persona has below each menu, in words; a menu they do not have is absent. */
type Menus = {
  readonly benefits?: string;
  readonly findCare?: string;
  readonly claims?: string;
  readonly account: string;
  readonly popup: string;
};

const four = "Medical benefits, Dental benefits, Vision benefits, Pharmacy benefits";
const threeOfMedicare = "Medical benefits, Dental benefits, Pharmacy benefits";
const short = "Benefits, Programs, Referrals, Member Handbooks";
const resources = "Find care resources";
const care = `${resources}, Primary care`;
const dentist = "Find-a-dentist";
const account = "Summary, Member information, Settings, Member plan benefits, Help center";
const withEbill = "Summary, Member information, Settings, Member plan benefits, eBill, Help center";
const settings = "My account, Settings, Change password, Contact us, Log out";
const noSettings = "My account, Contact us, Log out";

const sub: Menus = {
  benefits: `${four}, Programs, Referrals, Member Handbooks`,
  findCare: care,
  claims: "Claims, EOBs",
  account: withEbill,
  popup: settings,
};
/** Covered by everything, without primary care and without referrals. */
const plain: Menus = {
  ...sub,
  benefits: `${four}, Programs, Member Handbooks`,
  findCare: resources,
};
const prov: Menus = {
  benefits: "Dental benefits, Referrals",
  findCare: dentist,
  claims: "Claims, EOBs",
  account,
  popup: settings,
};

const TABLE: readonly (readonly [persona: string, host: string, menus: Menus])[] = [
  ["sub", HOST.carrier, sub],
  [
    "dep-adult",
    HOST.carrier,
    {
      ...sub,
      claims: "Claims",
      account: "Summary, Member information, Member plan benefits, eBill, Help center",
      popup: noSettings,
    },
  ],
  ["dep-minor", HOST.carrier, { ...sub, claims: "Claims", account }],
  ["term", HOST.carrier, { claims: "Claims, EOBs", account, popup: settings }],
  ["noelig", HOST.carrier, { account, popup: settings }],
  ["future", HOST.carrier, { ...plain, benefits: "Programs, Member Handbooks", account }],
  ["cop", HOST.carrier, { ...plain, findCare: care, account }],
  ["ma", HOST.carrier, { ...sub, benefits: short, account }],
  [
    "medgrp",
    HOST.carrier,
    {
      ...plain,
      benefits: `${threeOfMedicare}, Programs, Referrals, Member Handbooks, Medicare Materials`,
    },
  ],
  ["nav", HOST.carrier, { ...plain, claims: "Claims, EOBs, Pharmacy" }],
  ["multi", HOST.carrier, plain],
  [
    "emp",
    HOST.carrier,
    {
      ...plain,
      popup: "My account, Settings, Change password, LoginAsAnyone, Contact us, Log out",
    },
  ],
  [
    "nonemp",
    HOST.carrier,
    {
      ...plain,
      popup: "My account, Settings, Change password, LoginAsNonEmp, Contact us, Log out",
    },
  ],
  ["summit", HOST.summit, { ...sub, benefits: short }],
  ["prov", HOST.providence, prov],
  [
    "prov-dep-adult",
    HOST.providence,
    {
      ...prov,
      claims: "Claims",
      account: "Summary, Member information, Member plan benefits, Help center",
      popup: noSettings,
    },
  ],
  [
    "prov-dep-minor",
    HOST.providence,
    {
      ...prov,
      claims: "Claims",
      account: "Summary, Member information, Member plan benefits, Help center",
      popup: noSettings,
    },
  ],
  [
    "hpp",
    HOST.partner,
    { ...plain, benefits: "Dental benefits, Programs, Member Handbooks", account },
  ],
  [
    "mod",
    HOST.medicare,
    {
      ...plain,
      benefits: `${threeOfMedicare}, Programs, Member Handbooks, Medicare Materials`,
      findCare: care,
    },
  ],
];

/** The menus of a table's row by title, in order, those that the persona has. */
function titled({ benefits, findCare, claims, account: below }: Menus, subscriber: boolean) {
  const all: (readonly [string, string | undefined])[] = [
    ["Home", ""],
    ["Account", below],
    ["Benefits", benefits],
    ["Find care", findCare],
    [subscriber ? "Claims/EOBs" : "Claims", claims],
  ];
  return all.flatMap(([title, entries]) =>
    entries === undefined ? [] : [[title, entries] as const],
  );
}

test.each(TABLE)(
  "MENU-07 SHELL-11 SHELL-12 ROLE-17 ROLE-18 ROLE-19 %s at %s has these menus in every place",
  async (persona, host, expected) => {
    const page = await (await world.enter(persona, host)).open("/account");
    expect([page.status, page.hops]).toEqual([200, []]);
    const menus = titled(expected, !persona.includes("dep"));
    const inBar = menus.filter(([title]) => title !== "Account");
    const words = (entries: Parameters<typeof labelsOf>[0]) => labelsOf(entries).join(", ");
    expect(barOf(page).map(({ label, below }) => [label, words(below)])).toEqual(inBar);
    expect(labelsOf(tabsOf(page))).toEqual(inBar.map(([title]) => title));
    // Home has nothing below it to head a column with.
    expect(sitemapOf(page).map(([title, below]) => [title, words(below)])).toEqual(
      menus.filter(([title]) => title !== "Home"),
    );
    expect(words(popupOf(page))).toBe(expected.popup);
    expect(words(listedOn(page))).toBe(expected.account);
  },
);

test.each(TABLE)(
  "MENU-40 DATA-37 every entry of %s at %s leads to a page of ours, and to one page wherever it stands",
  async (persona, host) => {
    const browser = await world.enter(persona, host);
    const entries = allEntries(await browser.open("/account"));
    expect(entries.length).toBeGreaterThan(8);
    for (const [label, href] of entries) {
      expect.soft(label).not.toBe("");
      expect
        .soft(href)
        .toMatch(label === "Log out" ? /^post \/logout$/ : /^\/[a-z-]+(?:\/[a-z-]+)*$/);
    }
    // "Claims" and "Benefits" are a menu and an entry of it; with the place they are told apart.
    const targets = new Map<string, Set<string>>();
    for (const [label, href] of entries) {
      targets.set(label, (targets.get(label) ?? new Set()).add(href));
    }
    const several = [...targets].filter(([label, hrefs]) => hrefs.size > 1 && label !== "Benefits");
    expect(several).toEqual([]);
  },
);
