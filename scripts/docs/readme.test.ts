import { readFileSync, existsSync } from "node:fs";
import { expect, test } from "vitest";
import { personas } from "#server/sandbox/personas/personas.ts";
import { AMOUNTS } from "#app/rules/claims/claim-amounts.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

test.each(personas)("README says what $username shows, and where", ({ username, host, shows }) => {
  const row = readme.split("\n").find((line) => line.startsWith(`| \`${username}\` `));
  expect(row).toContain(host);
  expect(row).toContain(shows);
});

const root = new URL("../..", import.meta.url);
const glossary = readFileSync(new URL("docs/glossary.md", root), "utf8");
const rows = glossary.split("\n").filter((line) => /^\| (?!---|Term|Name)/.test(line));
const termOf = (row: string) => row.split("|")[1]?.trim() ?? "";
const paths = [...glossary.matchAll(/`((?:app|server|tests|scripts|docs)\/[^`]+)`/g)].map(
  ([, path = ""]) => path,
);

test("the glossary names files and folders that are there, at least one a term", () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  const amounts: readonly string[] = AMOUNTS.map((name) => `\`${name}\``);
  const others = rows.filter((row) => !amounts.includes(termOf(row)));
  expect(others.filter((row) => !/`\w+\/[^`]*` *(?:,|\|)/.test(row))).toEqual([]);
});

test("the glossary has each term once, in the order of the alphabet", () => {
  for (const table of glossary.split("\n## ")) {
    if (table.startsWith("The amounts")) continue;
    const terms = rows.filter((row) => table.includes(row)).map(termOf);
    expect(terms).toEqual([...new Set(terms)].toSorted((a, b) => a.localeCompare(b, "en")));
  }
});

test("the glossary has the amounts of a claim, in their order", () => {
  const named = rows.map(termOf).filter((term) => /^`\w+Cents`$/.test(term));
  expect(named).toEqual(AMOUNTS.map((name) => `\`${name}\``));
});
