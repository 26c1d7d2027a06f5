import { expect, test } from "vitest";
import type { StandRow } from "#app/rules/benefits/where-you-stand.ts";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { WhereYouStand } from "./WhereYouStand.tsx";

const individual = { totalCents: 100_000, metCents: 25_000, remainingCents: 75_000 };
const family = { totalCents: 225_000, metCents: 180_000, remainingCents: 45_000 };

const shown = (sides: Pick<StandRow, "individual" | "family">) => {
  const row: StandRow = { category: "medical", kind: "deductible", ...sides };
  const html = htmlOf(<WhereYouStand asOf="2026-11-21" rows={[row]} isDoubtful={false} />);
  return { words: wordsOf(html), meters: tagsOf(html, "rect") };
};

test.each([
  [
    "own and family amounts each stand in their own sentence; the meter is the own",
    { individual, family },
    "Medical deductible $750.00 left of $1,000.00 $250.00 counted Family: $450.00 left of $2,250.00",
    'width="25%"',
  ],
  [
    "an own amount alone has no word of a family",
    { individual, family: null },
    "Medical deductible $750.00 left of $1,000.00 $250.00 counted In network, as of",
    'width="25%"',
  ],
  [
    "a family's amount alone is named as the family's, with its own meter",
    { individual: null, family },
    "Family medical deductible $450.00 left of $2,250.00 $1,800.00 counted In network, as of",
    'width="80%"',
  ],
])("NOW-01 %s", (_what, sides, words, width) => {
  const { words: all, meters } = shown(sides);
  expect(all).toContain(words);
  expect(meters).toEqual([expect.stringContaining(width)]);
});
