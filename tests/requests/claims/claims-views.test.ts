import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, findSection } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { countOf, openList, rowsOf, listedClaim, seeWith, type WireClaim } from "./claims-page.ts";
import { lineAnswer, wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import { totals } from "./claim-page.ts";
import { rowsOfFile } from "./claims-file.ts";

// The list in print, in another order, and of each type.

const world = useWorld();

test("S-21 the print page has every claim of the list and their total, and marks claims that do not add up", async () => {
  const page = await world.see("sub", "/claims/print?sort=owe-desc");
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Your medical claims"]]);
  const rows = page.document.querySelectorAll(".data-table tbody tr");
  expect(rows).toHaveLength(88);
  const centsOf = (row: (typeof rows)[number]) => {
    const words = textOf(row.querySelector('[data-label="You owe"]'));
    const sign = words.startsWith("Credit") ? -1 : 1;
    return words === "Pending"
      ? 0
      : Math.round(sign * Number(words.replaceAll(/[^-\d.]/g, "")) * 100);
  };
  const total = page.document.querySelector(".data-table tfoot tr");
  // A reversal whose claim is not in the list counts nowhere.
  const counted = rows.filter((row) => !textOf(row).includes("An earlier amount was taken back"));
  const sum = counted.map(centsOf).reduce((all, cents) => all + cents, 0);
  expect(total && centsOf(total)).toBe(sum);
  expect(page.text).toContain("11/21/2024 to 11/21/2026");
  expect(page.document.querySelector(".crumbs a")?.getAttribute("href")).toBe(
    "/claims?sort=owe-desc",
  );
  // One whose total is ten dollars too high, and one that paid twenty dollars too little.
  expect(rows.filter((row) => textOf(row).includes("Doesn't add up"))).toHaveLength(2);
});

test.each([
  ["nav", HOST.carrier, ["/eobs", "/navitus"]],
  ["dep-adult", HOST.carrier, []],
  ["mod", HOST.medicare, ["/eobs"]],
])(
  "MENU-19 MENU-20 the claims page of %s at %s links to %j, bill check and year",
  async (persona, host, paths) => {
    const page = await world.see(persona, "/claims", host);
    expect(textsOf(page, "h1")).toEqual(["Claims"]);
    expect(linksOf(page, ".claim-links").map(([, href]) => href)).toEqual([
      ...paths,
      "/claims/check-a-bill",
      "/claims/year/2026",
    ]);
  },
);

test("CLAIM-01 a type that the member's plans lack has its list and its tab at its own address", async () => {
  const browser = await world.enter("hpp", HOST.partner);
  const { page, asked } = await openList(world, browser, "/claims?type=vision");
  expect([page.status, asked.map(({ path }) => path)[0]]).toEqual([200, "/claims/vision"]);
  expect(textsOf(page, ".tabs a")).toEqual(["Dental", "Vision"]);
});

/** A claim that the gateway sent without some of its fields. */
function without(id: string, ...fields: (keyof WireClaim)[]) {
  const given = Object.entries(listedClaim(id));
  return Object.fromEntries(given.filter(([name]) => !fields.some((it) => it === name)));
}

const CLAIMS = [
  without("C1", "serviceDateFrom"),
  without("C2", "claimStatusDescription"),
  without("C3", "claimType"),
  without("C4", "claimDetailTotals"),
  listedClaim("C5"),
];

const listOf = (content: readonly unknown[], path?: string) => seeWith(world, content, path);

test("CLAIM-01 DATA-15 claims that lack a field are listed with words for it, and no amount is made up", async () => {
  const page = await listOf(CLAIMS);
  expect(page.status).toBe(200);
  expect(countOf(page)).toContain("5 claims");
  const rows = rowsOf(page).map(({ href, day, status, owe }) => [href, day, status, owe]);
  const paid = "Paid on 11/06/2026";
  expect(rows).toEqual([
    ["/claims/medical/C2/0", "10/28/2026", "Status not available", "$20.00"],
    ["/claims/medical/C3/0", "10/28/2026", paid, "$20.00"],
    ["/claims/medical/C4/0", "10/28/2026", paid, "Not available"],
    ["/claims/medical/C5/0", "10/28/2026", paid, "$20.00"],
    ["/claims/medical/C1/0", "Date not available", paid, "$20.00"],
  ]);
  expect(textsOf(page, ".spending__sum dd")).toEqual(["$60.00", "$180.00"]);
  expect(page.text).toContain("1 claim has no service date, so it isn't in these totals.");
});

test("CLAIM-01 S-21 a list that contradicts its own count is not shown, printed or exported; home stays", async () => {
  const browser = await world.enter("sub");
  const body = { content: [], totalElements: 12, totalPages: 1 };
  await world.fault({ path: "claims/medical", body });
  const page = await browser.open("/claims");
  expect(page.status).toBe(502);
  expect(page.text).not.toMatch(/of 500|Showing|\$|There are no/);
  const paper = await browser.open("/claims/print");
  expect(paper.status).toBe(502);
  expect(paper.text).not.toMatch(/\$|Example Clinic/);
  const file = await browser.send("/claims/export.csv");
  expect([file.status, file.headers.get("content-disposition")]).toEqual([502, null]);
  expect((await browser.open("/home")).status).toBe(200);
});

/** One claim that adds up, and one whose total is $10 more than its lines. */
const CONTRADICTORY = [
  wholeClaim([lineAnswer()], { id: "C1" }),
  wholeClaim([lineAnswer()], {
    id: "C2",
    serviceDateFrom: "2026-03-08",
    ...totals("100", "60", "30"),
  }),
];

test("S-21 a claim whose amounts do not add up is marked in list, chart, print and file", async () => {
  const page = await listOf(CONTRADICTORY);
  expect(rowsOf(page).map(({ owe }) => owe)).toEqual(["$20.00", "$30.00 Doesn't add up"]);
  const chart = findSection(page.document, "Spending by month");
  expect(textOf(chart)).toContain("1 claim has amounts that don't add up. Call us before you pay.");
  const links = chart?.querySelectorAll("a").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/claims/medical/C2/0"]);
  const paper = await listOf(CONTRADICTORY, "/claims/print");
  const cells = paper.document.querySelectorAll('tbody [data-label="You owe"]').map(textOf);
  expect(cells).toEqual(["$20.00", "$30.00 Doesn't add up"]);
  expect(paper.text).toContain("1 claim has amounts that don't add up.");
  expect(paper.text).toContain("your share of the claims listed. This is not a bill.");
  const { html } = await listOf(CONTRADICTORY, "/claims/export.csv");
  const [, first, second] = html.split("\r\n");
  expect(first).toContain(",100.00,60.00,20.00,");
  expect(second).toContain(",100.00,60.00,30.00,");
  const note = "The amounts don't add up. Call us before you pay.";
  expect(second?.endsWith(`,"${note}"`)).toBe(true);
  expect(rowsOfFile(html).map((row) => row["Note"])).toEqual(["", note]);
});

const hrefsOf = async (path: string, where: string) =>
  linksOf(await world.see("sub", path), where).map(([, href]) => href.replaceAll("&amp;", "&"));

test("EOB-07 S-22 the tab of another type opens its first page", async () => {
  expect(await hrefsOf("/eobs?page=2", ".tabs")).toEqual([
    "/eobs",
    "/eobs?type=dental",
    "/eobs?type=vision",
  ]);
});

test("S-21 the link to everyone's claims keeps the filters, and opens the first page", async () => {
  const hrefs = await hrefsOf("/claims?sort=owe-desc&page=2", "main");
  expect(hrefs.filter((href) => href.includes("member=everyone"))).toContain(
    "/claims?member=everyone&sort=owe-desc",
  );
});
