import { expect, test } from "vitest";
import { Owed } from "./Owed.tsx";
import { htmlOf, wordsOf } from "../render-html.tsx";

test("CLAIM-05 S-21 what is owed, or why there is no amount; below zero it is a credit", () => {
  const words = (cents: Parameters<typeof Owed>[0]["cents"]) =>
    wordsOf(htmlOf(<Owed cents={cents} />));
  expect([1250, 0, -1250].map(words)).toEqual(["$12.50", "$0.00", "Credit to you $12.50"]);
  expect([words(null), words("undecided")]).toEqual(["Not available", "Pending"]);
  const wrong = wordsOf(htmlOf(<Owed cents={1250} contradictory />));
  expect(wrong).toBe("$12.50 Doesn't add up");
});
