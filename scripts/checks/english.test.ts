import { expect, test } from "vitest";
import { countEnglishSyllables, gradeOf } from "./english.ts";

test.each([
  ["plan", 1],
  ["you", 1],
  ["pays", 1],
  ["claim", 1],
  ["denied", 2],
  ["table", 2],
  ["coverage", 3],
  ["dental", 2],
  ["explanation", 4],
  ["deductible", 4],
])("the English word %s has %i syllables", (word, syllables) => {
  expect(countEnglishSyllables(word)).toBe(syllables);
});

test("the grade of texts is Flesch's and Kincaid's", () => {
  // Six words with seven syllables in two sentences.
  expect(gradeOf(["Your plan pays.", "You pay dental."])).toBeCloseTo(
    0.39 * 3 + (11.8 * 7) / 6 - 15.59,
    5,
  );
});
