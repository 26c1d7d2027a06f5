import { expect, test } from "vitest";
import { lineAnswer, wholeClaim } from "#tests/harness/claim-answers.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { findSection, textOf, type Page } from "#tests/harness/visitor.ts";
import { rowsOf } from "./claims-page.ts";

const world = useWorld();

/** One claim that adds up, and one whose total is $10 more than its lines. */
const CLAIMS = [
  wholeClaim([lineAnswer()], { id: "C1" }),
  wholeClaim([lineAnswer()], {
    id: "C2",
    serviceDateFrom: "2026-03-08",
    claimDetailTotals: {
      chargeAmountTotal: "100",
      paidAmountTotal: "60",
      combinedMemberResponsibilityAmount: "30",
    },
  }),
];

async function opened(path: string): Promise<Page> {
  await world.fault({ path: "claims/medical", body: { content: CLAIMS } });
  return world.see("sub", path);
}

test("CLAIM-05 S-21 a claim whose amounts contradict each other is marked in the list and the chart", async () => {
  const page = await opened("/claims");
  expect(rowsOf(page).map(({ owe }) => owe)).toEqual(["$20.00", "$30.00 Doesn't add up"]);
  const chart = findSection(page.document, "Spending by month");
  expect(textOf(chart)).toContain("1 claim has amounts that don't add up. Call us before you pay.");
  const links = chart?.querySelectorAll("a").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/claims/medical/C2/0"]);
});

test("CLAIM-05 S-21 it is marked on paper, with what the total is", async () => {
  const page = await opened("/claims/print");
  const cells = page.document.querySelectorAll('tbody [data-label="You owe"]').map(textOf);
  expect(cells).toEqual(["$20.00", "$30.00 Doesn't add up"]);
  expect(page.text).toContain("1 claim has amounts that don't add up.");
  expect(page.text).toContain("your share of the claims listed. This is not a bill.");
});

test("CLAIM-05 S-21 in the file it has a note in the last column, and its amounts stay numbers", async () => {
  const { html } = await opened("/claims/export.csv");
  const rows = html.trimEnd().split("\r\n").slice(1);
  expect(rows.map((row) => row.split(",").slice(6).join())).toEqual([
    "100.00,60.00,20.00,",
    `100.00,60.00,30.00,"The amounts don't add up. Call us before you pay."`,
  ]);
});
