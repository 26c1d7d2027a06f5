import { expect, test } from "vitest";
import { claimsText, showMonth } from "./claims.ts";
import { eobsText } from "./eobs.ts";

test.each([
  [{ first: 1, last: 10, total: 143, whole: true }, "Showing 1 to 10 of 143 claims"],
  [{ first: 1, last: 1, total: 1, whole: true }, "Showing 1 claim"],
  [{ first: 1, last: 7, total: 7, whole: true }, "Showing all 7 claims"],
  [{ first: 21, last: 21, total: 21, whole: true }, "Showing 21 to 21 of 21 claims"],
  [{ first: 1201, last: 1220, total: 2400, whole: true }, "Showing 1,201 to 1,220 of 2,400 claims"],
  [{ first: 1, last: 20, total: 500, whole: false }, "Showing 1 to 20 of the newest 500 claims"],
  [{ first: 1, last: 9, total: 9, whole: false }, "Showing the newest 9 claims"],
])("CLAIM-02 the count of the claims %j is: %s", (count, said) => {
  expect(claimsText.count({ ...count, isEveryone: false })).toBe(said);
});

test("the count of everyone's claims leaves out the word newest, and claims without an amount are counted", () => {
  const shown = { first: 1, last: 20, total: 612, whole: false, isEveryone: true };
  expect(claimsText.count(shown)).toBe("Showing 1 to 20 of 612 claims");
  expect(claimsText.more({ shown: 612, total: 700, isEveryone: true })).toContain(
    "Only the newest claims of each person are shown, 612 in all.",
  );
  expect(claimsText.spending.unknown(1)).toBe(
    "1 claim is missing an amount, which isn't in these totals.",
  );
  expect(claimsText.spending.unknown(2)).toContain("2 claims are missing");
});

test.each([
  [{ first: 1, last: 10, total: 42 }, "Showing 1 to 10 of 42 EOBs"],
  [{ first: 1, last: 1, total: 1 }, "Showing 1 EOB"],
  [{ first: 1, last: 3, total: 3 }, "Showing all 3 EOBs"],
])("the count of the EOBs %j is: %s", (count, said) => {
  expect(eobsText.count(count)).toBe(said);
});

test.each([
  ["2026-01", "Jan 2026"],
  ["2024-12", "Dec 2024"],
])("the month %s is worded %s", (month, shown) => {
  expect(showMonth(month)).toBe(shown);
});
