import { expect, test } from "vitest";
import { LimitTile } from "./HomeCards.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const html = htmlOf(
  <LimitTile
    limit={{
      productCategory: "dental",
      coverageType: "INDIVIDUAL",
      networkTier: null,
      limitType: "Annual Limit",
      remainingCents: 75_000,
      metCents: 25_000,
      totalCents: 100_000,
      detailedDescription: { header: "Annual Limit", body: "The most your plan pays in a year." },
    }}
  />,
);
const words = wordsOf(html);

test("TILE-02 TILE-03 TILE-04 TILE-05 TILE-07 TILE-08 TILE-09 what is left of which limit", () => {
  expect(html).toMatch(/<h2[^>]*>Benefits<\/h2>/);
  expect(words).toContain("Annual Limit remaining");
  expect(words).toContain("$750.00");
  expect(tagsOf(html, "rect")[0]).toContain('width="25%"');
  expect(words).toContain("Annual Limit remaining amount is based on claims already processed.");
  expect(tagsOf(html, "a", 'href="/benefits/dental"')).toHaveLength(1);
  expect(html).toMatch(/class="[^"]*phone-only[^"]*">Remaining:<\/p>/);
  expect(words).toMatch(/Remaining: \$750\.00/);
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
