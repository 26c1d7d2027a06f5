import { expect, test } from "vitest";
import { findGlued } from "./glued-text.ts";

test.each([
  ['`${n} ${n === 1 ? "visit" : "visits"}`'],
  ['`Find ${who}${n > 1 ? `, page ${n}` : ""}`'],
  ['`Call ${phone ?? "us"}`'],
  ["`Invalid ${label.toLowerCase()}`"],
  ["label.charAt(0).toUpperCase()"],
])("a text glued from parts is found: %s", (code) => {
  expect(findGlued("app/text/en/it.ts", `\nexport const it = ${code};`)).toEqual([2]);
});

test.each([
  ['n === 1 ? "1 visit" : `${n} visits`'],
  ["`${isMany ? many : one} of ${total}`"],
  ['"a long sentence " + "on two lines"'],
])("a whole text is accepted: %s", (code) => {
  expect(findGlued("app/text/en/it.ts", `export const it = ${code};`)).toEqual([]);
});

test.each([
  ["`${text.fault}. ${text.instead(day)}`"],
  ["`${benefitsText.a[kind]} ${text.b}`"],
  ["text.a + words.b(day)"],
])("a module that joins texts is found: %s", (code) => {
  expect(findGlued("app/routes/it.tsx", `export const it = ${code};`)).toEqual([1]);
});

test.each([
  ["`${text.pathname}?${query}`"],
  ["`${href(x)}#${text}`"],
  ["text.a + 1"],
  ["text.count(`${one} ${two}`)"],
])("a module that joins no texts is accepted: %s", (code) => {
  expect(findGlued("app/routes/it.tsx", `export const it = ${code};`)).toEqual([]);
});
