import { expect, test } from "vitest";
import { realClaim, TOO_LATE } from "#tests/harness/gateway/real-claims.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { checkBill, verdictOf } from "./bill-page.ts";
import { linesOf, pageWith, stepsOf } from "./claim-page.ts";
import { rowsOf, seeWith } from "./claims-page.ts";

const world = useWorld();

/** What a dentist asks before care, answered as a claim. */
const estimate = realClaim("R80", [[{ billed: 800, discount: 100, paid: 350, copay: 350 }]], {
  patientFirstName: null,
  patientLastName: null,
  claimStatusDescription: "Pre-Treatment Estimate",
  paidDate: null,
});

test("T-74 T-88 of an estimate no page says that something is owed, or that it will be final", async () => {
  const page = await pageWith(world, estimate);
  expect(page.text).toContain("This is an estimate, made before care.");
  expect(page.text).toContain(
    "You'll know what you owe once your provider bills your plan for the care.",
  );
  expect(stepsOf(page)).toEqual(["Billed amount: $800.00"]);
  expect(linesOf(page).at(-1)).toEqual(["Total", "$800.00"]);
  expect(page.text).not.toMatch(/\$350\.00|final|Call us about this status/);
  const list = await seeWith(world, [estimate]);
  expect(rowsOf(list)[0]).toMatchObject({ status: "Pre-Treatment Estimate", owe: "Pending" });
  const year = await seeWith(world, [estimate], "/claims/year/2026");
  expect(year.text).not.toContain("$350.00");
  // Each of four members has one, beside claims of other types that are pending.
  const pendingIn = ({ text }: { text: string }) => /\d+ claims are still pending/.exec(text)?.[0];
  expect(pendingIn(year)).toBe(pendingIn(await seeWith(world, [], "/claims/year/2026")));
  expect(year.text).toContain("4 estimates, made before care, aren't in the totals.");
});

test("BILL-02 T-88 a bill is compared with no estimate", async () => {
  await world.fault({ path: "claims/medical", body: { content: [estimate], totalElements: 1 } });
  const browser = await world.enter("dep-adult");
  const page = await checkBill(browser, "Example Clinic", "10/28/2026", "350");
  expect(verdictOf(page)).toBe("We found no claim for this bill");
});

test("T-88 HELP-05 of an estimate that was refused the appeal page says no decision is under way, and takes a notice from before the care", async () => {
  const refused = realClaim("R81", [[{ billed: 800, discount: 800 }, TOO_LATE]], {
    claimStatusDescription: "Predetermination",
    serviceDateFrom: "2026-11-20",
    paidDate: null,
  });
  await world.fault({ path: "claims/{type}/{id}", body: refused });
  const path = "/claims/medical/R81/0/appeal?notice=2026-11-10";
  const page = await world.see("sub", path);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Reason: Filed too late.");
  expect(page.text).not.toMatch(/isn't final|still working|Choose the day of the service/);
  expect(page.text).toContain("Sunday, May 9, 2027");
});
