import { expect, test } from "vitest";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { realClaim, TOO_LATE } from "#tests/harness/gateway/real-claims.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { factsInCsv } from "../account/my-data/my-data-facts.ts";
import { resourcesOf } from "../account/my-data/my-data-bundles.ts";
import { download } from "../account/my-data/my-data-of.ts";
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

test("T-74 T-88 no page says that an estimate is owed, or that it will be final", async () => {
  const page = await pageWith(world, estimate);
  expect(page.text).toContain("This was made before care.");
  expect(page.text).toContain(
    "You'll know what you owe once your provider bills your plan for the care.",
  );
  expect(stepsOf(page)).toEqual(["Price before care: $800.00"]);
  expect(page.text).not.toMatch(/Billed|What your provider charged/);
  expect(linesOf(page).at(-1)).toEqual(["Total", "$800.00"]);
  expect(page.text).not.toMatch(/\$350\.00|final|Call us about this status/);
  const list = await seeWith(world, [estimate]);
  expect(rowsOf(list)[0]).toMatchObject({ status: "Pre-Treatment Estimate", owe: "Before care" });
  const year = await seeWith(world, [estimate], "/claims/year/2026");
  expect(year.text).not.toContain("$350.00");
  // Each of four members has one, beside claims of other types that are pending.
  const pendingIn = ({ text }: { text: string }) => /\d+ claims are still pending/.exec(text)?.[0];
  expect(pendingIn(year)).toBe(pendingIn(await seeWith(world, [], "/claims/year/2026")));
  expect(year.text).toContain(
    "4 estimates or authorizations, made before care, aren't in the totals.",
  );
});

test("BILL-02 T-88 Check a bill never matches an estimate", async () => {
  await world.fault({ path: "claims/medical", body: { content: [estimate], totalElements: 1 } });
  const browser = await world.enter("dep-adult");
  const page = await checkBill(browser, "Example Clinic", "10/28/2026", "350");
  expect(verdictOf(page)).toBe("We found no claim for this bill");
});

test("T-88 HELP-05 the appeal page of a refused authorization promises no decision, and accepts a notice dated before the care", async () => {
  const denied = realClaim("R81", [[{ billed: 800, discount: 800 }, TOO_LATE]], {
    claimStatusDescription: "Prior Authorization",
    serviceDateFrom: "2026-11-20",
    paidDate: null,
  });
  await world.fault({ path: "claims/{type}/{id}", body: denied });
  const path = "/claims/medical/R81/0/appeal?notice=2026-11-10";
  const page = await world.see("sub", path);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Reason: Filed too late.");
  expect(page.text).not.toMatch(/isn't final|still working|Choose the day of the service/);
  expect(page.text).toContain("Sunday, May 9, 2027");
});

const paid = realClaim("R82", [[{ billed: 90, discount: 20, paid: 50, copay: 20 }]]);
const pending = realClaim("R83", [[{ billed: 40 }]], { claimStatusDescription: "In Process" });

test("T-74 T-88 lists, prints and files call no estimate pending, and sum it up nowhere", async () => {
  const list = await seeWith(world, [estimate, paid]);
  expect(list.text).not.toContain("Pending");
  expect(list.text).toContain(
    "1 estimate or authorization, made before care, isn't in the totals.",
  );
  const print = await seeWith(world, [estimate, paid], "/claims/print");
  expect(print.text).not.toContain("Pending");
  expect(print.text).toContain(
    "1 estimate or authorization, made before care, isn't in the totals.",
  );
  expect(textOf(print.document.querySelector("tfoot tr"))).toBe("Total$90.00$50.00$20.00");
  const both = await seeWith(world, [estimate, pending, paid], "/claims/print");
  expect(both.text).toContain("Pending claims aren't counted in “Plan paid” and “You owe”.");
  const { html } = await seeWith(world, [estimate], "/claims/export.csv");
  expect(html).toContain('800.00,,,"This was made before care. You don\'t owe anything for it."');
  await world.fault({ path: "claims/medical", body: { content: [estimate], totalElements: 1 } });
  const home = textOf(elementOf(await world.see("dep-adult", "/home"), ".claims-card"));
  expect(home).toContain("You owe Before care");
});

test("T-74 T-88 an EOB of an estimate says that nobody owes it, and not that it will be final", async () => {
  await seeWith(world, [estimate]);
  const explained = { id: "R80", firstName: "Jordan", lastName: "Testa-Lindqvist" };
  const eob = {
    documentId: "E1",
    date: "2026-11-06",
    typeOfClaims: "Medical",
    claims: [{ ...explained, chargeAmount: 800, patientResponsibility: 350 }],
  };
  await world.fault(
    { path: "claims/medical", body: { content: [estimate], totalElements: 1 } },
    { path: "claims/{type}/{id}", body: estimate },
    { path: "v2/eobs", body: pageAnswer([eob]) },
    { path: "eobs/eob-detail", body: eob },
  );
  for (const path of ["/eobs", "/eobs/E1"]) {
    const page = await world.see("sub", path);
    expect(page.text).toContain("This was made before care. You don't owe it.");
    expect(page.text).not.toContain("final");
  }
  await world.mend();
  const both = { ...eob, claims: [...eob.claims, { ...explained, id: "R82" }] };
  await world.fault(
    { path: "claims/medical", body: { content: [estimate, paid], totalElements: 2 } },
    { path: "v2/eobs", body: pageAnswer([both]) },
  );
  expect((await world.see("sub", "/eobs")).text).toContain("A claim here was made before care");
});

test("T-74 T-88 the file of a member's data counts what is decided alone, and knows of nothing else that it adds up", async () => {
  const unknown = realClaim("R84", [[{ billed: 90 }, { disallowAmount: null }]]);
  const content = [estimate, pending, unknown, paid];
  await world.fault({ path: "claims/medical", body: { content, last: true } });
  const files = await download(await world.enter("dep-adult"));
  const { claims } = factsInCsv(files);
  const said = claims
    .filter(({ type }) => type === "Medical")
    .map(({ claimId, counted, contradictory }) => [claimId, counted, contradictory]);
  expect(said).toEqual([
    ["R80", "No", undefined],
    ["R83", "No", undefined],
    ["R84", "Yes", undefined],
    ["R82", "Yes", "No"],
  ]);
  const statuses = resourcesOf(files, "claims").map((it) => it.at("status"));
  expect(new Set(statuses)).toEqual(new Set(["active"]));
});

test("T-74 T-86 a canceled claim that gives only the billed amount is nowhere called pending: not on its page, in lists or years", async () => {
  const canceled = { ...pending, id: "R85", claimStatusDescription: "Canceled" };
  const page = await pageWith(world, canceled);
  expect(page.text).toContain("Its amounts no longer count.");
  expect(page.text).not.toMatch(/final|are missing|Pending/);
  const list = await seeWith(world, [canceled]);
  expect(rowsOf(list)[0]?.owe).toBe("$0.00 This was taken back");
  const year = await seeWith(world, [canceled], "/claims/year/2026");
  const usual = await seeWith(world, [], "/claims/year/2026");
  const pendingIn = ({ text }: { text: string }) => /\d+ claims are still pending/.exec(text)?.[0];
  expect(pendingIn(year)).toBe(pendingIn(usual));
});

// Claims that nobody has decided, by their own status or by that of one of their lines.

const PAID = { billed: 100, discount: 20, paid: 60, copay: 20 };
const halfDecided = realClaim("R50", [
  [PAID, { status: "Paid" }],
  [{ billed: 50 }, { status: "In Process" }],
]);
const onHold = realClaim("R51", [[{ billed: 90 }, { status: "Pended" }]], {
  claimStatusDescription: "Adjusted",
});
/** Its amounts are known and add up, and may still change. */
const estimated = realClaim("R53", [[PAID]], { claimStatusDescription: "In Process" });

test.each([
  ["Paid", halfDecided, "We're working on this claim. Amounts may still change."],
  ["Adjusted", onHold, "This claim is on hold until we get more information or finish a review."],
])(
  "T-74 T-88 the page of a claim with a line under way says that it is not final, though it is %s",
  async (_status, claim, said) => {
    const page = await pageWith(world, claim);
    expect(page.text).toContain("This claim isn't final yet.");
    expect(page.text).toContain(said);
    expect(page.document.querySelector(".limit__big")).toBeNull();
    expect(page.text).not.toMatch(/may have paid it|has processed this claim|Paid on/);
  },
);

test("T-74 YEAR-01 a claim that is, or has a line, under way is pending in the list, on home and in its year", async () => {
  const content = [halfDecided, onHold, estimated];
  const list = await seeWith(world, content);
  expect(rowsOf(list).map(({ owe }) => owe)).toEqual(["Pending", "Pending", "Pending"]);
  const home = await seeWith(world, content, "/home");
  expect(textOf(home.document.querySelector(".claims-card")).split("Pending")).toHaveLength(4);
  const year = await seeWith(world, content, "/claims/year/2026");
  expect(year.text).toMatch(/claims are still pending/);
  expect(year.text).toContain("Medical$0.00$0.00$0.00$0.00");
});

test("BILL-02 no bill is right while a line of its claim is under way", async () => {
  const browser = await world.enter("dep-adult");
  await world.fault({ path: "claims/medical", body: { content: [halfDecided], last: true } });
  const page = await checkBill(browser, "Example Clinic", "10/28/2026", "20");
  expect(verdictOf(page)).toBe("Wait until your claim is final");
});
