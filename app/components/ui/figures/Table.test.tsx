import { parse, type HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { htmlOf, wordsOf } from "../render-html.tsx";
import { Table, type Column } from "./Table.tsx";

type Key = "date" | "provider" | "owe" | "act";

const columns: readonly Column<Key>[] = [
  { key: "date", label: "Service date", sort: { href: "/claims?s=date", direction: "descending" } },
  { key: "provider", label: "Provider", sort: { href: "/claims?s=provider", direction: null } },
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
  parse(
    htmlOf(
      <Table caption="Claims" columns={columns} rowHeader="provider" rows={rows} {...props} />,
    ),
  );
const words = (element: HTMLElement | null | undefined) => wordsOf(element?.outerHTML ?? "");
const roles = (element: HTMLElement | null | undefined) =>
  element?.querySelectorAll(":scope > *").map((it) => it.getAttribute("role"));

test("a table has a caption, column headings, and in each row the heading that names it", () => {
  const root = table();
  expect(words(root.querySelector("table > caption"))).toBe("Claims");
  expect(root.querySelectorAll("thead th").map((th) => th.getAttribute("scope"))).toEqual(
    Array(4).fill("col"),
  );
  const body = root.querySelectorAll("tbody tr");
  const expected = ["Alder", "Birch"];
  expect(body.map((row) => words(row.querySelector('th[scope="row"]')))).toEqual(expected);
  expect(body.map((row) => row.querySelectorAll("th, td").length)).toEqual([4, 4]);
  const shown = body[0]?.querySelectorAll("th, td").map(words);
  expect(shown).toEqual(["10/28/2026", "Alder", "$42.18", "Details"]);
});

test("every role of a table is written out: as blocks its elements would lose them", () => {
  const root = table({ totals: { provider: "Total", owe: "$42.18" } });
  expect(root.querySelector("table")?.getAttribute("role")).toBe("table");
  for (const group of ["thead", "tbody", "tfoot"]) {
    expect(root.querySelector(group)?.getAttribute("role"), group).toBe("rowgroup");
    expect(root.querySelector(`${group} tr`)?.getAttribute("role"), group).toBe("row");
  }
  expect(roles(root.querySelector("thead tr"))).toEqual(Array(4).fill("columnheader"));
  for (const group of ["tbody", "tfoot"]) {
    const expected = ["cell", "rowheader", "cell", "cell"];
    expect(roles(root.querySelector(`${group} tr`)), group).toEqual(expected);
  }
});

test("each cell knows the label of its column, but for those that say themselves what they are", () => {
  const cells = table().querySelector("tbody tr")?.querySelectorAll("th, td");
  const expected = ["Service date", "Provider", "You owe", undefined];
  expect(cells?.map((cell) => cell.getAttribute("data-label"))).toEqual(expected);
  const [, , , act] = table().querySelectorAll("thead th");
  expect(words(act)).toBe("Actions");
  expect(act?.querySelector(".vh")?.textContent).toBe("Actions");
});

test("headings to sort by are links that say how the rows stand", () => {
  const [date, provider, owe] = table().querySelectorAll("thead th");
  expect(date?.getAttribute("aria-sort")).toBe("descending");
  expect(date?.querySelector("a")?.getAttribute("href")).toBe("/claims?s=date");
  expect(words(date)).toBe("Service date (sorted descending, reverse the order)");
  expect(date?.innerHTML).toContain("#arrow-down");
  expect(provider?.hasAttribute("aria-sort")).toBe(false);
  expect(words(provider)).toBe("Provider (sort)");
  expect(provider?.innerHTML).toContain("#caret-up-down");
  expect(owe?.querySelector("a")).toBeNull();

  const sort = { href: "/claims?s=date", direction: "ascending" } as const;
  const [up] = table({ columns: [{ key: "date", label: "Service date", sort }] }).querySelectorAll(
    "thead th",
  );
  expect(up?.getAttribute("aria-sort")).toBe("ascending");
  expect(words(up)).toBe("Service date (sorted ascending, reverse the order)");
  expect(up?.innerHTML).toContain("#arrow-up");
});

test("what is read with each cell is the column's name, not that it can be sorted", () => {
  const headings = table().querySelectorAll("thead th");
  const expected = ["Service date", "Provider", undefined, undefined];
  expect(headings.map((th) => th.getAttribute("abbr"))).toEqual(expected);
});

test("amounts stand at the end, in figures that line up, heading and totals too", () => {
  const root = table({ totals: { provider: "Total", owe: "$42.18" } });
  for (const row of root.querySelectorAll("tr")) {
    const cells = row.querySelectorAll("th, td");
    const expected = [undefined, undefined, "end num", undefined];
    expect(cells.map((cell) => cell.getAttribute("class"))).toEqual(expected);
  }
});

test("totals are a last row of their own, empty where there is none", () => {
  const root = table({ totals: { provider: "Total", owe: "$42.18" } });
  const total = root.querySelectorAll("tfoot tr");
  expect(total).toHaveLength(1);
  expect(total[0]?.querySelectorAll("th, td").map(words)).toEqual(["", "Total", "$42.18", ""]);
  expect(total[0]?.querySelectorAll("td")[0]?.innerHTML).toBe("");
  expect(table().querySelector("tfoot")).toBeNull();
});

test("a caption that the page already shows is only heard", () => {
  expect(table().querySelector("caption")?.hasAttribute("class")).toBe(false);
  const caption = table({ hideCaption: true }).querySelector("caption");
  expect(caption?.getAttribute("class")).toBe("vh");
  expect(words(caption)).toBe("Claims");
});

test("only what holds a word no column has room for may break anywhere", () => {
  const long = { date: "10/28/2026", provider: "x".repeat(25), owe: "$1.00", act: null };
  const [first, second] = table({
    rows: [...rows.slice(0, 1), { key: "2", cells: long }],
  }).querySelectorAll("tbody tr");
  const breakable = (row: HTMLElement | undefined) => row?.querySelectorAll(".long").map(words);
  expect(breakable(first)).toEqual([]);
  expect(breakable(second)).toEqual(["x".repeat(25)]);
});
