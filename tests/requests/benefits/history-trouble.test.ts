import { expect, test } from "vitest";
import { elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Fault } from "#tests/harness/world.ts";

const world = useWorld();

const DENTAL = "/history/2025-06-15/benefits/dental";

async function pageWith(...faults: readonly Fault[]) {
  const browser = await world.enter("sub");
  await world.fault(...faults);
  return browser.open(DENTAL);
}

test("BENEFIT-26 plan periods that cannot be read are said so, the page stands", async () => {
  const page = await pageWith({ path: "benefits/history", status: 500 });
  expect(page.status).toBe(200);
  expect(page.text).toContain("We can't list your plan periods right now.");
  expect(page.text).not.toMatch(/No plan periods|Plan period 0/);
  expect(page.text).toContain("D2740");
  expect(elementOf(page, "#asOfDate").getAttribute("max")).toBe("2027-11-21");
});

test("S-23 no plan periods are an empty text", async () => {
  const page = await pageWith({ path: "benefits/history", body: [] });
  expect(page.text).toContain("No plan periods are on record.");
  expect(page.text).toContain("D2740");
});

test("S-23 plan periods of another category are no choice here", async () => {
  const period = { effectiveDate: "2025-01-01", terminationDate: "2025-12-31", planName: "X" };
  const page = await pageWith({
    path: "benefits/history",
    body: [{ ...period, productCategory: "M" }],
  });
  expect(page.text).toContain("No plan periods are on record.");
  expect(page.text).not.toContain("Plan period 01/01/2025");
});

test.each([500, 404, 503])(
  "S-12 dental answered by %d is an error page, never empty",
  async (status) => {
    const page = await pageWith({ path: "benefits/dental", status });
    expect(page.status).toBeGreaterThanOrEqual(404);
    expect(page.text).not.toMatch(/No dental|lists no services/);
  },
);

test("S-12 limits that cannot be read leave the tier's amounts, and are said to be missing", async () => {
  const page = await pageWith({ path: "benefits/limits", status: 500 });
  expect(page.status).toBe(200);
  expect(textsOf(page, "main .alert")).toHaveLength(1);
  expect(page.text).toContain("D2740");
});
