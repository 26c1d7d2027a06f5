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
const PHONE = "503-555-0100";

const html = (more: Partial<ClaimMathValue> = {}, phone: string | null = PHONE) =>
  htmlOf(<ClaimMath math={{ ...balanced, ...more }} phone={phone} />);
/** Terms and amounts, as they are heard. */
const steps = (page: string) =>
  [
    ...page.replaceAll(/<span[^>]* aria-hidden="true">.*?<\/span>/g, "").matchAll(/<dt>.*?<\/dd>/g),
  ].map(([row]) => wordsOf(row));

test("CLAIM-05 billed, less discount, less plan paid, is what is owed, and what that is made of", () => {
  expect(steps(html())).toEqual([
    "Billed amount $264.00",
    "Plan discount minus $53.10",
    "Plan paid minus $168.72",
    "You owe equals $42.18",
    "Deductible $10.00",
    "Copay $20.00",
    "Coinsurance $12.18",
  ]);
  expect(html()).toContain('<b class="limit__big"><span class="num">$42.18</span></b>');
  expect(wordsOf(html())).toContain("This is not a bill");
  expect(html()).not.toContain('class="alert');
});

test("CLAIM-05 what is not covered is taken off the bill, or is among what is owed", () => {
  const apart = steps(html({ notCoveredCents: 1400 }));
  expect(apart).toContain("Not covered minus $14.00");
  expect(apart.join()).not.toContain("Charges not covered");
  const owed = steps(html({ notCoveredCents: 1400, notCoveredOwedCents: 1400 }));
  expect(owed).toContain("Charges not covered $14.00");
  expect(owed.join()).not.toContain("Not covered minus");
});

test("CLAIM-05 the bar has a width for each part of the bill and a name that says them all", () => {
  const [bar = ""] = tagsOf(html(), "svg", 'role="img"');
  expect(bar).toContain(
    'aria-label="How the billed amount was split. ' +
      'Plan discount: $53.10, Plan paid: $168.72, You owe: $42.18"',
  );
  const rects = tagsOf(html(), "rect", "%").map((rect) => /x="(.*?)" width="(.*?)"/.exec(rect));
  expect(rects.map((it) => it?.slice(1))).toEqual([
    ["0%", "20.1%"],
    ["20.1%", "63.9%"],
    ["84%", "16%"],
  ]);
  expect(html({ bar: null })).not.toContain('role="img"');
  expect(html()).not.toContain("style=");
});

test("CLAIM-05 an adjustment below zero is a sum that ends in a credit, without a double sign", () => {
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
    "Plan discount plus $113.00",
    "Plan paid plus $249.60",
    "Credit to you equals $62.40",
    "Coinsurance $62.40",
  ]);
  expect(page).toMatch(/aria-hidden="true">\+ \$113\.00</);
  expect(wordsOf(page)).toContain("How we calculated your credit");
  expect(wordsOf(page)).toContain("Your credit includes");
  expect(wordsOf(page)).toContain("Credit to you $62.40 Part of an earlier claim was taken back.");
  expect(wordsOf(html())).not.toMatch(/takes back|your credit/i);
});

test("CLAIM-05 only a sum is headed as one; under way it shows its bill; what is denied has its step", () => {
  const headed = (state: ClaimMathValue["state"]) =>
    /<h2[^>]*>(.*?)<\/h2>/.exec(html({ state, bar: null }))?.[1];
  expect(headed("balanced")).toBe("How we calculated what you owe");
  for (const open of ["unbalanced", "unknown", "undecided"] as const) {
    expect(headed(open)).toBe("What you owe");
  }
  const page = html({
    state: "undecided",
    discountCents: 0,
    planPaidCents: 0,
    oweCents: 0,
    differenceCents: null,
    bar: null,
  });
  expect(steps(page)).toEqual(["Billed amount $264.00"]);
  expect(wordsOf(page)).toContain("This claim isn't final yet.");
  expect(page).not.toContain("$0.00");
  const denied = { discountCents: 0, deniedCents: 5310 };
  const expected = ["Billed amount $264.00", "Plan discount minus $0.00", "Denied minus $53.10"];
  expect(steps(html(denied)).slice(0, 3)).toEqual(expected);
  expect(steps(html()).join()).not.toContain("Denied");
});

test("CLAIM-05 amounts that do not add up are no sum: the page says so, by how much, and whom to ring", () => {
  const open = { state: "unbalanced", differenceCents: -1000, bar: null } as const;
  const words = wordsOf(html(open));
  expect(words).toContain("The amounts on this claim don't add up. They're off by $10.00.");
  // The warning comes before any amount, and no amount stands out.
  expect(words.indexOf("don't add up")).toBeLessThan(words.indexOf("$"));
  expect(html(open)).not.toMatch(/limit__big|math__owe/);
  expect(words).toContain("Amounts listed for your share");
  expect(words).not.toContain("Your share includes");
  const expected = [false, true];
  expect(tagsOf(html(open), "dl").map((list) => list.includes("math--given"))).toEqual(expected);
  expect(tagsOf(html(open), "a")).toEqual([expect.stringContaining('href="tel:5035550100"')]);
  expect(steps(html(open)).join()).not.toMatch(/minus|equals/);
  expect(steps(html(open))).toContain("You owe $42.18");
  expect(html(open, null)).not.toContain("tel:");
  expect(wordsOf(html(open, null))).toContain("Please call us before you pay.");
});

test("CLAIM-05 an amount that is not given is never a zero, and nothing is summed up; nor are parts", () => {
  const page = html({ state: "unknown", billedCents: null, differenceCents: null, bar: null });
  expect(steps(page)[0]).toBe("Billed amount Not available");
  expect(steps(page).join()).not.toMatch(/minus|equals/);
  expect(wordsOf(page)).toContain("Some amounts on this claim are missing");
  expect(wordsOf(page)).toContain("You owe $42.18 This is not a bill");
  expect(wordsOf(page)).toContain("Amounts listed for your share Deductible $10.00");
  const none = { deductibleCents: null, copayCents: null, coinsuranceCents: null };
  const unknown = { state: "unknown", bar: null, ...none, notCoveredOwedCents: null } as const;
  const words = wordsOf(html(unknown));
  expect(words).toContain("We don't have the split between deductible, copay and coinsurance.");
  expect(words).not.toMatch(/Not available|Amounts listed/);
});
