import { expect, test } from "vitest";
import {
  columnsOf,
  DATA_TABLES,
  isMissingIn,
  type DataTable,
  type MissingData,
} from "./my-data-tables.ts";

const TABLES = Object.keys(DATA_TABLES) as DataTable[];

/** The kind of a column by its name. */
function kindOf(name: string): string {
  if (name.endsWith("Cents")) return "money";
  if (/^date$|^dateOf|Date$/.test(name)) return "day";
  if (["memberSuffix", "line"].includes(name)) return "count";
  return ["decided", "contradictory", "counted", "current"].includes(name) ? "flag" : "text";
}

test("every table has columns, and each column's kind fits its name", () => {
  for (const table of TABLES) {
    const columns = columnsOf(table);
    expect(columns, table).not.toEqual([]);
    expect(columns).toEqual(columns.map(([name]) => [name, kindOf(name)]));
  }
});

test("tables about members have the suffix and name; claim lines have ten amounts", () => {
  const having = (column: string) =>
    TABLES.filter((table) => columnsOf(table).some(([name]) => name === column));
  const expected = ["members", "eligibility", "accumulators", "claims", "primary-care"];
  expect(having("memberSuffix")).toEqual(expected);
  expect(having("memberName")).toEqual(["eligibility", "accumulators", "claims", "primary-care"]);
  const amounts = columnsOf("claim-lines").filter(([, kind]) => kind === "money");
  expect(amounts).toHaveLength(10);
});

test.each([
  ["accumulators", ["accumulators"]],
  ["claims", ["claims", "claim-lines", "providers"]],
  ["eobs", ["eobs"]],
  ["primary-care", ["providers", "primary-care"]],
  ["preferences", ["preferences"]],
] satisfies [MissingData["part"], DataTable[]][])(
  "data of %s are in the tables %j",
  (part, tables) => {
    const missing = { part, who: null, type: null, why: "unread" } as const;
    expect(TABLES.filter((table) => isMissingIn(table, missing))).toEqual(tables);
  },
);
