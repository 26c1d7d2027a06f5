import { expect, test } from "vitest";
import { LimitTile } from "./LimitTile.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const html = htmlOf(
  <LimitTile
    limitType="Annual Limit"
    remainingCents={75000}
    metCents={25000}
    limitCents={100000}
    description={{ header: "Annual Limit", body: "The most your plan pays in a year." }}
  />,
);
const words = wordsOf(html);

test("TILE-02 the card is titled Benefits", () => {
  expect(html).toMatch(/<h2[^>]*>Benefits<\/h2>/);
});

test("TILE-03 TILE-04 what is left of which limit", () => {
  expect(words).toContain("Annual Limit remaining");
  expect(words).toContain("$750.00");
});

test("TILE-05 the bar shows met of total", () => {
  expect(tagsOf(html, "rect")[0]).toContain('width="25%"');
});

test("TILE-06 the detailed description opens from a button, header and body", () => {
  const [button = ""] = tagsOf(html, "button", 'aria-label="About Annual Limit"');
  const id = /popoverTarget="([^"]+)"/i.exec(button)?.[1] ?? "";
  expect(id).not.toBe("");
  const tip = html.slice(html.indexOf(`id="${id}" popover="auto"`));
  expect(wordsOf(tip.slice(tip.indexOf(">") + 1))).toMatch(
    /^Annual Limit ?The most your plan pays in a year\./,
  );
});

test("TILE-07 the footnote names the limit", () => {
  expect(words).toContain("Annual Limit remaining amount is based on claims already processed.");
});

test("TILE-08 it leads to the dental benefits", () => {
  expect(tagsOf(html, "a", 'href="/benefits/dental"')).toHaveLength(1);
});

test("TILE-09 on phones the amount is labelled Remaining:", () => {
  expect(html).toMatch(/class="[^"]*phone-only[^"]*">Remaining:<\/p>/);
  expect(words).toMatch(/Remaining: \$750\.00/);
});
