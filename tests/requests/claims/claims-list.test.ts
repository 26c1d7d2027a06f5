import { expect, test } from "vitest";
import { usd, showDate } from "#app/text/common/format.ts";
import { gzKb } from "../../../bench/measures/page-weight.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { findSection, withoutOwnAddress } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { rowsOfFile } from "./claims-file.ts";
import { countOf, listedClaim, openList, ownClaims, rowsOf, seeWith } from "./claims-page.ts";

const world = useWorld();

test("BRAND-04 ROUTE-48 S-21 /claims lists the member's claims, newest first, as the gateway has them", async () => {
  const page = await world.see("sub", "/claims");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Claims"]);
  expect(textsOf(page, ".claim-list h2")).toEqual(["Your medical claims"]);
  const claims = await ownClaims(world);
  expect(countOf(page)).toBe(`Showing 1 to 20 of ${claims.length} claims`);
  const rows = rowsOf(page);
  expect(rows.map(({ day }) => day)).toEqual(
    claims.slice(0, 20).map((claim) => showDate(claim.serviceDateFrom)),
  );
  expect(rows.map(({ provider }) => provider)).toEqual(
    claims.slice(0, 20).map(({ provider }) => provider?.providerName ?? "Provider not listed"),
  );
  expect(rows.map(({ owe }) => owe)).toEqual(
    claims.slice(0, 20).map(({ claimDetailTotals, claimStatusDescription }) => {
      const dollars = Number(claimDetailTotals.combinedMemberResponsibilityAmount);
      if (dollars < 0) return `Credit to you ${usd(Math.round(-dollars * 100))}`;
      return undecided.has(claimStatusDescription) && dollars === 0
        ? "Pending"
        : usd(Math.round(dollars * 100));
    }),
  );
  expect(rows.map(({ href }) => href)).toEqual(
    claims.slice(0, 20).map(({ id }) => `/claims/medical/${id}/0`),
  );
  expect(faultsOf(page)).toEqual([]);
});

const undecided = new Set(["In Process", "On hold", "Under external review"]);

test("S-21 each status has its word and an icon, Paid its day, too", async () => {
  const statuses = ["Paid", "In Process", "Denied", "Pended", "Adjusted", "Under review"];
  const claims = statuses.map((claimStatusDescription, i) =>
    listedClaim(`C${i}`, { claimStatusDescription, paidDate: "2026-11-06" }),
  );
  const page = await seeWith(world, claims);
  expect(rowsOf(page).map(({ status, icons }) => [status, ...icons])).toEqual([
    ["Paid on 11/06/2026", "check-circle-fill"],
    ["In Process", "arrows-clockwise"],
    ["Denied", "x-circle-fill"],
    ["Pended", "clock"],
    ["Adjusted", "swap"],
    ["Under review", "question"],
  ]);
});

test("T-74 what is owed of a claim that nobody has decided is Pending, whatever amount is told", async () => {
  const claims = ["Paid", "In Process", "Pended"].map((claimStatusDescription, i) =>
    listedClaim(`C${i}`, { claimStatusDescription }),
  );
  expect(rowsOf(await seeWith(world, claims)).map(({ owe }) => owe)).toEqual([
    expect.stringContaining("$20.00"),
    "Pending",
    "Pending",
  ]);
  const rows = rowsOfFile((await seeWith(world, claims, "/claims/export.csv")).html);
  expect(rows.map((row) => [row["Billed"], row["Plan paid"], row["You owe"]])).toEqual([
    ["100.00", "60.00", "20.00"],
    ["100.00", "", ""],
    ["100.00", "", ""],
  ]);
});

test("ROUTE-68 T-36 the account is asked first, then claims and choices at once", async () => {
  const { all, asked } = await openList(world, await world.enter("sub"), "/claims");
  const paths = all.map(({ path }) => path);
  const account = paths.indexOf("/account");
  expect(account).toBeGreaterThanOrEqual(0);
  expect(account).toBeLessThan(paths.findIndex((path) => path.startsWith("/claims")));
  expect(asked.map(({ path }) => path).toSorted()).toEqual(["/claims/medical", "/claims/metadata"]);
});

test("GW-05 another page and another order of the list ask the gateway nothing more", async () => {
  const browser = await world.enter("sub");
  await browser.open("/claims");
  for (const path of ["/claims?page=2", "/claims?sort=owe-desc", "/claims/export.csv"]) {
    expect((await openList(world, browser, path)).all, path).toEqual([]);
  }
});

test.each([
  ["medical", "/claims"],
  ["dental", "/claims?type=dental"],
  ["vision", "/claims?type=vision"],
])("CLAIM-01 GW-34 the list of %s claims is the gateway's of that type", async (type, path) => {
  const { page, asked } = await openList(world, await world.enter("sub"), path);
  expect(asked.map((call) => call.path)).toContain(`/claims/${type}`);
  expect(textsOf(page, ".claim-list h2")).toEqual([`Your ${type} claims`]);
  for (const { href } of rowsOf(page)) expect(href).toMatch(new RegExp(`^/claims/${type}/\\d+/0`));
  const tabs = linksOf(page, ".tabs");
  expect(tabs).toEqual([
    ["Medical", "/claims"],
    ["Dental", "/claims?type=dental"],
    ["Vision", "/claims?type=vision"],
  ]);
  expect(textsOf(page, ".tabs [aria-current=page]").join()).toBe(
    type.charAt(0).toUpperCase() + type.slice(1),
  );
});

test("CLAIM-01 who has a dental plan alone begins with dental claims", async () => {
  const { page, asked } = await openList(world, await world.enter("hpp", HOST.partner), "/claims");
  expect(asked.map((call) => call.path)).toContain("/claims/dental");
  expect(textsOf(page, ".claim-list h2")).toEqual(["Your dental claims"]);
});

test("S-21 the pager goes through all rows, each once, and a page that is no more is the last", async () => {
  const browser = await world.enter("sub");
  const seen: (string | undefined)[] = [];
  for (const page of [1, 2, 3, 4, 5]) {
    const rows = rowsOf(await browser.open(page === 1 ? "/claims" : `/claims?page=${page}`));
    seen.push(...rows.map(({ href }) => href?.split("?")[0]));
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(88);
  const beyond = await browser.open("/claims?page=99&sort=owe-desc");
  expect(beyond.hops).toEqual(["/claims?sort=owe-desc&page=99", "/claims?sort=owe-desc&page=5"]);
  expect(countOf(beyond)).toBe("Showing 81 to 88 of 88 claims, sorted by You owe, highest first");
  expect(textsOf(beyond, ".pager [aria-current=page]")).toEqual(["Page 5"]);
  // A number without meaning shows the first page.
  expect((await browser.open("/claims?page=0")).hops).toEqual(["/claims"]);
});

test("CLAIM-08 T-35 an adult dependent sees their own claims, and nobody else to choose", async () => {
  const { page, asked } = await openList(world, await world.enter("dep-adult"), "/claims");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(asked.map(({ query }) => query["suffix"])).toEqual(["1", "1"]);
  expect(page.document.querySelector('select[name="member"]')).toBeNull();
  expect(rowsOf(page).length).toBeGreaterThan(0);
  for (const { href } of rowsOf(page)) expect(href).toMatch(/^\/claims\/medical\/\d+\/1$/);
  expect(page.html).not.toMatch(/Marisol|Jordan/);
});

test("CLAIM-08 a minor dependent sees their own claims", async () => {
  const { page, asked } = await openList(world, await world.enter("dep-minor"), "/claims");
  expect(page.status).toBe(200);
  expect(asked.map(({ query }) => query["suffix"])).toEqual(["2", "2"]);
});

test("T-28 T-31 a termed member's claims stay open to them, and the page says why", async () => {
  const page = await world.see("term", "/claims");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(rowsOf(page).length).toBeGreaterThan(0);
  expect(page.text).toContain("These are claims from when you were covered.");
});

test("MENU-41 S-21 without any eligibility the page is there, and says that there are none", async () => {
  const page = await world.see("noelig", "/claims");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(countOf(page)).toBe("No medical claims in the last 2 years");
  expect(page.text).not.toContain("Claims from when you were covered");
  // Without options there is no choice.
  expect(page.document.querySelector("#status")).toBeNull();
  expect(page.text).not.toContain("Download as CSV");
  expect(findSection(page.document, "Spending by month")).toBeUndefined();
});

test.each([
  "/claims?member=9",
  "/claims?member=-1",
  "/claims?member=0&member=9",
  "/claims?type=pharmacy",
  "/claims?type=../account",
])("T-35 %s is an unknown page, and the gateway is asked for no claims", async (path) => {
  const { page, asked } = await openList(world, await world.enter("sub"), path);
  expect([page.status, page.hops, asked]).toEqual([404, [], []]);
  expect(page.text).toContain("Error code: 404 Not found");
});

test.each(["/claims?member=0", "/claims?member=2", "/claims/print?member=0"])(
  "CLAIM-08 to a dependent %s of the family is as unknown as one that nobody has",
  async (path) => {
    const strange = await openWorldPage(path.replace(/member=\d/, "member=7"));
    const theirs = await openWorldPage(path);
    expect(theirs.status).toBe(404);
    expect(theirs.asked).toEqual([]);
    expect(theirs.html).toBe(strange.html);
  },
);

/** A dependent's pages, without what differs from one request to the next. */
async function openWorldPage(path: string) {
  const { page, asked } = await openList(world, await world.enter("dep-adult"), path);
  const html = withoutOwnAddress(page.html)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "")
    .replaceAll(/member=\d/g, "");
  return { status: page.status, asked, html };
}

test("the HTML of a page of twenty rows keeps to its weight", async () => {
  const page = await world.see("sub", "/claims?member=2&page=2");
  expect(rowsOf(page)).toHaveLength(20);
  expect(gzKb([page.html])).toBeLessThanOrEqual(25);
});
