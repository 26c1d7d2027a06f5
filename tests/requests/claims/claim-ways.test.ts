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

test("ROUTE-49 the back link of a claim keeps the list's own filters, and nothing else", async () => {
  const elsewhere = "https%3A%2F%2Fevil.example";
  for (const [query, kept] of [
    ["?type=dental&member=1", "?type=dental&member=1"],
    [`?sort=owe-asc&page=2&utm=x&next=${elsewhere}`, "?sort=owe-asc&page=2"],
    ["?member=9", ""],
    ["?next=//evil.example", ""],
  ] as const) {
    expect([query, await backOf(medical + query)]).toEqual([query, `/claims${kept}`]);
  }
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

test("the deductible and the amount owed of a claim link to the member's own benefits page", async () => {
  expect(await seeLinksOf(isDeducted("2026"))).toEqual([
    ["See your deductible", "/benefits/medical#deductible"],
    ["See your out-of-pocket maximum", "/benefits/medical#out-of-pocket-maximum"],
  ]);
  const page = await browser.open("/benefits/medical");
  for (const id of ["deductible", "out-of-pocket-maximum"]) {
    expect(page.document.querySelectorAll(`#${id}`)).toHaveLength(1);
  }
});

test("the deductible of a dependent's claim of last year links to their page of that period's last day", async () => {
  const path = "/history/2025-12-31/benefits/medical?suffix=1";
  const [first] = await seeLinksOf(isDeducted("2025"), 1);
  expect(first).toEqual(["See their deductible", `${path}#deductible`]);
  const page = await browser.open(path);
  expect([page.status, page.document.querySelectorAll("#deductible").length]).toEqual([200, 1]);
});

test.each([
  ["a payment", ["#annual-limit"], { paidAmount: 80, combinedMemberResponsibilityAmount: 0 }],
  ["an amount owed alone", [], { paidAmount: 0, combinedMemberResponsibilityAmount: 80 }],
])("%s on a dental claim leads to these limits: %j", async (_what, limits, amounts) => {
  const { paidAmount, combinedMemberResponsibilityAmount } = amounts;
  const copay = { copayAmount: combinedMemberResponsibilityAmount, coinsuranceAmount: 0 };
  const more = { ...amounts, ...copay, deductibleAmount: 0 };
  const claim = wholeClaim([lineAnswer(more)], {
    patientFirstName: null,
    patientLastName: null,
    id: `D${paidAmount}`,
    claimType: "Dental",
    claimDetailTotals: {
      chargeAmountTotal: 100,
      paidAmountTotal: paidAmount,
      combinedMemberResponsibilityAmount,
    },
  });
  await world.fault({ path: "claims/{type}/{id}", body: claim });
  const page = await browser.open(`/claims/dental/${claim.id}/0`);
  const found = linksOf(page, ".claim__main").map(([, href]) => hrefOf(href));
  expect(found.filter((href) => href.includes("/benefits/"))).toEqual(
    limits.map((hash) => `/benefits/dental${hash}`),
  );
  await world.mend();
});

const hasButton = ({ document }: Page) =>
  document.querySelector('main form[method="post"] button[name="intent"][value="eob"]') !== null;

test("ROLE-12 CONST-23 the subscriber's claims of status 02 have an EOB button, dependents' claims none", async () => {
  for (const claimStatusCode of ["02", "01"]) {
    const page = await pageWith(world, wholeClaim([lineAnswer()], { claimStatusCode }));
    expect([claimStatusCode, hasButton(page)]).toEqual([claimStatusCode, claimStatusCode === "02"]);
  }
  expect(hasButton(await pageWith(world, wholeClaim(), "dep-adult"))).toBe(false);
});

test("HOME-35 T-32 the claim's EOB button asks for the claim's document and leads to it", async () => {
  const paid = await getClaimWhere(world, (it) => it.claimStatusCode === "02");
  const path = `/claims/medical/${paid.id}/0`;
  const page = await browser.open(`${path}?from=2026-01-02`);
  expect(page.document.querySelector("main form")?.hasAttribute("action")).toBe(false);
  const { way, asked } = await pressEob(world, browser, path);
  expect(way).toEqual([303, expect.stringMatching(/^\/eobs\/EOB\d+$/)]);
  expect(asked).toEqual([{ claimId: paid.id }]);
});

test("HOME-36 without a document the claim's EOB button leads to the error page", async () => {
  await world.fault(
    { path: "claims/{type}/{id}", body: wholeClaim() },
    { path: "v2/eobs", body: { content: [] } },
  );
  const { way, asked } = await pressEob(world, await world.enter("sub"), "/claims/medical/C1/0");
  expect([way, asked.length]).toEqual([[303, "/error/404"], 1]);
});

test("a posted EOB press without a button on the page is not found, and v2/eobs is not asked", async () => {
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

test.each(["", "intent=pay"])(
  "HOME-35 a claim page's post of %j is refused, and asks for no EOB",
  async (fields) => {
    const calls = await world.callsDuring(async () => {
      expect((await browser.post("/claims/medical/C1/0", fields)).status).toBe(400);
    });
    expect(calls.filter(({ path }) => path.includes("eobs"))).toEqual([]);
  },
);

test.each([
  ["term", "2026-09-29", 2],
  ["term", "2026-09-30", 0],
  ["noelig", "2026-09-29", 0],
  ["future", "2026-11-30", 0],
  ["sub", "2025-11-10", 2],
])(
  "T-88 a claim of %s with care on %s leads to the amounts of that day's coverage, if there was any",
  async (persona, serviceDateFrom, count) => {
    const claim = wholeClaim([lineAnswer()], {
      serviceDateFrom,
      patientFirstName: null,
      patientLastName: null,
    });
    const page = await pageWith(world, claim, persona);
    expect(page.status).toBe(200);
    expect(page.text.match(/See your (?:deductible|out-of-pocket maximum)/g) ?? []).toHaveLength(
      count,
    );
  },
);
