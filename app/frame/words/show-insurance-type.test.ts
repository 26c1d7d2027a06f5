import { expect, test } from "vitest";
import { readableWords } from "#app/frame/words/show-insurance-type.ts";

test.each([
  ["Medical, dental", "Medical, dental"],
  ["medical, dental", "Medical, dental"],
  ["  medical  ", "Medical"],
  ["Large group", "Large group"],
  ["MEDICAL", "Medical"],
  ["MEDICAL, DENTAL", "Medical, Dental"],
  ["MEDICAL AND DENTAL", "Medical and Dental"],
  ["MEDICARE_ADVANTAGE", "Medicare Advantage"],
  ["PPO", "PPO"],
  ["PPO, DENTAL", "PPO, Dental"],
  ["MCX2", null],
  ["MCRX", null],
  ["02", null],
  ["MEDICARE X", null],
  ["", null],
  ["-", null],
])("HOME-41 the gateway's words %j are shown as %j", (text, shown) => {
  expect(readableWords(text)).toBe(shown);
});
