import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AMOUNTS } from "#app/rules/claims/claim-amounts.ts";

const root = new URL("../..", import.meta.url);
const glossary = readFileSync(new URL("docs/glossary.md", root), "utf8");
const rows = glossary.split("\n").filter((line) => /^\| (?!---|Term|Name)/.test(line));
const termOf = (row: string) => row.split("|")[1]?.trim() ?? "";
test("the glossary names a file or folder for each term", () => {
  expect(rows.length).toBeGreaterThan(60);
  const amounts: readonly string[] = AMOUNTS.map((name) => `\`${name}\``);
  const others = rows.filter((row) => !amounts.includes(termOf(row)));
  expect(others.filter((row) => !/`\w+\/[^`]*` *(?:,|\|)/.test(row))).toEqual([]);
});

test("the glossary lists its terms once, in alphabetical order", () => {
  for (const table of glossary.split("\n## ")) {
    if (table.startsWith("The amounts")) continue;
    const terms = rows.filter((row) => table.includes(row)).map(termOf);
    expect(terms).toEqual([...new Set(terms)].toSorted((a, b) => a.localeCompare(b, "en")));
  }
});

test("the glossary lists the amounts of a claim in the code's order", () => {
  const named = rows.map(termOf).filter((term) => /^`\w+Cents`$/.test(term));
  expect(named).toEqual(AMOUNTS.map((name) => `\`${name}\``));
});
