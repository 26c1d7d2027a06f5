import { expect, test } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/acting.ts";
import { elementOf, linksOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Page } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";
import { allEntries, allLabels, columnOf, labelsOf, listedOn, popupOf } from "./menus-of.ts";

const world = useWorld();

const open = async (persona: string, host: string = HOST.carrier): Promise<Page> =>
  (await world.enter(persona, host)).open("/account");

const SETTINGS = ["/account/settings", "/account/settings/change-password"];

test("MENU-15 ROUTE-20 Account has its six entries in order, each to its page", async () => {
  const page = await open("sub");
  expect(page.status).toBe(200);
  const six = [
    ["Summary", "/account/summary"],
    ["Member information", "/account/member-information"],
    ["Settings", "/account/settings"],
    ["Member plan benefits", "/account/plan-benefits"],
    ["eBill", "/account/ebill"],
    ["Help center", "/account/support"],
  ];
  expect(columnOf(page, "Account")).toEqual(six);
  expect(listedOn(page)).toEqual(six);
});

test("S-03 ROUTE-71 the ID cards are an entry of the popup, the sitemap and the page of Account, but for termed members", async () => {
  const waysOf = async (persona: string) =>
    linksOf(await open(persona), "body").filter(([, href]) => href === "/id-card");
  const says = "See, save or send your cards";
  const way = ["ID cards", "/id-card"];
  for (const persona of ["sub", "dep-adult", "future"]) {
    const onPage = [`ID cards${says}`, "/id-card"];
    expect(await waysOf(persona)).toEqual([way, onPage, way]);
  }
  for (const persona of ["term", "noelig"]) expect(await waysOf(persona)).toEqual([]);
});

test("SHELL-26 MENU-21 the popup starts with My account and ends with Log out, whoever it is", async () => {
  for (const [persona, host] of [
    ["sub", HOST.carrier],
    ["dep-adult", HOST.carrier],
    ["term", HOST.carrier],
    ["noelig", HOST.carrier],
    ["emp", HOST.carrier],
    ["prov-dep-minor", HOST.providence],
    ["summit", HOST.summit],
    ["hpp", HOST.partner],
  ] as const) {
    const popup = popupOf(await open(persona, host));
    expect.soft([persona, popup[0]]).toEqual([persona, ["My account", "/account"]]);
    expect.soft([persona, popup.at(-1)]).toEqual([persona, ["Log out", "post /logout"]]);
    expect.soft(labelsOf(popup).filter((label) => label === "Log out")).toHaveLength(1);
  }
});

test("SHELL-27 MENU-24 after My account come the settings links, then Contact us and Log out", async () => {
  expect(popupOf(await open("sub"))).toEqual([
    ["My account", "/account"],
    ["Settings", "/account/settings"],
    ["Change password", "/account/settings/change-password"],
    ["Contact us", "/contact-us"],
    ["Log out", "post /logout"],
  ]);
});

test("the popup is opened by a button that needs no script, and without popovers there is a link", async () => {
  const page = await open("sub");
  const popup = elementOf(page, "header #menu-account");
  expect(popup.getAttribute("popover")).toBe("auto");
  const button = elementOf(page, 'header button[popovertarget="menu-account"]');
  expect(button.getAttribute("type")).toBe("button");
  expect(elementOf(page, 'header a.who[href="/account"]')).toBeTruthy();
  const ids = page.document.querySelectorAll("[popover]").map((each) => each.getAttribute("id"));
  const targets = page.document
    .querySelectorAll("[popovertarget]")
    .map((each) => each.getAttribute("popovertarget"));
  expect(new Set(targets)).toEqual(new Set(ids));
  expect(targets).toHaveLength(ids.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ["emp", "LoginAsAnyone", "MENU-22"],
  ["nonemp", "LoginAsNonEmp", "MENU-23"],
])(
  "MENU-22 MENU-23 %s has %s in the popup, to /login-as, and members have neither",
  async (persona, label) => {
    const page = await open(persona);
    expect(popupOf(page).filter(([each]) => each.startsWith("LoginAs"))).toEqual([
      [label, "/login-as"],
    ]);
    expect((await open("sub")).html).not.toContain("LoginAs");
  },
);

test("MENU-22 ROLE-13 staff keep the entry while they act for a member, even one without Settings", async () => {
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

test.each([
  ["sub", HOST.carrier, true],
  ["dep-adult", HOST.carrier, false],
  ["dep-minor", HOST.carrier, true],
  ["hpp-dep", HOST.partner, false],
  ["term", HOST.carrier, true],
])("MENU-34 ROLE-11 T-66 %s at %s has Settings: %s", async (persona, host, has) => {
  const browser = await world.enter(persona, host);
  for (const path of ["/home", "/account"]) {
    const page = await browser.open(path);
    const hrefs = popupOf(page).map(([, href]) => href);
    expect(SETTINGS.map((href) => hrefs.includes(href))).toEqual([has, has]);
    expect(labelsOf(columnOf(page, "Account")).includes("Settings")).toBe(has);
  }
  expect(labelsOf(listedOn(await browser.open("/account"))).includes("Settings")).toBe(has);
});

test.each([
  ["prov", true],
  ["prov-dep-adult", false],
  ["prov-dep-minor", false],
])("MENU-35 on Providence %s has Settings: %s", async (persona, has) => {
  const labels = allLabels(await open(persona, HOST.providence));
  expect(labels.includes("Settings")).toBe(has);
  expect(labels.includes("Change password")).toBe(has);
});

test("MENU-36 GW-65 eBill is there exactly when ebill/hasEbill says so", async () => {
  const entry = ["eBill", "/account/ebill"];
  expect(allEntries(await open("sub"))).toContainEqual(entry);
  expect(allLabels(await open("ma"))).not.toContain("eBill");
  await world.fault({ path: "ebill/hasEbill", body: false });
  expect(allLabels(await open("sub"))).not.toContain("eBill");
  await world.mend();
  await world.fault({ path: "ebill/hasEbill", body: true });
  expect(allEntries(await open("ma"))).toContainEqual(entry);
});

test("MENU-37 a termed member has no eBill, though the gateway has one", async () => {
  await world.fault({ path: "ebill/hasEbill", body: true });
  for (const persona of ["term", "noelig"]) {
    expect(allLabels(await open(persona))).not.toContain("eBill");
  }
});

test("MENU-44 ROLE-19 Providence has no eBill, though the gateway has one", async () => {
  await world.fault({ path: "ebill/hasEbill", body: true });
  for (const persona of ["prov", "prov-dep-adult"]) {
    expect(allLabels(await open(persona, HOST.providence))).not.toContain("eBill");
  }
});
