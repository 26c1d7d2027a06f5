import { expect, test } from "vitest";
import { htmlOf } from "../render-html.tsx";
import { AsSent, asSentOn, Pieces, plainWords, sent, sentLangOn } from "./AsSent.tsx";
import type { Words } from "./AsSent.tsx";

test("LANG-06 words that the gateway sends are marked as English on a page in another language", () => {
  expect([sentLangOn("en"), sentLangOn("es")]).toEqual([{}, { lang: "en" }]);
  expect(htmlOf(asSentOn("en", "Cleaning"))).toBe("Cleaning");
  expect(htmlOf(asSentOn("es", "Cleaning"))).toBe('<span lang="en">Cleaning</span>');
});

test("LANG-06 a sentence with sent words is one text in English and where nothing can be marked", () => {
  const pieces: readonly Words[] = ["Reason: ", sent("Too often"), "."];
  expect(htmlOf(<Pieces of={pieces} />)).toBe("Reason: Too often.");
  expect(htmlOf(<AsSent>Cleaning</AsSent>)).toBe("Cleaning");
  expect(plainWords(...pieces)).toBe("Reason: Too often.");
});
