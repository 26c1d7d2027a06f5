import { expect, test } from "vitest";
import { usd, showDate } from "#app/text/common/format.ts";
import { gzKb } from "../../../bench/measures/page-weight.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { findSection, withoutOwnAddress } from "#tests/harness/pages/visitor.ts";
import { type WireClaim, countOf, openList, ownClaims, rowsOf } from "./claims-page.ts";

const world = useWorld();

test("BRAND-04 ROUTE-48 ROUTE-68 CLAIM-01 CLAIM-02 CONST-14 T-36 S-21 /claims lists two years, newest first", async () => {
  const { page, all, asked } = await openList(world, await world.enter("sub"), "/claims");
  expect([page.status, page.hops]).toEqual([200, []]);
  // The account is asked first, then claims and choices at once.
  const paths = all.map(({ path }) => path);
  expect(paths).toContain("/account");
  expect(paths.indexOf("/account")).toBeLessThan(paths.findIndex((it) => it.startsWith("/claims")));
  expect(asked.map(({ path }) => path).toSorted()).toEqual(["/claims/medical", "/claims/metadata"]);
  const window = { startDate: "2024-11-21", endDate: "2026-11-21", suffix: "0" };
  const list = asked.find(({ path }) => path === "/claims/medical");
  expect(list?.query).toEqual({ ...window, page: "0", size: "500" });
  expect(textsOf(page, "h1")).toEqual(["Claims"]);
  expect(textsOf(page, ".filtered-list h2")).toEqual(["Your medical claims"]);
  const claims = await ownClaims(world);
  expect(countOf(page)).toBe(`Showing 1 to 20 of ${claims.length} claims`);
  expect(rowsOf(page).map(({ day, provider, owe, href }) => [day, provider, owe, href])).toEqual(
    claims
      .slice(0, 20)
      .map((claim) => [
        showDate(claim.serviceDateFrom),
        claim.provider?.providerName ?? "Provider not listed",
        owedOf(claim),
        `/claims/medical/${claim.id}/0`,
      ]),
  );
  expect(faultsOf(page)).toEqual([]);
});

function owedOf({ claimDetailTotals, claimStatusDescription }: WireClaim): string {
  const cents = Math.round(Number(claimDetailTotals.combinedMemberResponsibilityAmount) * 100);
  if (cents < 0) return `Credit to you ${usd(-cents)}`;
  return undecided.has(claimStatusDescription) && cents === 0 ? "Pending" : usd(cents);
}

const undecided = new Set(["In Process", "On hold", "Under external review"]);

test("GW-05 another page, another order and the file of a list make no gateway call", async () => {
  const browser = await world.enter("sub");
  await browser.open("/claims");
  for (const path of ["/claims?page=2", "/claims?sort=owe-desc", "/claims/export.csv"]) {
    expect((await openList(world, browser, path)).all, path).toEqual([]);
  }
});

test("CLAIM-01 GW-34 the tab of another type lists the gateway's claims of that type", async () => {
  const { page, asked } = await openList(world, await world.enter("sub"), "/claims?type=dental");
  expect(asked.map((call) => call.path)).toContain("/claims/dental");
  expect(textsOf(page, ".filtered-list h2")).toEqual(["Your dental claims"]);
  for (const { href } of rowsOf(page)) expect(href).toMatch(/^\/claims\/dental\/\d+\/0/);
  const tabs = linksOf(page, ".tabs");
  expect(tabs).toEqual([
    ["Medical", "/claims"],
    ["Dental", "/claims?type=dental"],
    ["Vision", "/claims?type=vision"],
  ]);
  expect(textsOf(page, ".tabs [aria-current=page]")).toEqual(["Dental"]);
});

test("S-21 a page of the list has the next twenty claims; a page behind the last one leads to the last", async () => {
  const browser = await world.enter("sub");
  const hrefsOn = async (path: string) =>
    rowsOf(await browser.open(path)).map(({ href }) => href?.split("?")[0]);
  const seen = [...(await hrefsOn("/claims")), ...(await hrefsOn("/claims?page=2"))];
  expect([seen.length, new Set(seen).size]).toEqual([40, 40]);
  const beyond = await browser.open("/claims?page=99&sort=owe-desc");
  expect(beyond.hops).toEqual(["/claims?sort=owe-desc&page=99", "/claims?sort=owe-desc&page=5"]);
  expect(countOf(beyond)).toBe("Showing 81 to 88 of 88 claims, sorted by You owe, highest first");
  expect(textsOf(beyond, ".pager [aria-current=page]")).toEqual(["Page 5"]);
  // A claim knows the way back to this page of the list.
  expect(rowsOf(beyond)[0]?.href).toMatch(/^\/claims\/medical\/\d+\/0\?sort=owe-desc&page=5$/);
  // A number without meaning shows the first page.
  expect((await browser.open("/claims?page=0")).hops).toEqual(["/claims"]);
});

test("CLAIM-08 T-35 a dependent's list has their own claims, and no choice of members", async () => {
  const { page, asked } = await openList(world, await world.enter("dep-adult"), "/claims");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(asked.map(({ query }) => query["suffix"])).toEqual(["1", "1"]);
  expect(page.document.querySelector('select[name="member"]')).toBeNull();
  expect(rowsOf(page).length).toBeGreaterThan(0);
  for (const { href } of rowsOf(page)) expect(href).toMatch(/^\/claims\/medical\/\d+\/1$/);
  expect(page.html).not.toMatch(/Marisol|Jordan/);
});

test("T-28 T-31 T-88 a termed member's list has their claims, of which some may be of later days", async () => {
  const page = await world.see("term", "/claims");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(rowsOf(page).length).toBeGreaterThan(0);
  expect(page.text).toContain("These are your claims.");
  expect(page.text).not.toContain("when you were covered");
});

test("MENU-41 S-21 the list of a member without eligibility says that there are no claims", async () => {
  const page = await world.see("noelig", "/claims");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(countOf(page)).toBe("No medical claims in the last 2 years");
  expect(page.text).not.toContain("These are your claims");
  // Without options there is no choice.
  expect(page.document.querySelector("#status")).toBeNull();
  expect(page.text).not.toContain("Download as CSV");
  expect(findSection(page.document, "Spending by month")).toBeUndefined();
});

test("T-35 a list of an unknown member or type is an unknown page, and no claims are asked for", async () => {
  const browser = await world.enter("sub");
  for (const query of ["member=9", "member=0&member=9", "type=pharmacy", "type=../account"]) {
    const { page, asked } = await openList(world, browser, `/claims?${query}`);
    expect([query, page.status, page.hops, asked]).toEqual([query, 404, [], []]);
    expect(page.text).toContain("Error code: 404 Not found");
  }
});

test("CLAIM-08 T-35 to a dependent the family's claims are as unknown as a stranger's, in list, print, file", async () => {
  const browser = await world.enter("dep-adult");
  const opened = async (path: string) => {
    const { page, asked } = await openList(world, browser, path);
    expect([path, page.status, asked]).toEqual([path, 404, []]);
    // Without what differs from one request to the next.
    return withoutOwnAddress(page.html)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "")
      .replaceAll(/member=\d/g, "");
  };
  for (const path of ["/claims", "/claims/print", "/claims/export.csv"]) {
    expect(await opened(`${path}?member=0`)).toBe(await opened(`${path}?member=7`));
  }
});

test("the HTML of a list page of twenty claims is at most 25 kB compressed", async () => {
  const page = await world.see("sub", "/claims?member=2&page=2");
  expect(rowsOf(page)).toHaveLength(20);
  expect(gzKb([page.html])).toBeLessThanOrEqual(25);
});
