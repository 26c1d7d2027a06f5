import { beforeAll, expect, test } from "vitest";
import { lineAnswer, wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { pressEob } from "../home/home-page.ts";
import { getClaimWhere, pageWith, type ClaimWire } from "./claim-page.ts";
import { hrefOf } from "./claims-page.ts";

// Links of a claim's page: back, to benefits, and to its EOB.

let browser: Visitor;
let medical: string;
const world = useWorld();
beforeAll(async () => {
  browser = await world.enter("sub");
  medical = `/claims/medical/${(await getClaimWhere(world, () => true)).id}/0`;
});

/** The back link of the page at this address. */
async function backOf(address: string): Promise<string> {
  const page = await browser.open(address);
  expect(page.status).toBe(200);
  return hrefOf(linksOf(page, "nav.crumbs")[0]?.[1]);
}

test.each([
  ["?type=dental&member=1", "?type=dental&member=1"],
  ["?page=3", "?page=3"],
  ["?provider=200117&provider=200155&status=02", "?provider=200117&provider=200155&status=02"],
  ["?from=01%2F02%2F2026", "?from=2026-01-02"],
  ["?sort=owe-asc&page=2&utm=x&next=https%3A%2F%2Fevil.example", "?sort=owe-asc&page=2"],
  ["", ""],
  ["?", ""],
  ["?page=0", ""],
  ["?member=9", ""],
  ["?type=pharmacy", ""],
  ["?from=1999-01-01", ""],
  ["?provider=a%00b", ""],
  ["?next=//evil.example", ""],
  [`?status=${"9".repeat(2000)}`, ""],
])("ROUTE-49 the way back takes %.40s along, as far as the list knows it", async (query, kept) => {
  expect(await backOf(medical + query)).toBe(`/claims${kept}`);
});

test("ROUTE-49 from elsewhere a claim leads back to the list it stands in", async () => {
  const theirs = await getClaimWhere(world, () => true, { type: "dental", suffix: 1 });
  expect(await backOf(`/claims/dental/${theirs.id}/1`)).toBe("/claims?type=dental&member=1");
});

/** The link to benefits on the page of the first claim that matches. */
async function seeLinksOf(fits: (claim: ClaimWire) => boolean, suffix = 0) {
  const { id } = await getClaimWhere(world, fits, { suffix });
  const page = await browser.open(`/claims/medical/${id}/${suffix}`);
  return linksOf(page, ".claim__main").filter(([label]) => label.startsWith("See "));
}

/** A paid claim of this year that counted toward the deductible. */
const isDeducted = (year: string) => (claim: ClaimWire) =>
  claim.serviceDateFrom.startsWith(year) &&
  claim.claimStatusDescription === "Paid" &&
  claim.claimDetails?.some(({ deductibleAmount }) => Number(deductibleAmount) > 0) === true;

test("a claim's deductible and what is owed lead to where they stand, on the member's own page", async () => {
  expect(await seeLinksOf(isDeducted("2026"))).toEqual([
    ["See your deductible", "/benefits/medical#deductible"],
    ["See your out-of-pocket maximum", "/benefits/medical#out-of-pocket-maximum"],
  ]);
  const page = await browser.open("/benefits/medical");
  for (const id of ["deductible", "out-of-pocket-maximum"]) {
    expect(page.document.querySelectorAll(`#${id}`)).toHaveLength(1);
  }
});

test("of another member, and of a plan period that is over, to that member's page of its last day", async () => {
  const path = "/history/2025-12-31/benefits/medical?suffix=1";
  const [first] = await seeLinksOf(isDeducted("2025"), 1);
  expect(first).toEqual(["See their deductible", `${path}#deductible`]);
  const page = await browser.open(path);
  expect([page.status, page.document.querySelectorAll("#deductible").length]).toEqual([200, 1]);
});

test("a pending claim counts toward nothing yet", async () => {
  expect(await seeLinksOf((it) => it.claimStatusDescription === "In Process")).toEqual([]);
});

const hasButton = ({ document }: Page) =>
  document.querySelector('main form[method="post"] button[name="intent"][value="eob"]') !== null;

test("ROLE-12 CONST-23 the subscriber has the EOB button at status 02 alone, dependents never", async () => {
  for (const claimStatusCode of ["02", "01", "2", ""]) {
    const page = await pageWith(world, wholeClaim([lineAnswer()], { claimStatusCode }));
    expect([claimStatusCode, hasButton(page)]).toEqual([claimStatusCode, claimStatusCode === "02"]);
  }
  for (const persona of ["dep-adult", "dep-minor"]) {
    expect(hasButton(await pageWith(world, wholeClaim(), persona))).toBe(false);
  }
});

test("HOME-35 T-32 the button asks for the claim's document and leads to it", async () => {
  const paid = await getClaimWhere(world, (it) => it.claimStatusCode === "02");
  const path = `/claims/medical/${paid.id}/0`;
  const page = await browser.open(`${path}?from=2026-01-02`);
  expect(page.document.querySelector("main form")?.hasAttribute("action")).toBe(false);
  const { way, asked } = await pressEob(world, browser, path);
  expect(way).toEqual([303, expect.stringMatching(/^\/eobs\/EOB\d+$/)]);
  expect(asked).toEqual([{ claimId: paid.id }]);
});

test("HOME-36 without a document the button leads to the error page", async () => {
  await world.fault(
    { path: "claims/{type}/{id}", body: wholeClaim() },
    { path: "v2/eobs", body: { content: [] } },
  );
  const { way, asked } = await pressEob(world, await world.enter("sub"), "/claims/medical/C1/0");
  expect([way, asked.length]).toEqual([[303, "/error/404"], 1]);
});

test("ROLE-12 a press that no button offered asks nothing of v2/eobs", async () => {
  const dependent = await world.enter("dep-adult");
  const theirs = await getClaimWhere(world, (it) => it.claimStatusCode === "02", { suffix: 1 });
  const denied = await getClaimWhere(world, (it) => it.claimStatusCode === "03");
  for (const [who, path] of [
    [dependent, `/claims/medical/${theirs.id}/1`],
    [browser, `/claims/medical/${denied.id}/0`],
  ] as const) {
    expect(await pressEob(world, who, path)).toEqual({ way: [303, "/error/404"], asked: [] });
  }
});

test("HTTP-16 T-36 a fault of v2/eobs is shown in place, a way out around it", async () => {
  await world.fault(
    { path: "claims/{type}/{id}", body: wholeClaim() },
    { path: "v2/eobs", status: 500 },
  );
  const page = await (await world.enter("sub")).openPost("/claims/medical/C1/0", { intent: "eob" });
  expect([page.status, page.hops]).toEqual([500, []]);
  for (const words of ["Error code: 500", "Log out"]) expect(page.html).toContain(words);
});

test.each(["", "intent=pay"])(
  "HOME-35 a post of %j is refused, and asks for no EOB",
  async (fields) => {
    const calls = await world.callsDuring(async () => {
      expect((await browser.post("/claims/medical/C1/0", fields)).status).toBe(400);
    });
    expect(calls.filter(({ path }) => path.includes("eobs"))).toEqual([]);
  },
);
