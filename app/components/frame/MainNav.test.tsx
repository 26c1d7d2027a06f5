import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { menus } from "./frame.fixture.ts";
import { MainNav, TabBar, Sitemap } from "./MainNav.tsx";
import { htmlOf } from "../ui/render-html.tsx";

const rendered = (path = "/home") => parse(htmlOf(<MainNav items={menus.bar} />, path));

test("each menu is a link to its page; what has entries has a button beside it that says whose", () => {
  const root = rendered();
  const items = root.querySelectorAll("nav > ul > li");
  const links = items.map((item) => item.querySelector("a")?.getAttribute("href"));
  expect(links).toEqual(["/home", "/claims"]);
  const buttons = items.map((item) => item.querySelector("button")?.getAttribute("aria-label"));
  expect(buttons).toEqual([undefined, "Claims/EOBs pages"]);
  expect(root.querySelector("nav")?.getAttribute("aria-label")).toBe("Main");
  const target = root.querySelector("button")?.getAttribute("popovertarget");
  expect(target).toBe("menu-claims-and-eobs");
  expect(root.querySelectorAll(`#${target}`)).toHaveLength(1);
});

test.each([
  ["/home", "Home", "page"],
  ["/claims", "Claims/EOBs", "page"],
  ["/eobs/7", "Claims/EOBs", "true"],
])("on %s the bar marks %s", (path, label, current) => {
  const marked = rendered(path).querySelectorAll("a.nav__a[aria-current]");
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
    [label, current],
  ]);
});

const tabsOn = (path: string) => parse(htmlOf(<TabBar items={menus.bar} />, path));

test("SHELL-11 each tab is a link with an icon for the eye and a word for everybody", () => {
  const tabs = tabsOn("/eobs").querySelectorAll("nav a");
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("href")])).toEqual([
    ["Home", "/home"],
    ["Claims/EOBs", "/claims"],
  ]);
  for (const tab of tabs) expect(tab.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(1);
  // No list hangs on a tab: it leads to the page that has the list.
  expect(tabsOn("/eobs").querySelectorAll("button, [popover]")).toHaveLength(0);
});

test("the tab whose pages are being read is marked, in words and by a filled icon", () => {
  const tabs = tabsOn("/eobs").querySelectorAll("nav a");
  expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual([undefined, "true"]);
  const icons = tabs.map((tab) => tab.querySelector("use")?.getAttribute("href")?.split("#")[1]);
  expect(icons).toEqual(["house", "receipt-fill"]);
  expect(tabsOn("/home").querySelector("nav")?.getAttribute("aria-label")).toBe("Main, bottom");
});

test("SHELL-12 each menu is a column: its name, then the links below it", () => {
  const columns = parse(htmlOf(<Sitemap items={menus.sitemap} />)).querySelectorAll("nav");
  const shown = columns.map((column) => {
    const links = column.querySelectorAll("li a");
    const heading = column.querySelector("h2");
    expect(column.getAttribute("aria-labelledby")).toBe(heading?.getAttribute("id"));
    return [heading, ...links].map((it) => [it?.textContent, it?.getAttribute("href")].join(" "));
  });
  expect(shown).toEqual([
    ["Account ", "Summary /account/summary"],
    ["Claims/EOBs ", "Claims /claims", "EOBs /eobs"],
  ]);
});
