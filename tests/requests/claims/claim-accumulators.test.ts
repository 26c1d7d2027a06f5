import { expect, test } from "vitest";
import { linksOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { ownClaims } from "./claims-page.ts";

const world = useWorld();

const waysFrom = async (path: string, persona = "sub") => {
  const browser = await world.enter(persona);
  const links = linksOf(await browser.open(path), ".claim__main");
  return { browser, links: links.filter(([label]) => label.startsWith("See your")) };
};

/** A paid claim of this year or an earlier one that took something of the deductible. */
async function claimOf(type: "medical" | "dental", suffix: number, year: string) {
  const claims = await ownClaims(world, type, suffix);
  const found = claims.find(
    (claim) =>
      claim.serviceDateFrom.startsWith(year) &&
      claim.claimStatusDescription === "Paid" &&
      claim.claimDetails?.some(({ deductibleAmount }) => Number(deductibleAmount) > 0),
  );
  expect(found).toBeDefined();
  return `/claims/${type}/${found?.id}/${suffix}`;
}

test("a claim's deductible and what is owed lead to where they stand, on the member's own page", async () => {
  const { browser, links } = await waysFrom(await claimOf("medical", 0, "2026"));
  expect(links).toEqual([
    ["See your deductible", "/benefits/medical#deductible"],
    ["See your out-of-pocket maximum", "/benefits/medical#out-of-pocket-maximum"],
  ]);
  const page = await browser.open("/benefits/medical");
  for (const id of ["deductible", "out-of-pocket-maximum"]) {
    expect(page.document.querySelectorAll(`#${id}`)).toHaveLength(1);
  }
});

test("of another member, and of a plan period that is over, to that member's page of its last day", async () => {
  const { browser, links } = await waysFrom(await claimOf("medical", 1, "2025"));
  expect(links[0]).toEqual([
    "See your deductible",
    "/history/2025-12-31/benefits/medical?suffix=1#deductible",
  ]);
  const page = await browser.open("/history/2025-12-31/benefits/medical?suffix=1");
  expect([page.status, page.document.querySelectorAll("#deductible").length]).toEqual([200, 1]);
});

test("a pending claim counts toward nothing yet", async () => {
  const claims = await ownClaims(world, "medical", 0);
  const pending = claims.find(
    ({ claimStatusDescription }) => claimStatusDescription === "In Process",
  );
  const { links } = await waysFrom(`/claims/medical/${pending?.id}/0`);
  expect(links).toEqual([]);
});
