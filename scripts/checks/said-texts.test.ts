import { expect, test } from "vitest";
import { listPlaces, ownWords, sayAll } from "./said-texts.ts";

test("LANG-01 places are found at every depth, also in lists", () => {
  const value = { title: "Home", steps: ["One", { two: null }], of: () => "" };
  expect(listPlaces(value).map(({ path }) => path)).toEqual([
    "title",
    "steps.0",
    "steps.1.two",
    "of",
  ]);
});

const textsOf = (value: unknown, samples?: readonly (readonly unknown[])[]) => [
  ...new Set(sayAll({ path: "it", value }, samples).map(({ text }) => text)),
];

test("LANG-01 a text says itself, a number nothing, a function what it says to arguments", () => {
  expect(textsOf("Home")).toEqual(["Home"]);
  expect(textsOf(3)).toEqual([]);
  expect(textsOf((name: string | null) => (name === null ? "None" : `For ${name}`))).toEqual(
    expect.arrayContaining(["None", "For Ana"]),
  );
  expect(textsOf((count: number) => (count === 1 ? "1 day" : `${count} days`))).toEqual(
    expect.arrayContaining(["1 day", "2 days"]),
  );
});

test("LANG-01 answers of parts are joined, and those of texts and functions say theirs", () => {
  expect(textsOf((day: string) => ["Paid on ", day, "."])).toContain("Paid on 2026-11-06.");
  const title = (name: string) => ({ title: `Of ${name}`, on: (day: string) => `On ${day}` });
  expect(textsOf(title)).toEqual(expect.arrayContaining(["Of Ana", "On 2026-11-06"]));
});

test("LANG-01 a function that refuses general arguments says what it says to samples", () => {
  const named: Readonly<Record<string, string>> = { a: "First" };
  const find = (key: string) => {
    if (named[key] === undefined) throw new RangeError(key);
    return named[key];
  };
  expect(textsOf(find)).toEqual([]);
  expect(textsOf(find, [["a"]])).toEqual(["First"]);
  expect(textsOf((name: string) => `For ${name} and ${named[name]}`)).toEqual([]);
});

test("LANG-01 a text's own words are those that no argument gave", () => {
  expect(ownWords({ path: "it", args: ["Ana", { day: "6 mayo" }], text: "Ana, 6 mayo: ok" })).toBe(
    ", : ok",
  );
});
