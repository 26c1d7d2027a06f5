import { expect, test } from "vitest";
import { ClaimMath, type ClaimMathValue } from "./ClaimMath.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const balanced: ClaimMathValue = {
  state: "balanced",
  billedCents: 26400,
  discountCents: 5310,
  deniedCents: 0,
  notCoveredCents: 0,
  planPaidCents: 16872,
  otherPayerPaidCents: 0,
  oweCents: 4218,
  differenceCents: 0,
  deductibleCents: 1000,
  copayCents: 2000,
  coinsuranceCents: 1218,
  notCoveredOwedCents: 0,
  bar: [
    { key: "discountCents", cents: 5310, share: 201 },
    { key: "planPaidCents", cents: 16872, share: 639 },
    { key: "oweCents", cents: 4218, share: 160 },
  ],
};

const html = (more: Partial<ClaimMathValue> = {}) =>
  htmlOf(<ClaimMath math={{ ...balanced, ...more }} phone={null} />);
/** Terms and amounts, as they are heard. */
const steps = (page: string) =>
  [
    ...page.replaceAll(/<span[^>]* aria-hidden="true">.*?<\/span>/g, "").matchAll(/<dt>.*?<\/dd>/g),
  ].map(([row]) => wordsOf(row));

// The steps of a claim that adds up, or does not: tests/requests/claims/claim-math.test.ts.
test("the bar has a part for each share of the billed amount, side by side", () => {
  const rects = tagsOf(html(), "rect", "%").map((rect) => /x="(.*?)" width="(.*?)"/.exec(rect));
  expect(rects.map((it) => it?.slice(1))).toEqual([
    ["0%", "20.1%"],
    ["20.1%", "63.9%"],
    ["84%", "16%"],
  ]);
  expect(html({ bar: null })).not.toContain('role="img"');
});

test("an adjustment below zero is a sum that ends in a credit, without a double sign", () => {
  const page = html({
    billedCents: -42500,
    discountCents: -11300,
    planPaidCents: -24960,
    oweCents: -6240,
    deductibleCents: 0,
    copayCents: 0,
    coinsuranceCents: -6240,
    bar: null,
  });
  expect(steps(page)).toEqual([
    "Billed amount -$425.00",
    "Over allowed amount plus $113.00",
    "Plan paid plus $249.60",
    "Credit to you equals $62.40",
    "Coinsurance $62.40",
  ]);
  expect(page).toMatch(/aria-hidden="true">\+ \$113\.00</);
  expect(wordsOf(page)).toContain("How we calculated your credit");
  expect(wordsOf(page)).toContain("Your credit includes");
  expect(wordsOf(html())).not.toMatch(/taken back|your credit/i);
});

test.each([
  ["balanced", "How we calculated what you owe"],
  ["unbalanced", "What you owe"],
  ["unknown", "What you owe"],
  ["undecided", "What you owe"],
] as const)("the amounts of a claim that is %s are headed: %s", (state, heading) => {
  expect(/<h2[^>]*>(.*?)<\/h2>/.exec(html({ state, bar: null }))?.[1]).toBe(heading);
});

test("amounts that do not add up are listed without emphasis, below the warning", () => {
  const page = html({ state: "unbalanced", differenceCents: -1000, bar: null });
  const words = wordsOf(page);
  expect(words).toContain("They're off by $10.00. Please call us before you pay.");
  expect(words.indexOf("don't add up")).toBeLessThan(words.indexOf("$"));
  const lines = html({ state: "unbalanced", differenceCents: 55, mismatch: "lines", bar: null });
  expect(wordsOf(lines)).toContain("The services on this claim don't add up to its total.");
  expect(wordsOf(lines)).not.toContain("The amounts on this claim don't");
  expect(page).not.toContain("tel:");
  expect(words).not.toContain("Your share includes");
  const given = tagsOf(page, "dl").map((list) => list.includes("math--given"));
  expect(given).toEqual([false, true]);
  expect(steps(page)).toContain("You owe $42.18");
});

test("an unknown sum still shows what is owed, and words instead of parts where none is known", () => {
  const page = html({ state: "unknown", billedCents: null, differenceCents: null, bar: null });
  expect(wordsOf(page)).toContain("You owe $42.18 This is not a bill");
  expect(wordsOf(page)).toContain("Amounts listed for your share Deductible $10.00");
  const none = { deductibleCents: null, copayCents: null, coinsuranceCents: null };
  const words = wordsOf(html({ state: "unknown", bar: null, ...none, notCoveredOwedCents: null }));
  expect(words).toContain("We don't know how much is deductible, copay or coinsurance.");
  expect(words).not.toMatch(/Not available|Amounts listed/);
});

test("T-88 what another payer paid is a step, and the parts of a share that it paid of are those listed", () => {
  const paid = { billedCents: 5652, discountCents: 0, planPaidCents: 1888, oweCents: 0, bar: null };
  const none = { deductibleCents: 0, copayCents: 0, coinsuranceCents: 3764 };
  const page = html({ ...paid, ...none, otherPayerPaidCents: 3764 });
  expect(steps(page)).toContain("Others paid minus $37.64");
  expect(wordsOf(page)).toContain("Amounts listed for your share Coinsurance $37.64");
  const unnamed = wordsOf(html({ ...paid, state: "unknown", differenceCents: 3764 }));
  expect(unnamed).toContain("You owe $0.00");
  expect(unnamed).toContain(
    "$37.64 of this bill isn't in the amounts we got. Another plan or program may have paid it.",
  );
  expect(unnamed).not.toMatch(/don't add up|call us/);
  const braces = wordsOf(
    html({ ...paid, state: "unknown", differenceCents: 3764, isOrthodontic: true }),
  );
  expect(braces).toContain("Plans often pay for braces in parts, so yours may pay it later.");
  expect(braces).not.toContain("Another plan");
  const nothing = { ...paid, planPaidCents: 0, differenceCents: 5652, state: "unknown" } as const;
  expect(wordsOf(html(nothing))).not.toContain("Another plan");
});

test("T-88 a discount below zero is explained, but not where the bill is below zero, too, or a part is denied or not covered", () => {
  const said = "Your plan allowed $40.00 more than the provider billed";
  expect(wordsOf(html({ discountCents: -4000, bar: null }))).toContain(said);
  expect(wordsOf(html())).not.toContain("Your plan allowed");
  const back = { billedCents: -5000, discountCents: -4000, oweCents: -1000, bar: null };
  for (const more of [back, { deniedCents: 9000 }, { notCoveredCents: 100 }])
    expect(wordsOf(html({ discountCents: -4000, bar: null, ...more }))).not.toContain(
      "Your plan allowed",
    );
});
