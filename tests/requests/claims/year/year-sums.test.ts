import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import type { FileRow } from "../claims-file.ts";
import { fileOf, sumFile, sumsOf, YEAR } from "./year-page.ts";

const world = useWorld();

const TYPES = ["Medical", "Dental", "Vision"];

/** The lists' own files of a year, of everyone whose claims the member may see. */
async function listFiles(browser: Visitor, year: number, isFamily: boolean): Promise<FileRow[]> {
  const last = year === 2026 ? "2026-11-21" : `${year}-12-31`;
  const query = `${isFamily ? "member=everyone&" : ""}from=${year}-01-01&to=${last}`;
  const files = TYPES.map((type) =>
    fileOf(browser, `/claims/export.csv?type=${type.toLowerCase()}&${query}`),
  );
  return (await Promise.all(files)).flat();
}

/** Billed, plan paid and you owe of a row, whose second amount is the discount. */
const withoutDiscount = ([billed, , paid, owe]: readonly string[]) => [billed, paid, owe];

async function expectSums(username: string, host: string, year: number) {
  const browser = await world.enter(username, host);
  const page = await browser.open(`/claims/year/${year}`);
  expect([username, page.status]).toEqual([username, 200]);
  const isFamily = page.text.includes("Your family's claims");
  const rows = await listFiles(browser, year, isFamily);
  const own = await fileOf(browser, `/claims/year/${year}/export.csv`);
  expect([username, own.length, sumFile(own)]).toEqual([username, rows.length, sumFile(rows)]);
  const people = sumsOf(page, "By person");
  const types = sumsOf(page, "By type of care");
  const shown = { ...people, ...types };
  expect([username, Object.keys(shown).length > 0]).toEqual([username, rows.length > 0]);
  for (const [name, amounts] of Object.entries(shown)) {
    const isTotal = name === "Everyone" || name === "All types";
    const of = rows.filter((row) => isTotal || row["Patient"] === name || row["Type"] === name);
    const expected = [username, name, ...sumFile(of)];
    expect([username, name, ...withoutDiscount(amounts)]).toEqual(expected);
  }
  return rows.length;
}

test.each([
  ["sub", HOST.carrier, 2025, 100],
  ["sub", HOST.carrier, 2026, 100],
  ["dep-adult", HOST.carrier, 2026, 2],
  ["prov", HOST.providence, 2026, 2],
] as const)(
  "YEAR-02 the sums of %s at %s in %i are those of the lists' files, to the cent",
  async (persona, host, year, least) => {
    expect(await expectSums(persona, host, year)).toBeGreaterThan(least);
  },
);

test("YEAR-01 a family's sums are by person and by type, those of a single member by type alone", async () => {
  const family = await world.see("sub", YEAR);
  expect(Object.keys(sumsOf(family, "By person"))).toEqual([
    "Jordan Testa-Lindqvist",
    "Theo Testa-Lindqvist",
    "Marisol Testa-Lindqvist",
    "Robin Testa-Lindqvist",
    "Everyone",
  ]);
  expect(Object.keys(sumsOf(family, "By type of care"))).toEqual(TYPES);
  expect(family.text).toContain("2 claims have amounts that don't add up.");
  const alone = await world.see("dep-adult", YEAR);
  expect(sumsOf(alone, "By person")).toEqual({});
  const owed = [family, alone].map(({ document }) => document.querySelectorAll(".year-sum dl"));
  expect(owed.map(({ length }) => length)).toEqual([1, 0]);
  expect(Object.keys(sumsOf(alone, "By type of care"))).toEqual([...TYPES, "All types"]);
  expect(alone.text).toContain("Your claims in 2026");
  for (const other of ["Jordan", "Marisol", "Robin"]) expect(alone.html).not.toContain(other);
});
