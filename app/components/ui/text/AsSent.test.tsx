import { expect, test } from "vitest";
import { htmlOf } from "../render-html.tsx";
import { AsSent, asSentOn, Pieces, plainWords, sent, sentLangOn } from "./AsSent.tsx";
import type { Words } from "./AsSent.tsx";
import { Sentence, Sentences } from "./Sentence.tsx";

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

test("sentences stand in a row with a separator between them, texts and pieces alike", () => {
  expect(htmlOf(<Sentences each={["One.", ["Two", "."]]} />)).toBe("One. Two.");
  expect(htmlOf(<Sentences each={["", "a", "b"]} between=" · " />)).toBe(" · a · b");
  expect(htmlOf(<Sentences each={[]} />)).toBe("");
  expect(htmlOf(<Sentence parts={["a", <b key="b">b</b>]} />)).toBe("a<b>b</b>");
});
