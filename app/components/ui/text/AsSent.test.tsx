import { afterEach, expect, test, vi } from "vitest";
import { htmlOf } from "../render-html.tsx";
import { Sentence, Sentences } from "./Sentence.tsx";

const load = async (language: string) => {
  vi.resetModules();
  vi.doMock("#app/text/common/locale.ts", () => ({ language, locale: `${language}-US` }));
  return import("./AsSent.tsx");
};

afterEach(() => {
  vi.doUnmock("#app/text/common/locale.ts");
});

test("LANG-06 sent words are marked on a page in another language, and nothing is beside them on one of theirs", async () => {
  const english = await load("en");
  expect(htmlOf(<english.AsSent>Cleaning</english.AsSent>)).toBe("Cleaning");
  expect([english.sentLang, english.isSentLanguage]).toEqual([{}, true]);
  const spanish = await load("es");
  expect(htmlOf(<spanish.AsSent>Cleaning</spanish.AsSent>)).toBe('<span lang="en">Cleaning</span>');
  expect([spanish.sentLang, spanish.isSentLanguage]).toEqual([{ lang: "en" }, false]);
});

test("LANG-06 a sentence of both kinds of words is one text in English, and plain where nothing is marked", async () => {
  const pieces = (sent: (words: string) => { sent: string }) => [
    "Motivo: ",
    sent("Too often"),
    ".",
  ];
  const english = await load("en");
  expect(htmlOf(<english.Pieces of={pieces(english.sent)} />)).toBe("Motivo: Too often.");
  const spanish = await load("es");
  const html = htmlOf(<spanish.Pieces of={pieces(spanish.sent)} />);
  expect(html.replaceAll("<!-- -->", "")).toBe('Motivo: <span lang="en">Too often</span>.');
  expect(spanish.plainWords(...pieces(spanish.sent))).toBe("Motivo: Too often.");
});

test("for LANG-06: sentences stand in a row, texts and pieces alike", () => {
  expect(htmlOf(<Sentences each={["One.", ["Two", "."]]} />)).toBe("One. Two.");
  expect(htmlOf(<Sentences each={["", "a", "b"]} between=" · " />)).toBe(" · a · b");
  expect(htmlOf(<Sentences each={[]} />)).toBe("");
  expect(htmlOf(<Sentence parts={["a", <b key="b">b</b>]} />)).toBe("a<b>b</b>");
});
