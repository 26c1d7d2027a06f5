import { expect, test } from "vitest";
import type { ProgramTile } from "#app/components/ui/TileList.tsx";
import { ProgramTiles } from "./HomeCards.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

function tile(
  target: ProgramTile["target"],
  name = "Passport Dental",
  fullName = name,
): ProgramTile {
  return { key: name, name, fullName, icon: "tooth-duotone", target };
}

function tiles(...list: ProgramTile[]): string {
  return htmlOf(<ProgramTiles tiles={list} viewAll />);
}

test("HOME-47 all programs are one link away, where the brand has the page; none has words", () => {
  const html = tiles();
  const [link = ""] = tagsOf(html, "a", 'href="/benefits/programs"');
  expect(wordsOf(html.slice(html.indexOf(link)))).toMatch(/^View all programs/);
  expect(htmlOf(<ProgramTiles tiles={[]} viewAll={false} />)).not.toContain("/benefits/programs");
  expect(wordsOf(tiles())).toContain("You have no featured programs right now.");
});

test("TILE-11 TILE-16 TILE-17 TILE-18 TILE-19 TILE-20 a program opens in place, or in a new tab", () => {
  const html = tiles(tile({ kind: "internal", to: "/passport-dental" }));
  const [link = ""] = tagsOf(html, "a", 'href="/passport-dental"');
  expect(link).not.toContain("target=");
  const otherHtml = tiles(tile({ kind: "external", href: "https://programs.example/p" }));
  //programs.example/p" }));
  expect(
    tagsOf(
      otherHtml,
      "a",
      'href="https://programs.example/p"',
      'target="_blank"',
      'rel="noopener"',
    ),
  ).toHaveLength(1);
  expect(wordsOf(otherHtml)).toContain("Passport Dental (opens in a new tab)");
});

test("SHELL-09 TILE-12 eBill and another application are posts in a new tab", () => {
  const html = tiles(tile({ kind: "ebill" }, "eBill"));
  expect(tagsOf(html, "form", 'method="post"', 'action="/home"', 'target="_blank"')).toHaveLength(
    1,
  );
  expect(tagsOf(html, "button", 'name="intent"', 'value="ebill"')).toHaveLength(1);
  expect(html).not.toContain('href="https:');
  const otherHtml = tiles(tile({ kind: "application", program: "52" }, "Care journal"));
  expect(
    tagsOf(otherHtml, "form", 'method="post"', 'action="/home"', 'target="_blank"'),
  ).toHaveLength(1);
  expect(tagsOf(otherHtml, "input", 'type="hidden"', 'name="program"', 'value="52"')).toHaveLength(
    1,
  );
  expect(tagsOf(otherHtml, "button", 'name="intent"', 'value="application"')).toHaveLength(1);
  expect(wordsOf(otherHtml)).toContain("Care journal (opens in a new tab)");
  expect(otherHtml).not.toContain('href="https:');
});

test("TILE-22 a cut name is seen, the full one is heard", () => {
  const full = "A program with a name that goes on and on and on and on and on";
  const html = tiles(tile({ kind: "internal", to: "/x" }, full.slice(0, 55), full));
  expect(html).toContain(`<span aria-hidden="true">${full.slice(0, 55)}</span>`);
  expect(html).toContain(`<span class="vh"> ${full}</span>`);
});

test("HOME-45 the section of programs has the name of its heading", () => {
  const html = tiles();
  const id = /<h2 id="([^"]+)">/.exec(html)?.[1] ?? "none";
  expect(tagsOf(html, "section", `aria-labelledby="${id}"`)).toHaveLength(1);
});
