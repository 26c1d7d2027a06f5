import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { menus } from "./frame.fixture.ts";
import { MainNav } from "./MainNav.tsx";
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
