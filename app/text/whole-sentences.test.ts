import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findGlued } from "../../scripts/checks/glued-text.ts";

// A translator writes whole sentences: their words are put together in app/text alone, and each
// language stands once.

const root = new URL("../..", import.meta.url).pathname;
const sources = globSync("{app,server}/**/*.{ts,tsx}", { cwd: root })
  // The sandbox stands for the gateway, which has a language of its own.
  .filter((file) => !file.startsWith("server/sandbox/") && !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));

const having = (pattern: RegExp) =>
  sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

test("LANG-01 the name of each locale is written in a single file", () => {
  expect(having(/["'`]en-US["'`]/)).toEqual(["app/text/en/common/locale.ts"]);
  expect(having(/["'`]es-US["'`]/)).toEqual(["app/text/es/common/locale.ts"]);
});

test("LANG-01 no file builds a sentence from words, labels or other sentences", () => {
  // Files without a template, a sum or a change of case have none, and are not parsed.
  const glued = sources.filter(
    ({ file, source }) => /\$\{| \+|\+ |Case\b/.test(source) && findGlued(file, source).length > 0,
  );
  // The initials of a name, whose letters are no text.
  const initials = ["app/text/en/common/format.ts", "app/text/es/common/format.ts"];
  expect(glued.map(({ file }) => file).toSorted()).toEqual(initials);
});

test("no file outside of app/text changes the case or the words of a text", () => {
  const changed = having(/[tT]ext(\.\w+|\[[^\]]+\])+\.(toLowerCase|toUpperCase|replace)\(/);
  expect(changed.filter((file) => !file.startsWith("app/text/"))).toEqual([]);
});

test("LANG-05 a day that is a part of a sentence is in words where its language has them", () => {
  expect(having(/\w(?:<\w+>)?\(\s*(?:<b>\s*)?<DateText(?![^>]*inWords)/)).toEqual([]);
  expect(having(/\w(?:<\w+>)?\(\s*(?:<b>\s*)?<DateText/).length).toBeGreaterThan(2);
});
