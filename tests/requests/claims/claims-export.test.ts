import { expect, test } from "vitest";
import { CLAIMS_CSV_COLUMNS } from "#app/rules/claims/claims-csv.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { findSection, textOf } from "#tests/harness/pages/visitor.ts";
import { totals } from "./claim-page.ts";
import { rowsOfFile } from "./claims-file.ts";
import {
  type Crowd,
  countOf,
  haveClaims,
  listedClaim,
  openList,
  ownClaims,
  rowsOf,
  seeWith,
} from "./claims-page.ts";

const world = useWorld();

const CSV = "/claims/export.csv";

async function csvOf(path: string, persona = "sub") {
  const response = await (await world.enter(persona)).send(path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return { response, text, lines: text.split("\r\n") };
}

test("S-21 the CSV file has the filtered claims in their order, and no name of a person in its own name", async () => {
  const { response, text, lines } = await csvOf(`${CSV}?type=dental&from=2025-06-01&sort=owe-desc`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="claims-dental-2025-06-01-2026-11-21.csv"',
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  const headings = CLAIMS_CSV_COLUMNS.map((key) => `"${claimsText.columns[key]}"`);
  expect(lines[0]).toBe(`\uFEFF${headings.join(",")}`);
  const claims = (await ownClaims(world, "dental")).filter(
    ({ serviceDateFrom }) => serviceDateFrom >= "2025-06-01",
  );
  const rows = rowsOfFile(text);
  expect(rows).toHaveLength(claims.length);
  expect(new Set(rows.map((row) => row["Claim number"]))).toEqual(
    new Set(claims.map(({ id }) => id)),
  );
  const cells = rows.map((row) => row["You owe"] ?? "");
  // Values that are not decided yet are empty at the end.
  const owed = cells.filter((cell) => cell !== "").map(Number);
  expect(cells.slice(0, owed.length).map(Number)).toEqual(owed.toSorted((a, b) => b - a));
});

test.each([
  [`${CSV}?from=2020-01-01`, "/claims?from=2020-01-01"],
  ["/claims/print?from=2020-01-01", "/claims?from=2020-01-01"],
])("CLAIM-07 %s with a wrong day leads to the list's form with its error", async (path, to) => {
  const browser = await world.enter("sub");
  const { page, asked } = await openList(world, browser, path);
  expect([page.status, page.hops]).toEqual([400, [to]]);
  expect(asked.map((call) => call.path)).toEqual(["/claims/metadata"]);
});

test("a POST to the file's address leads to the page of error 400", async () => {
  const response = await (await world.enter("sub")).send(CSV, { method: "POST" });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/error/400"]);
});

test("S-21 T-74 amounts of undecided claims are in no list, print, file or sum", async () => {
  const bill = totals("70", "0", "0");
  const claims = [
    listedClaim("C1"),
    listedClaim("C2", { claimStatusDescription: "In Process", ...bill }),
    listedClaim("C3", { claimStatusDescription: "Under external review", ...bill }),
    // Amounts that the gateway tells too early.
    listedClaim("C4", { claimStatusDescription: "Pended" }),
  ];
  const page = await seeWith(world, claims);
  expect(rowsOf(page).map(({ owe }) => owe)).toEqual(["$20.00", "Pending", "Pending", "Pending"]);
  const spending = findSection(page.document, "Spending by month");
  expect(textOf(spending)).toContain("Pending claims aren't counted.");
  const print = await seeWith(world, claims, "/claims/print");
  const amounts = print.document
    .querySelectorAll(".data-table :is(tbody, tfoot) tr")
    .map((row) => row.querySelectorAll(".end").map(textOf));
  expect(amounts).toEqual([
    ["$100.00", "$60.00", "$20.00"],
    ["$70.00", "Pending", "Pending"],
    ["$70.00", "Pending", "Pending"],
    ["$100.00", "Pending", "Pending"],
    ["$340.00", "$60.00", "$20.00"],
  ]);
  expect(print.text).toContain("Pending claims aren't counted in “Plan paid” and “You owe”.");
  const rows = rowsOfFile((await seeWith(world, claims, CSV)).html);
  expect(rows.map((row) => [row["Billed"], row["Plan paid"], row["You owe"]])).toEqual([
    ["100.00", "60.00", "20.00"],
    ["70.00", "", ""],
    ["70.00", "", ""],
    ["100.00", "", ""],
  ]);
});

/** Claims of two years, by their place. */
const haveCrowd = (crowd: Crowd) =>
  haveClaims(world, crowd, (at) =>
    listedClaim(`C${at + 1}`, {
      serviceDateFrom: at < crowd.count / 2 ? "2026-03-05" : "2025-07-04",
    }),
  );

test.each([
  // A gateway may return fewer rows per page than requested.
  [500, true, 100, ["0", "1", "2", "3", "4"]],
  // Without a count, only an empty page shows that the one before was the last.
  [250, false, 1000, ["0", "1"]],
])(
  "CLAIM-02 of %i claims (counted: %s, at most %i a page) the list has all of the gateway's pages",
  async (...given) => {
    const [count, counted, most, pages] = given;
    const asked = haveCrowd({ count, counted, most });
    const page = await world.see("sub", "/claims");
    expect(asked.toSorted()).toEqual(pages);
    expect(countOf(page)).toBe(`Showing 1 to 20 of ${count} claims`);
    expect(page.text).not.toContain("Only the newest");
  },
);

test("CLAIM-02 list, print and file of 612 claims have the newest 500 and say so", async () => {
  const words = "Only the newest 500 of 612 claims are shown.";
  haveCrowd({ count: 612 });
  const { browser, page } = await world.openAs("sub", "/claims");
  expect(page.text).toContain(words);
  expect(page.text).toContain("Totals and downloads include only these.");
  expect(countOf(page)).toBe("Showing 1 to 20 of the newest 500 claims");
  const print = await browser.open("/claims/print");
  expect(print.text).toContain(words);
  const csv = await browser.send(CSV);
  expect(csv.headers.get("content-disposition")).toContain("-newest-500.csv");
  expect((await csv.text()).trimEnd().split("\r\n")).toHaveLength(501);
});
