import { parse, type HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { htmlOf, wordsOf } from "../render-html.tsx";
import { Table, type Column } from "./Table.tsx";

type Key = "date" | "provider" | "owe" | "act";

const columns: readonly Column<Key>[] = [
  { key: "provider", label: "Provider", sort: { href: "/claims?s=provider", direction: null } },
  { key: "date", label: "Service date", sort: { href: "/claims?s=date", direction: "descending" } },
  { key: "owe", label: "You owe", align: "end" },
  { key: "act", label: "Actions", hideLabel: true },
];
const rows = [
  {
    key: "1",
    cells: { date: "10/28/2026", provider: "Alder", owe: "$42.18", act: <a href="/1">Details</a> },
  },
  { key: "2", cells: { date: "10/14/2026", provider: "Birch", owe: "$0.00", act: null } },
];
const table = (props: Partial<Parameters<typeof Table<Key>>[0]> = {}) =>
  parse(htmlOf(<Table caption="Claims" columns={columns} rows={rows} {...props} />));
const totals = { provider: "Total", owe: "$42.18" };
const words = (element: HTMLElement | null | undefined) => wordsOf(element?.outerHTML ?? "");
/** An attribute of each cell of a row. */
const each = (root: HTMLElement, row: string, attribute: string) =>
  root
    .querySelector(row)
    ?.querySelectorAll("th, td")
    .map((cell) => cell.getAttribute(attribute));

test("a table has a caption, column headings, a heading in each row, and cells labelled by column", () => {
  const root = table({ showsCaption: true });
  expect(words(root.querySelector("table > caption"))).toBe("Claims");
  expect(root.querySelector("caption")?.hasAttribute("class")).toBe(false);
  expect(each(root, "thead tr", "scope")).toEqual(Array(4).fill("col"));
  const body = root.querySelectorAll("tbody tr");
  expect(body.map((row) => row.querySelectorAll("th, td").map(words))).toEqual([
    ["Alder", "10/28/2026", "$42.18", "Details"],
    ["Birch", "10/14/2026", "$0.00", ""],
  ]);
  expect(body.map((row) => words(row.querySelector('th[scope="row"]')))).toEqual([
    "Alder",
    "Birch",
  ]);
  // Cells that explain themselves have no label, and their heading is only heard.
  const labels = ["Provider", "Service date", "You owe", undefined];
  expect(each(root, "tbody tr", "data-label")).toEqual(labels);
  expect(words(root.querySelectorAll("thead th .vh").at(-1))).toBe("Actions");
  // A caption that the page shows elsewhere is only heard.
  const hidden = table().querySelector("caption");
  expect([hidden?.getAttribute("class"), words(hidden)]).toEqual(["vh", "Claims"]);
});

test("every element of a table has its role written out, which it would lose when shown as a block", () => {
  const root = table({ totals });
  expect(root.querySelector("table")?.getAttribute("role")).toBe("table");
  for (const group of ["thead", "tbody", "tfoot"]) {
    expect(root.querySelector(group)?.getAttribute("role"), group).toBe("rowgroup");
    expect(root.querySelector(`${group} tr`)?.getAttribute("role"), group).toBe("row");
  }
  expect(each(root, "thead tr", "role")).toEqual(Array(4).fill("columnheader"));
  const roles = ["rowheader", "cell", "cell", "cell"];
  expect(each(root, "tbody tr", "role")).toEqual(roles);
  expect(each(root, "tfoot tr", "role")).toEqual(roles);
});

test.each([
  ["descending", "descending", "sorted descending, reverse the order", "#arrow-down"],
  ["ascending", "ascending", "sorted ascending, reverse the order", "#arrow-up"],
  [null, undefined, "sort", "#caret-up-down"],
] as const)(
  "the heading of a column in order %s is a link to sort by, and its cells are read without that",
  (direction, sorted, says, icon) => {
    const sort = { href: "/claims?s=date", direction };
    const root = table({ columns: [{ key: "date", label: "Service date", sort }] });
    const heading = root.querySelector("thead th");
    expect(heading?.getAttribute("aria-sort")).toBe(sorted);
    expect(heading?.querySelector("a")?.getAttribute("href")).toBe("/claims?s=date");
    expect(words(heading)).toBe(`Service date (${says})`);
    expect(heading?.innerHTML).toContain(icon);
    expect(heading?.getAttribute("abbr")).toBe("Service date");
  },
);

test("a column that cannot be sorted by has neither link nor abbreviation", () => {
  const [, , owe] = table().querySelectorAll("thead th");
  expect([owe?.querySelector("a"), owe?.hasAttribute("abbr")]).toEqual([null, false]);
});

test("amounts are aligned at the end in heading, rows and totals, and totals are a row of their own", () => {
  const root = table({ totals });
  for (const row of ["thead tr", "tbody tr", "tfoot tr"]) {
    expect(each(root, row, "class"), row).toEqual([undefined, undefined, "end num", undefined]);
  }
  const total = root.querySelectorAll("tfoot tr");
  expect(total).toHaveLength(1);
  expect(total[0]?.querySelectorAll("th, td").map(words)).toEqual(["Total", "", "$42.18", ""]);
  expect(total[0]?.querySelector("td")?.innerHTML).toBe("");
  expect(table().querySelector("tfoot")).toBeNull();
});

test("only a cell with a word longer than any column may break inside the word", () => {
  const long = { date: "10/28/2026", provider: "x".repeat(25), owe: "$1.00", act: null };
  const given = [...rows.slice(0, 1), { key: "2", cells: long }];
  const breakable = table({ rows: given })
    .querySelectorAll("tbody tr")
    .map((row) => row.querySelectorAll(".long").map(words));
  expect(breakable).toEqual([[], ["x".repeat(25)]]);
});
