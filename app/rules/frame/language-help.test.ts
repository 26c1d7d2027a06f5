import { expect, test } from "vitest";
import { directionOf, listOffers, showOffers } from "./language-help.ts";

const offer = (language: string, text = "call {phone}") => ({ language, name: language, text });

test.each([
  ["ar", "rtl"],
  ["fa", "rtl"],
  ["prs", "rtl"],
  ["he", "rtl"],
  ["ur-PK", "rtl"],
  ["ur-Aran", "rtl"],
  ["dv", "rtl"],
  ["nqo", "rtl"],
  ["syr", "rtl"],
  ["ff-Adlm", "rtl"],
  ["rhg", "rtl"],
  ["ff", "ltr"],
  ["uz-Arab", "rtl"],
  ["uz", "ltr"],
  ["ar-Latn", "ltr"],
  ["es", "ltr"],
  ["zh-Hant", "ltr"],
  ["om", "ltr"],
  ["ium", "ltr"],
])("LANG-07 a text in %s is written %s: by its script", (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});

test("LANG-07 the product's other language is offered once, before the others", () => {
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

test("LANG-07 an offer is shown around its number, with what the page calls its language", () => {
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
