import { expect, test } from "vitest";
import { elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Fault } from "#tests/harness/world.ts";
import { lookWith } from "./dental-page.ts";

const world = useWorld();

const DENTAL = "/history/2025-06-15/benefits/dental";

const pageWith = (...faults: readonly Fault[]) => lookWith(world, DENTAL, ...faults);

test("BENEFIT-26 plan periods that cannot be read are said so, the page stands", async () => {
  const page = await pageWith({ path: "benefits/history", status: 500 });
  expect(page.status).toBe(200);
  expect(page.text).toContain("We can't list your plan periods right now.");
  expect(page.text).not.toMatch(/No plan periods|Plan period 0/);
  expect(page.text).toContain("D2740");
  expect(elementOf(page, "#asOfDate").getAttribute("max")).toBe("2027-11-21");
});

test("S-23 no plan periods, or those of another category alone, are an empty text", async () => {
  const period = { effectiveDate: "2025-01-01", terminationDate: "2025-12-31", planName: "X" };
  for (const body of [[], [{ ...period, productCategory: "M" }]]) {
    const page = await pageWith({ path: "benefits/history", body });
    expect(page.text).toContain("No plan periods are on record.");
    expect(page.text).not.toContain("Plan period 01/01/2025");
    expect(page.text).toContain("D2740");
    await world.mend();
  }
});

test("S-12 limits that cannot be read leave the tier's amounts, and are said to be missing", async () => {
  const page = await pageWith({ path: "benefits/limits", status: 500 });
  expect(page.status).toBe(200);
  expect(textsOf(page, "main .alert")).toHaveLength(1);
  expect(page.text).toContain("D2740");
});
