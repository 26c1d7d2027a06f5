import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { sectionOf, textOf } from "#tests/harness/visitor.ts";
import type { Fault } from "#tests/harness/world.ts";
import { linesOf, SUMMARY } from "./summary-page.ts";

const world = useWorld();

async function summaryWith(...faults: readonly Fault[]) {
  const browser = await world.enter("sub");
  await world.fault(...faults);
  return browser.open(SUMMARY);
}

test.each([
  ["404", { status: 404 }],
  ["another form", { body: { tiers: "none" } }],
] as const)("S-13 dental answered by %s says so, and the others stand", async (_what, fault) => {
  const page = await summaryWith({ path: "benefits/dental", ...fault });
  expect(page.status).toBe(200);
  const dental = textOf(sectionOf(page.document, "Dental benefits"));
  expect(dental).toContain("We can't show your dental benefits right now");
  expect(dental).toContain("503-555-0100");
  expect(dental).not.toMatch(/\$|no benefits/i);
  expect(linesOf(page, "Dental")[0]?.[0]).toBe("JordanActive since 01/01/2021");
  expect(linesOf(page, "Medical")[0]?.[1]).toMatch(/met of/);
  expect(linesOf(page, "Vision")[0]?.[1]).toMatch(/used of/);
});

test("S-13 one member whose benefits cannot be read is named, the others stand", async () => {
  const page = await summaryWith({ path: "benefits/vision", status: 500, times: 1 });
  const cells = linesOf(page, "Vision").map((line) => line.slice(1).join());
  expect(cells.filter((cell) => cell === "Can't be shown right now")).toHaveLength(1);
  expect(cells.filter((cell) => /used of/.test(cell))).toHaveLength(3);
});

test("S-13 amounts without limits are said to be incomplete, and none is made up", async () => {
  const page = await summaryWith({ path: "benefits/limits", status: 500 });
  expect(page.status).toBe(200);
  const medical = textOf(sectionOf(page.document, "Medical benefits"));
  expect(medical).toContain("We couldn't read everything for Jordan, Theo, Marisol.");
  expect(linesOf(page, "Medical")[0]?.[1]).toMatch(/met of \$750.00/);
  // Their own amounts come from the limits alone.
  expect(linesOf(page, "Medical")[1]?.[1]).toBe("");
});

test("S-13 a tier that cannot be read is not replaced by the amounts of another", async () => {
  const amounts = { indivDeductible: "9000.00", indivDeductibleMet: "1.00" };
  const page = await summaryWith(
    { path: "benefits/limits", body: [] },
    {
      path: "benefits/medical",
      body: [
        { tierId: "innet", services: "all" },
        { tierId: "outnet", oopDeductibles: amounts },
      ],
    },
  );
  const medical = textOf(sectionOf(page.document, "Medical benefits"));
  expect(medical).not.toContain("$9,000.00");
  expect(medical).toContain("We couldn't read everything for Jordan");
});

test("S-13 figures that contradict each other are shown as they are, with whom to call", async () => {
  const limit = (coverageType: string, total: string, met: string, remaining: string) => ({
    productCategory: "V",
    coverageType,
    limitType: "Deductible - In Network",
    networkTier: "innet",
    total,
    totalMet: met,
    totalRemaining: remaining,
  });
  const body = [limit("INDIVIDUAL", "100.00", "30.00", "60.00")];
  const page = await summaryWith({ path: "benefits/limits", body });
  expect(linesOf(page, "Vision")[0]?.[1]).toBe("$30.00 met of $100.00$60.00 left");
  const vision = textOf(sectionOf(page.document, "Vision benefits"));
  expect(vision).toContain(
    "The figures we have for your vision benefits don't agree with each other.",
  );
  expect(vision).toContain("Call 503-555-0100");
  await world.mend();
  const whole = await summaryWith({
    path: "benefits/limits",
    body: [limit("INDIVIDUAL", "100.00", "30.00", "70.00")],
  });
  expect(textOf(sectionOf(whole.document, "Vision benefits"))).not.toContain("don't agree");
});

test("S-13 where nothing can be read the page is an error, never empty", async () => {
  const page = await summaryWith({ path: "benefits/*", status: 500 });
  expect(page.status).toBe(500);
  expect(page.text).not.toMatch(/No benefits/);
});

test("T-36 a session that is no longer accepted ends, whatever else was answered", async () => {
  const page = await summaryWith(
    { path: "benefits/vision", status: 401 },
    { path: "account", status: 401 },
  );
  expect(page.url.pathname).toBe("/login");
});

test("BENEFIT-26 without plan periods the summary stands, and says none", async () => {
  const page = await summaryWith({ path: "benefits/history", status: 500 });
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Benefits summary"]]);
  expect(linesOf(page, "Medical")[0]?.[1]).toMatch(/met of/);
  expect(page.text).not.toContain("Plan period");
});

test("S-13 a category without amounts says that there are none, unless some could not be read", async () => {
  const none = "There's no deductible, out-of-pocket maximum or annual limit to show.";
  const empty = [
    { path: "benefits/limits", body: [] },
    { path: "benefits/vision", body: [] },
  ];
  const page = await summaryWith(...empty);
  expect(textOf(sectionOf(page.document, "Vision benefits"))).toContain(none);
  expect(textOf(sectionOf(page.document, "Medical benefits"))).not.toContain(none);
  await world.mend();
  const lost = await summaryWith(
    { path: "benefits/limits", status: 500 },
    { path: "benefits/vision", body: [] },
  );
  expect(textOf(sectionOf(lost.document, "Vision benefits"))).not.toContain(none);
});
