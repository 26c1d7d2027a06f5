import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { menus } from "./frame.fixture.ts";
import { htmlOf } from "../ui/render-html.tsx";
import { Sitemap } from "./MainNav.tsx";

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
