import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { linkOf, sectionOf, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { lineAnswer, wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { getClaimWhere, linesOf, pageWith, totals, barOf, stepsOf } from "./claim-page.ts";
import { openList } from "./claims-page.ts";
import { factsOf } from "../home/home-page.ts";

const world = useWorld();

const ABOUT = "About this claim";
const denialOf = ({ document }: Page) =>
  textOf(document.querySelector('section[aria-label="What you can do"]'));

test("ROUTE-49 CLAIM-04 T-35 T-86 the details link of home opens the claim and its list, with its suffix", async () => {
  const browser = await world.enter("sub");
  const link = linkOf((await browser.open("/home")).document, "Details");
  const href = link.getAttribute("href") ?? "";
  expect(href).toMatch(/^\/claims\/medical\/\d+\/0$/);
  const { page, asked } = await openList(world, browser, href);
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Medical claim"]]);
  expect(textsOf(page, "title")[0]).toMatch(/ – Claim - /);
  expect(asked.map(({ method, path, query }) => [method, path, query])).toEqual([
    // What became of the claim home has read.
    ["GET", href.slice(0, -2), { suffix: "0" }],
  ]);
});

test("DATA-15 DATA-16 the claim's page has its facts, status, amount owed and lines", async () => {
  const page = await pageWith(world, wholeClaim());
  expect(factsOf(page, ABOUT)).toEqual({
    "Claim number": "C1",
    Patient: "Ada Example",
    Provider: "Example Clinic",
    "Service date": "10/28/2026",
    "Paid to": "Example Billing Group",
    "Check amount": "$60.00",
  });
  expect(page.text).toContain("Paid on 11/06/2026Your plan has processed this claim.");
  const [line] = linesOf(page);
  expect(line?.[0]).toBe("Office visitLine 1 · 10/28/2026 · Procedure code 99214");
  expect(linesOf(page).at(-1)?.[0]).toBe("Total");
  expect(textOf(page.document.querySelector(".limit__big"))).toBe("$20.00");
});

test("CLAIM-04 the notice of a denial stands below the heading, before any amount", async () => {
  const line = lineAnswer({ status: "Denied" });
  const page = await pageWith(world, wholeClaim([line], { claimStatusDescription: "Denied" }));
  const names = page.document
    .querySelectorAll(".claim > section")
    .map((it) => it.getAttribute("aria-label") ?? textOf(it.querySelector("h2")));
  expect(names.slice(0, 3)).toEqual(["What you can do", "How we calculated what you owe", ABOUT]);
  // Something was paid, so not all of it was denied.
  expect(denialOf(page)).toContain("Your plan didn't pay for all of this claim.");
  expect(denialOf(page)).toMatch(/Call 503-555-01\d\dGet help in your language$/);
  expect(textOf(sectionOf(page.document, ABOUT))).not.toContain("Your plan");
});

test("CLAIM-06 the page of an undecided claim shows its bill, and no zero amounts", async () => {
  const nothing = { paidAmount: "0", combinedMemberResponsibilityAmount: "0", copayAmount: "0" };
  const others = { disallowAmount: "0", deductibleAmount: "0", coinsuranceAmount: "0" };
  for (const claimStatusDescription of ["In Process", "Under external review"]) {
    const bill = lineAnswer({ status: claimStatusDescription, ...nothing, ...others });
    const claim = wholeClaim([bill], {
      claimStatusDescription,
      claimStatusCode: "01",
      ...totals("100.00", "0.00", "0.00"),
      claimCheck: { checkPayeeAmount: "0.00" },
    });
    const page = await pageWith(world, claim);
    expect.soft(page.text, claimStatusDescription).not.toContain("$0.00");
    expect.soft(linesOf(page).map((row) => row.slice(1))).toEqual([["$100.00"], ["$100.00"]]);
    expect.soft(page.text).toContain("You'll see the other amounts when the claim is final.");
    expect.soft(textsOf(page, ".words summary")).toEqual(["Billed amount"]);
    const facts = Object.keys(factsOf(page, ABOUT));
    expect.soft(facts.filter((it) => ["Paid to", "Check amount"].includes(it))).toEqual([]);
  }
});

test("S-21 T-28 a claim stays open to a member who was covered, or never was", async () => {
  for (const persona of ["term", "noelig"]) {
    const page = await pageWith(world, wholeClaim(), persona);
    expect([page.status, page.hops]).toEqual([200, []]);
    expect(page.text).toContain("Claim numberC1");
  }
});
const alertIn = (page: Awaited<ReturnType<typeof pageWith>>) =>
  textOf(page.document.querySelector("main .claim .alert"));

// The rules of the sums: app/rules/claims/lines/claim-math.test.ts.
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
    "Over allowed amount: minus $54.00",
    "Not covered: minus $10.00",
    "Plan paid: minus $180.00",
    "You owe: equals $56.00",
    "Deductible: $29.00",
    "Copay: $18.00",
    "Coinsurance: $9.00",
  ]);
  // The bar shows the same, and nothing is marked as wrong.
  expect(barOf(page)).toBe(
    "How the billed amount was split. Over allowed amount: $54.00, Not covered: $10.00, Plan paid: $180.00, You owe: $56.00",
  );
  expect(alertIn(page)).toBe("");
});

test("CLAIM-05 a claim without lines has the words of its totals, with what another payer paid", async () => {
  const { claimDetailTotals } = totals("100", "60", "20");
  const paid = { claimDetailTotals: { ...claimDetailTotals, otherPayerPaid: "20" } };
  const page = await pageWith(world, wholeClaim([], paid));
  expect(textsOf(page, ".words summary")).toContain("Others paid");
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
