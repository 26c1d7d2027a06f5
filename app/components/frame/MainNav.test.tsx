import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { menus } from "./frame.fixture.ts";
import { MainNav, TabBar } from "./MainNav.tsx";
import { htmlOf } from "../ui/render-html.tsx";

const barOn = (path: string) => parse(htmlOf(<MainNav items={menus.bar} />, path));
const tabsOn = (path: string) => parse(htmlOf(<TabBar items={menus.bar} />, path));

test("only a menu with entries has a button beside its link, which names the menu and opens its list", () => {
  const items = barOn("/home").querySelectorAll("nav > ul > li");
  const links = items.map((item) => item.querySelector("a")?.getAttribute("href"));
  expect(links).toEqual(["/home", "/claims"]);
  const buttons = items.map((item) => item.querySelector("button")?.attributes);
  expect(buttons).toEqual([
    undefined,
    expect.objectContaining({
      "aria-label": "Claims/EOBs pages",
      popoverTarget: "menu-claims-and-eobs",
    }),
  ]);
});

// Which pages belong to a menu: nav-item.test.ts.
test("the menu of the page that is open is marked, and its tab has a filled icon", () => {
  const marked = barOn("/eobs/7").querySelectorAll("a.nav__a[aria-current]");
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
    ["Claims/EOBs", "true"],
  ]);
  const tabs = tabsOn("/eobs/7").querySelectorAll("nav a");
  expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual([undefined, "true"]);
  const icons = tabs.map((tab) => tab.querySelector("use")?.getAttribute("href")?.split("#")[1]);
  expect(icons).toEqual(["house", "receipt-fill"]);
  // A tab leads to the page with the list of the menu: no list opens from it.
  expect(tabsOn("/eobs").querySelectorAll("button, [popover]")).toHaveLength(0);
});
