import { expect, test } from "vitest";
import { Owed } from "./Owed.tsx";
import { htmlOf, wordsOf } from "../render-html.tsx";

test.each([
  [1250, "$12.50"],
  [0, "$0.00"],
  [-1250, "Credit to you $12.50"],
  [null, "Not available"],
  ["undecided", "Pending"],
  ["estimate", "Before care"],
] as const)("an amount owed of %j in cents is shown as %s", (cents, words) => {
  expect(wordsOf(htmlOf(<Owed cents={cents} />))).toBe(words);
  const marked = wordsOf(htmlOf(<Owed cents={cents} contradictory />));
  expect(marked).toBe(`${words} Doesn't add up`);
});

test("T-86 an amount below zero that only takes another claim back is no credit", () => {
  const amount = <Owed cents={-1250} standing="takes-back" />;
  expect(wordsOf(htmlOf(amount))).toBe("-$12.50 An earlier amount was taken back");
});
