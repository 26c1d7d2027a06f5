import { expect, test } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/acting.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";
import { allLabels, columnOf, labelsOf, listedOn, popupOf } from "./menus-of.ts";

const world = useWorld();

const open = (persona: string, host?: string) => world.see(persona, "/account", host);

test("S-03 ROUTE-71 ID cards are in popup, sitemap and page of Account, but for termed members", async () => {
  const waysOf = async (persona: string) => {
    const page = await open(persona);
    expect(textsOf(page, "h1")).toEqual(["Account"]);
    return linksOf(page, "body").filter(([, href]) => href === "/id-card");
  };
  const way = ["ID cards", "/id-card"];
  const onPage = ["ID cardsSee, save or send your cards", "/id-card"];
  for (const who of ["sub", "dep-adult"]) expect(await waysOf(who)).toEqual([way, onPage, way]);
  expect(await waysOf("term")).toEqual([]);
});

test("the popup is opened by a button that needs no script, and without popovers there is a link", async () => {
  const page = await open("sub");
  expect(elementOf(page, "header #menu-account").getAttribute("popover")).toBe("auto");
  const button = elementOf(page, 'header button[popovertarget="menu-account"]');
  expect(button.getAttribute("type")).toBe("button");
  expect(elementOf(page, 'header a.who[href="/account"]')).toBeTruthy();
  const valuesOf = (name: string) =>
    page.document.querySelectorAll(`[${name}]`).map((each) => each.getAttribute(name));
  const ids = page.document.querySelectorAll("[popover]").map((each) => each.getAttribute("id"));
  const targets = valuesOf("popovertarget");
  expect([new Set(targets), targets.length]).toEqual([new Set(ids), ids.length]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("MENU-22 MENU-23 ROLE-13 staff keep their entry while they act, even for whom Settings lacks", async () => {
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
  ["dep-adult", HOST.carrier, false],
  ["dep-minor", HOST.carrier, true],
  ["prov", HOST.providence, true],
  ["prov-dep-minor", HOST.providence, false],
])("MENU-34 MENU-35 ROLE-11 T-66 %s at %s has Settings: %s", async (persona, host, has) => {
  for (const path of ["/home", "/account"]) {
    const page = await world.see(persona, path, host);
    const settings = ["Settings", "Change password"];
    expect(settings.map((it) => labelsOf(popupOf(page)).includes(it))).toEqual([has, has]);
    const column = columnOf(page, "Account");
    const listed = path === "/account" ? listedOn(page) : column;
    expect([column, listed].map((it) => labelsOf(it).includes("Settings"))).toEqual([has, has]);
  }
});

test.each([
  ["sub", HOST.carrier, true],
  ["term", HOST.carrier, false],
  ["prov", HOST.providence, false],
])(
  "MENU-36 MENU-37 MENU-44 GW-65 ROLE-19 %s at %s has eBill where the gateway does: %s",
  async (persona, host, has) => {
    for (const body of [true, false]) {
      await world.fault({ path: "ebill/hasEbill", body });
      const page = await open(persona, host);
      // The page is there, with every other entry of the menu.
      expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Account"]]);
      expect(labelsOf(columnOf(page, "Account"))).toContain("Help center");
      expect(allLabels(page).includes("eBill")).toBe(has && body);
      await world.mend();
    }
  },
);
