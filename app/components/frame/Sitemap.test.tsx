import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { menus } from "./frame.fixture.ts";
import { htmlOf } from "../ui/render-html.tsx";
import { Sitemap } from "./Sitemap.tsx";

test("SHELL-12 each menu is a column: its name, then the links below it", () => {
  const columns = parse(htmlOf(<Sitemap items={menus.sitemap} />)).querySelectorAll("nav");
  expect(
    columns.map((column) => [
      column.querySelector("h2")?.textContent,
      column.querySelectorAll("li a").map((link) => [link.textContent, link.getAttribute("href")]),
    ]),
  ).toEqual([
    ["Account", [["Summary", "/account/summary"]]],
    [
      "Claims/EOBs",
      [
        ["Claims", "/claims"],
        ["EOBs", "/eobs"],
      ],
    ],
  ]);
});

test("a column is named by its heading", () => {
  for (const column of parse(htmlOf(<Sitemap items={menus.sitemap} />)).querySelectorAll("nav")) {
    const heading = column.querySelector("h2");
    expect(column.getAttribute("aria-labelledby")).toBe(heading?.getAttribute("id"));
  }
});
