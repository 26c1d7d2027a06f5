import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { menus } from "./frame.fixture.ts";
import { htmlOf } from "../ui/render-html.tsx";
import { TabBar } from "./MainNav.tsx";

const rendered = (path: string) => parse(htmlOf(<TabBar items={menus.bar} />, path));

test("SHELL-11 each tab is a link with an icon for the eye and a word for everybody", () => {
  const tabs = rendered("/eobs").querySelectorAll("nav a");
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("href")])).toEqual([
    ["Home", "/home"],
    ["Claims/EOBs", "/claims"],
  ]);
  for (const tab of tabs) expect(tab.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(1);
  // No list hangs on a tab: it leads to the page that has the list.
  expect(rendered("/eobs").querySelectorAll("button, [popover]")).toHaveLength(0);
});

test("the tab whose pages are being read is marked, in words and by a filled icon", () => {
  const tabs = rendered("/eobs").querySelectorAll("nav a");
  expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual([undefined, "true"]);
  const icons = tabs.map((tab) => tab.querySelector("use")?.getAttribute("href")?.split("#")[1]);
  expect(icons).toEqual(["house", "receipt-fill"]);
  expect(rendered("/home").querySelector("nav")?.getAttribute("aria-label")).toBe("Main, bottom");
});
