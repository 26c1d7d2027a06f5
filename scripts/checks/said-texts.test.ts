import { expect, test } from "vitest";
import { listPlaces, ownWords, sayAll } from "./said-texts.ts";

test("the places of a text module are found at every depth, also in lists", () => {
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

test("a text says itself, a number nothing, and a function its answers to sample arguments", () => {
  expect(textsOf("Home")).toEqual(["Home"]);
  expect(textsOf(3)).toEqual([]);
  expect(textsOf((name: string | null) => (name === null ? "None" : `For ${name}`))).toEqual(
    expect.arrayContaining(["None", "For Ana"]),
  );
  expect(textsOf((count: number) => (count === 1 ? "1 day" : `${count} days`))).toEqual(
    expect.arrayContaining(["1 day", "2 days"]),
  );
});

test("a function's answer of parts is joined, and its answer's own texts and functions are said", () => {
  expect(textsOf((day: string) => ["Paid on ", day, "."])).toContain("Paid on 2026-11-06.");
  const title = (name: string) => ({ title: `Of ${name}`, on: (day: string) => `On ${day}` });
  expect(textsOf(title)).toEqual(expect.arrayContaining(["Of Ana", "On 2026-11-06"]));
});

test("a function that throws for general arguments says its answers to given samples", () => {
  const named: Readonly<Record<string, string>> = { a: "First" };
  const find = (key: string) => {
    if (named[key] === undefined) throw new RangeError(key);
    return named[key];
  };
  expect(textsOf(find)).toEqual([]);
  expect(textsOf(find, [["a"]])).toEqual(["First"]);
  expect(textsOf((name: string) => `For ${name} and ${named[name]}`)).toEqual([]);
});

test("a text's own words are those that its arguments do not hold", () => {
  expect(ownWords({ path: "it", args: ["Ana", { day: "6 mayo" }], text: "Ana, 6 mayo: ok" })).toBe(
    ", : ok",
  );
});
