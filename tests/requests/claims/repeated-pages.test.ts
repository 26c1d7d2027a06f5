import { expect, test } from "vitest";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { realClaim } from "#tests/harness/gateway/real-claims.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { countOf } from "./claims-page.ts";

const world = useWorld();

const visit = (id: string) =>
  realClaim(id, [[{ billed: 100, discount: 20, paid: 60, copay: 20 }]], {
    serviceDateFrom: "2026-10-12",
  });
const PART = "The list we got may not be complete. Claims may be missing";

/** The gateway counts four claims, and sends two of them twice. */
const repeat = () => {
  const [one, two] = [visit("R1"), visit("R2")];
  return world.fault({
    path: "claims/medical",
    body: { content: [one, two, one, two], totalElements: 4, totalPages: 1 },
  });
};

test("CLAIM-01 fewer different claims than the gateway counts are a gap in list, paper and file", async () => {
  await repeat();
  const list = await world.see("dep-adult", "/claims");
  expect(countOf(list)).toBe("Showing 2 claims");
  expect(list.text).toContain(PART);
  expect((await world.see("dep-adult", "/claims/print")).text).toContain(PART);
  const browser = await world.enter("dep-adult");
  const file = await browser.send("/claims/export.csv");
  expect(file.headers.get("content-disposition")).toContain("-incomplete.csv");
  expect(await file.text()).toContain(PART);
});

test("YEAR-02 a year whose lists repeat claims names them and has no total", async () => {
  await repeat();
  const year = await world.see("dep-adult", "/claims/year/2026");
  expect(year.text).toContain("The list we got of Theo");
  expect(textOf(elementOf(year, ".claims-year__totals"))).toContain("No total");
});

test("BILL-03 a bill is not without a claim while a list repeats claims", async () => {
  await repeat();
  const browser = await world.enter("dep-adult");
  const page = await browser.submit(await browser.open("/claims/check-a-bill"), "Check this bill", {
    Provider: "Somebody Else",
    "Day of service": "10/12/2026",
    "Amount the bill asks for": "20",
  });
  expect(textOf(elementOf(page, '[aria-label="What we found"] h2'))).toBe(
    "There are claims we couldn't compare",
  );
  expect(page.text).toContain("We couldn't compare all of Theo's medical claims");
});
