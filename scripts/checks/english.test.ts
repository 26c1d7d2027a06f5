import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { countEnglishSyllables, gradeOf } from "./english.ts";

test.each([
  [1, "plan you pays claim"],
  [2, "denied table dental"],
  [3, "coverage"],
  [4, "explanation deductible"],
])("%i syllables are counted in each of the English words %s", (syllables, texts) => {
  expect(words(texts).map(countEnglishSyllables)).toEqual(words(texts).map(() => syllables));
});

test("the grade of texts is Flesch's and Kincaid's", () => {
  // Six words with seven syllables in two sentences.
  expect(gradeOf(["Your plan pays.", "You pay dental."])).toBeCloseTo(
    0.39 * 3 + (11.8 * 7) / 6 - 15.59,
    5,
  );
});
