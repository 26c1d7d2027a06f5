import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { menus } from "./frame.fixture.ts";
import { Menu } from "./Menu.tsx";
import { htmlOf } from "../ui/render-html.tsx";
import { MenuPage } from "#app/frame/shell/menu-page.tsx";

const rendered = (path = "/home") =>
  parse(
    htmlOf(<Menu id="menu-me" className="who" label="Ana" face="Ana" groups={menus.popup} />, path),
  );

test("the button names the list it opens, a popover of links, one list a group, and no ARIA menu", () => {
  const root = rendered();
  const button = root.querySelector("button[popovertarget]");
  expect(button?.getAttribute("popovertarget")).toBe("menu-me");
  expect(button?.getAttribute("type")).toBe("button");
  expect(button?.getAttribute("aria-label")).toBe("Ana");
  expect(root.querySelector("#menu-me")?.getAttribute("popover")).toBe("auto");
  const lists = root.querySelectorAll("#menu-me > ul");
  const words = lists.map((list) => list.querySelectorAll("li").map((item) => item.textContent));
  expect(words).toEqual([
    ["My account", "Settings"],
    ["Contact us", "Log out"],
  ]);
  expect(root.querySelectorAll("[role], [aria-haspopup]")).toHaveLength(0);
});

test("T-12 Log out is a post that needs no script, not a link", () => {
  const root = rendered();
  const form = root.querySelector("form");
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/logout"]);
  expect(form?.querySelector("button")?.textContent).toBe("Log out");
  expect(root.querySelectorAll('a[href="/logout"]')).toHaveLength(0);
});

test("the entry of the page being read is marked, and no other", () => {
  const marked = (path: string) =>
    rendered(path)
      .querySelectorAll("[aria-current]")
      .map((link) => [link.textContent, link.getAttribute("aria-current")]);
  expect(marked("/account/settings")).toEqual([["Settings", "page"]]);
  expect(marked("/account/settings/change-password")).toEqual([]);
  expect(marked("/home")).toEqual([]);
});

const entries = [
  { id: "account-summary", label: "Summary", href: "/account/summary", says: "At a glance" },
  { id: "elsewhere", label: "Elsewhere", href: "/elsewhere" },
];

test("each entry is one link with a line on what is there; without an entry there is no empty list", () => {
  const root = parse(htmlOf(<MenuPage title="Account" intro="Your plan." entries={entries} />));
  expect(root.querySelector("h1")?.textContent).toBe("Account");
  const links = root.querySelectorAll("ul li > a");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["SummaryAt a glance", "/account/summary"],
    ["Elsewhere", "/elsewhere"],
  ]);
  expect(links.map((link) => link.querySelectorAll("small").length)).toEqual([1, 0]);
  for (const icon of root.querySelectorAll("svg")) {
    expect(icon.getAttribute("aria-hidden")).toBe("true");
  }
  const otherRoot = parse(htmlOf(<MenuPage title="Benefits" intro="Nothing." entries={[]} />));
  expect(otherRoot.querySelectorAll("ul")).toHaveLength(0);
  expect(otherRoot.querySelector("p")?.textContent).toBe("Nothing.");
});
