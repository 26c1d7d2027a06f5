import { expect, test } from "vitest";
import { words } from "../words.fixture.ts";
import { directionOf, listOffers, showOffers } from "./language-help.ts";

const offer = (language: string, text = "call {phone}") => ({ language, name: language, text });

test.each([
  ["rtl", words("ar fa prs he ur-PK ur-Aran dv nqo syr ff-Adlm rhg uz-Arab")],
  ["ltr", words("ff uz ar-Latn es zh-Hant om ium")],
])("LANG-07 languages are written %s by their script", (direction, tags) => {
  expect(tags.filter((tag) => directionOf(tag) !== direction)).toEqual([]);
});

test("LANG-07 the product's other language is offered first, unless it is among the offers", () => {
  const own = offer("es");
  const listed = (...languages: string[]) =>
    listOffers(
      languages.map((tag) => offer(tag)),
      own,
    ).map(({ language }) => language);
  expect(listed()).toEqual(["es"]);
  expect(listed("vi", "ar")).toEqual(["es", "vi", "ar"]);
  expect(listed("vi", "es")).toEqual(["vi", "es"]);
  expect(listed("vi", "es-US")).toEqual(["vi", "es-US"]);
});

test("LANG-07 an offer has the texts around its phone number, and its language's name in the page's", () => {
  const text = "한국어: {phone}번";
  const [korean] = showOffers([{ ...offer("ko", text), name: "한국어" }], "en-US");
  const parts = { before: "한국어: ", after: "번" };
  expect(korean).toEqual({
    language: "ko",
    dir: "ltr",
    name: "한국어",
    called: "Korean",
    ...parts,
  });
  const called = (locale: string, ...tags: string[]) =>
    showOffers(
      tags.map((tag) => offer(tag)),
      locale,
    ).map((shown) => shown.called);
  expect(called("en-US", "zh-Hans", "en", "ium")).toEqual(["Simplified Chinese", null, null]);
  expect(called("es-US", "vi", "es", "en")).toEqual(["vietnamita", null, "inglés"]);
  expect(showOffers([offer("vi", "{phone}")], "en-US")).toMatchObject([{ before: "", after: "" }]);
});
