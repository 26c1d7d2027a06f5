import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { menus } from "./frame.fixture.ts";
import { Menu } from "./Menu.tsx";
import { htmlOf } from "../ui/render-html.tsx";
import { MenuPage } from "#app/frame/shell/menu-page.tsx";

const rendered = (path = "/home") =>
  parse(
    htmlOf(
      <Menu id="menu-me" className="who" label="Ana" face="Ana" sections={menus.popup} />,
      path,
    ),
  );

test("a menu is a popover of links, with a list for each group of entries, and no ARIA menu", () => {
  const root = rendered();
  const lists = root.querySelectorAll("#menu-me > ul");
  const words = lists.map((list) => list.querySelectorAll("li").map((item) => item.textContent));
  expect(words).toEqual([
    ["My account", "Settings"],
    ["Contact us", "Log out"],
  ]);
  expect(root.querySelectorAll("[role], [aria-haspopup]")).toHaveLength(0);
});

test("a menu marks only the entry of the open page, not that of a page above it", () => {
  const marked = (path: string) =>
    rendered(path)
      .querySelectorAll("[aria-current]")
      .map((link) => [link.textContent, link.getAttribute("aria-current")]);
  expect(marked("/account/settings")).toEqual([["Settings", "page"]]);
  expect(marked("/account/settings/change-password")).toEqual([]);
});

test("a menu's page without entries has no empty list, and an entry without a description no line", () => {
  const pageOf = (entries: Parameters<typeof MenuPage>[0]["entries"]) =>
    parse(htmlOf(<MenuPage title="Benefits" intro="Nothing." entries={entries} />));
  const empty = pageOf([]);
  expect(empty.querySelectorAll("ul")).toHaveLength(0);
  expect(empty.querySelector("p")?.textContent).toBe("Nothing.");
  const page = pageOf([{ id: "elsewhere", label: "Elsewhere", href: "/elsewhere" }]);
  expect(page.querySelectorAll("li > a, small").map((it) => it.textContent)).toEqual(["Elsewhere"]);
});
