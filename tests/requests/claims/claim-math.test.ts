import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { lineAnswer, wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { barOf, getClaimWhere, linesOf, pageWith, stepsOf, totals } from "./claim-page.ts";

const world = useWorld();

const alertIn = (page: Awaited<ReturnType<typeof pageWith>>) =>
  textOf(page.document.querySelector("main .claim .alert"));

test("DATA-16 what a denied claim disallows is called denied in math, bar, lines and words", async () => {
  const refused = { disallowAmount: "100", paidAmount: "0", combinedMemberResponsibilityAmount: 0 };
  const none = { deductibleAmount: 0, copayAmount: 0, coinsuranceAmount: 0 };
  const line = lineAnswer({ ...refused, ...none, status: "Denied" });
  const status = { claimStatusDescription: "Denied", claimStatusCode: "03" };
  const page = await pageWith(world, wholeClaim([line], { ...status, ...totals("100", "0", "0") }));
  expect(stepsOf(page).slice(0, 3)).toEqual([
    "Billed amount: $100.00",
    "Plan discount: minus $0.00",
    "Denied: minus $100.00",
  ]);
  expect(barOf(page)).toBe("How the billed amount was split. Denied: $100.00");
  expect(textsOf(page, ".claim-lines tbody [data-label=Denied]")).toEqual(["$100.00"]);
  expect(textsOf(page, ".words summary")).toContain("Denied");
});

// The rules of the sums: app/rules/claims/claim-math.test.ts.
test("a claim that does not add up has a warning with a phone number, and no sum", async () => {
  const page = await pageWith(world, wholeClaim([lineAnswer()], totals("100", "60", "40")));
  expect(page.status).toBe(200);
  expect(alertIn(page)).toContain("The amounts on this claim don't add up. They're off by $20.00.");
  // No amount is at the top of the page, and none looks like a total.
  expect(page.document.querySelector(".limit__big, .math__owe")).toBeNull();
  expect(page.text).toContain("Amounts listed for your share");
  expect(alertIn(page)).toMatch(/Call 503-555-01\d\d$/);
  expect(stepsOf(page).join()).not.toMatch(/minus|equals/);
  expect(barOf(page)).toBeUndefined();
});

test("DATA-15 DATA-16 each amount of the lines and totals stands in its column, the math adds them up", async () => {
  // All amounts differ, within a line and in the totals.
  const lines = [
    lineAnswer({
      chargeAmount: "200",
      disallowAmount: "41",
      nonCoveredCharges: "7",
      paidAmount: "120",
      deductibleAmount: "17",
      copayAmount: "10",
      coinsuranceAmount: "5",
      combinedMemberResponsibilityAmount: "32",
    }),
    lineAnswer({
      chargeAmount: "100",
      disallowAmount: "13",
      nonCoveredCharges: "3",
      paidAmount: "60",
      deductibleAmount: "12",
      copayAmount: "8",
      coinsuranceAmount: "4",
      combinedMemberResponsibilityAmount: "24",
    }),
  ];
  const page = await pageWith(world, wholeClaim(lines, totals("300", "180", "56")));
  expect(linesOf(page).map(([_service, ...amounts]) => amounts)).toEqual([
    ["$200.00", "$41.00", "$7.00", "$120.00", "$17.00", "$10.00", "$5.00", "$32.00"],
    ["$100.00", "$13.00", "$3.00", "$60.00", "$12.00", "$8.00", "$4.00", "$24.00"],
    ["$300.00", "$54.00", "$10.00", "$180.00", "$29.00", "$18.00", "$9.00", "$56.00"],
  ]);
  expect(stepsOf(page)).toEqual([
    "Billed amount: $300.00",
    "Plan discount: minus $54.00",
    "Not covered: minus $10.00",
    "Plan paid: minus $180.00",
    "You owe: equals $56.00",
    "Deductible: $29.00",
    "Copay: $18.00",
    "Coinsurance: $9.00",
  ]);
  // The bar shows the same, and nothing is marked as wrong.
  expect(barOf(page)).toBe(
    "How the billed amount was split. Plan discount: $54.00, Not covered: $10.00, Plan paid: $180.00, You owe: $56.00",
  );
  expect(alertIn(page)).toBe("");
});

test("DATA-16 a dental line has its code, category, tooth, and the procedure it was paid as", async () => {
  const fits = ({ claimDetails }: { claimDetails?: unknown }) =>
    JSON.stringify(claimDetails).includes('"alternateDentalProcedure":{');
  const claim = await getClaimWhere(world, fits, { type: "dental" });
  const wire = claim.claimDetails?.find((line) => line.alternateDentalProcedure);
  const page = await world.see("sub", `/claims/dental/${claim.id}/0`);
  const line = linesOf(page).find(([service]) => service?.includes("Paid as:"))?.[0] ?? "";
  expect(line).toContain(wire?.dentalProcedure?.procedureDescription);
  expect(line).toContain(`Dental code ${wire?.dentalProcedure?.procedureCode}`);
  expect(line).toContain(`Category ${wire?.dentalCategory}`);
  expect(line).toContain(`Paid as: ${wire?.alternateDentalProcedure?.procedureDescription}`);
  expect(textsOf(page, "h1")).toEqual(["Dental claim"]);
});
