import { expect, test } from "vitest";
import { htmlOf } from "../render-html.tsx";
import {
  CarrierWords,
  renderCarrierTextOn,
  TextParts,
  plainText,
  carrierText,
  englishLangOn,
} from "./CarrierText.tsx";
import type { Words } from "./CarrierText.tsx";

test("LANG-06 words that the gateway sends are marked as English on a page in another language", () => {
  expect([englishLangOn("en"), englishLangOn("es")]).toEqual([{}, { lang: "en" }]);
  expect(htmlOf(renderCarrierTextOn("en", "Cleaning"))).toBe("Cleaning");
  expect(htmlOf(renderCarrierTextOn("es", "Cleaning"))).toBe('<span lang="en">Cleaning</span>');
});

test("LANG-06 a sentence with sent words is one text in English and where nothing can be marked", () => {
  const pieces: readonly Words[] = ["Reason: ", carrierText("Too often"), "."];
  expect(htmlOf(<TextParts of={pieces} />)).toBe("Reason: Too often.");
  expect(htmlOf(<CarrierWords>Cleaning</CarrierWords>)).toBe("Cleaning");
  expect(plainText(...pieces)).toBe("Reason: Too often.");
});
