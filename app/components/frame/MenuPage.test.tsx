import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { MenuPage } from "#app/frame/menu-page.tsx";
import { htmlOf } from "../ui/render-html.tsx";

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
