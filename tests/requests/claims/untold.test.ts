import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { realClaim, TOO_LATE } from "#tests/harness/gateway/real-claims.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { factsInCsv } from "../account/my-data/my-data-facts.ts";
import { download } from "../account/my-data/my-data-of.ts";
import { checkBill, verdictOf } from "./bill-page.ts";
import { linesOf, stepsOf } from "./claim-page.ts";
import { haveOnlyClaims, rowsOf } from "./claims-page.ts";

// What an answer does not tell no page says: which claim holds, what was denied, what is owed (T-86, T-88).

const world = useWorld();

const have = (...claims: readonly WholeClaim[]) => haveOnlyClaims(world, claims);

const OWN = { patientFirstName: null, patientLastName: null };
const see = (path: string) => world.see("dep-adult", path);
const seeClaim = (id: string) => see(`/claims/medical/${id}/1`);
const owedIn = async () => rowsOf(await see("/claims")).map(({ owe }) => owe);
const verdictOn = async (amount: string) =>
  verdictOf(
    await checkBill(await world.enter("dep-adult"), "Example Clinic", "10/28/2026", amount),
  );
const visit = { billed: 300, discount: 100, paid: 160, copay: 40 };

test("T-86 BILL-02 an adjusted claim and another of its visit and bill may change each other, unless one names the other", async () => {
  const again = realClaim("U2", [[{ ...visit, paid: 140, copay: 60 }]], {
    ...OWN,
    claimStatusDescription: "Adjusted",
  });
  const first = realClaim("U1", [[visit]], OWN);
  await have(again, first);
  expect(await owedIn()).toEqual(["$60.00 This may still change", "$40.00 This may still change"]);
  expect((await seeClaim("U2")).text).not.toContain("Use the amounts on this page");
  expect(await verdictOn("100.00")).toBe("What is this bill for?");
  await have({ ...again, replaces: "U1" }, first);
  expect(await owedIn()).toEqual(["$60.00", "$40.00 Replaced by a newer claim"]);
});

test("BILL-02 a bill of some days of a stay is compared with their sum", async () => {
  const dayOf = (serviceDateFrom: string, copay: number) =>
    [{ billed: 100, discount: 20, paid: 80 - copay, copay }, { serviceDateFrom }] as const;
  const days = [dayOf("2026-10-28", 20), dayOf("2026-10-29", 30), dayOf("2026-10-30", 10)];
  await have(realClaim("U1", days, OWN));
  const page = await checkBill(
    await world.enter("dep-adult"),
    "Example Clinic",
    "10/28/2026",
    "50.00",
  );
  expect(verdictOf(page)).toBe("This bill matches what you owe");
  expect(page.text).toContain("Your plan says you owe $50.00 for those days.");
  expect(await verdictOn("55.00")).toBe("What is this bill for?");
});

test("T-86 no page says which of two equal claims was taken back", async () => {
  const back = realClaim("U3", [[{ billed: -300, discount: -100, paid: -160 }]], OWN);
  await have(back, realClaim("U2", [[visit]], OWN), realClaim("U1", [[visit]], OWN));
  expect(await owedIn()).toEqual([
    "$0.00 An earlier amount was taken back",
    "$40.00 This may still change",
    "$40.00 This may still change",
  ]);
  const print = await see("/claims/print");
  expect(textOf(elementOf(print, "main tfoot"))).toBe("Total$300.00$160.00$40.00");
});

test("T-86 a claim may change where a reversal of another day has its bill and payment", async () => {
  const back = realClaim("U2", [[{ billed: -300, discount: -100, paid: -160 }]], {
    ...OWN,
    serviceDateFrom: "2026-11-02",
  });
  await have(back, realClaim("U1", [[visit]], OWN));
  expect((await owedIn()).at(-1)).toBe("$40.00 This may still change");
  expect((await seeClaim("U2")).text).not.toContain("same day");
});

test("HELP-02 T-88 the service that a claim denied in part disallows whole is what was denied", async () => {
  const lines = [[{ billed: 80, discount: 80 }], [visit]] as const;
  await have(realClaim("U1", lines, { ...OWN, claimStatusDescription: "Denied in part" }));
  const page = await seeClaim("U1");
  expect(stepsOf(page).slice(0, 3)).toEqual([
    "Billed amount: $380.00",
    "Over allowed amount: minus $100.00",
    "Not allowed: minus $80.00",
  ]);
  expect(linesOf(page)[0]?.[0]).toContain("Your plan didn't accept all or part of this charge.");
  const appeal = await see("/claims/medical/U1/1/appeal");
  expect(appeal.text).not.toContain("doesn't say which services");
  await have(realClaim("U1", lines, OWN));
  expect((await seeClaim("U1")).text).not.toContain("Denied");
});

test("HELP-01 T-88 what is refused before care can be appealed only where it is an authorization", async () => {
  const refused = (claimStatusDescription: string) =>
    realClaim("U1", [[{ billed: 90, discount: 90 }, TOO_LATE]], { ...OWN, claimStatusDescription });
  for (const [status, found] of [
    ["Predetermination Denied", 404],
    ["Treatment plan", 404],
    ["Prior authorization denied", 200],
  ] as const) {
    await have(refused(status));
    const page = await seeClaim("U1");
    expect(page.text).toContain("This was made before care.");
    expect(page.text.includes("an appeal")).toBe(found === 200);
    expect((await see("/claims/medical/U1/1/appeal")).status).toBe(found);
    expect((await see("/claims")).html.includes("/U1/1/appeal")).toBe(found === 200);
    expect(page.text).not.toMatch(/estimate/i);
  }
});

test("HELP-01 HELP-04 T-88 an authorization that only its status refuses leads to an appeal, which asks for approval", async () => {
  const status = "Prior authorization - not approved";
  const body = { ...OWN, claimStatusDescription: status, paidDate: null };
  await have(realClaim("U1", [[{ billed: 800 }, { status: "Paid" }]], body));
  expect((await see("/claims")).html).toContain("/U1/1/appeal");
  const page = await seeClaim("U1");
  expect(page.text).toContain("Your plan didn't approve this care.");
  expect(page.text).toContain("You can ask for a review of the decision (an appeal).");
  expect(page.text).not.toMatch(/Status Paid|Paid on/);
  const browser = await world.enter("dep-adult");
  const appeal = await browser.open("/claims/medical/U1/1/appeal");
  expect(appeal.text).toContain("What your plan didn't approve");
  expect(appeal.text).toContain("Ask for a faster review");
  const letter = await browser.submit(appeal, "Make my letter", {});
  expect(letter.text).toContain("Please review your decision not to approve these services:");
  expect(textOf(elementOf(letter, ".letter"))).not.toContain("billed");
});

test("HELP-01 T-86 a drug that was rejected and filled on one day leads to the other claim before an appeal", async () => {
  const drug = { serviceDescription: { description: "Examplastatin 20 mg" }, cptCode: null };
  const refused = realClaim(
    "U1",
    [
      [
        { billed: 90, discount: 90 },
        { ...drug, ...TOO_LATE },
      ],
    ],
    {
      ...OWN,
      claimStatusDescription: "Rejected",
    },
  );
  await have(refused);
  expect((await see("/claims")).text).toContain("1 denied claim you can appeal");
  expect((await seeClaim("U1")).text).not.toContain("Another claim for the same service");
  await have(realClaim("U2", [[visit, drug]], OWN), refused);
  expect((await see("/claims")).text).not.toContain("denied claim you can appeal");
  for (const path of ["/claims/medical/U1/1", "/claims/medical/U1/1/appeal"]) {
    const page = await see(path);
    expect(page.text).toContain("Another claim for the same service that day was accepted.");
    expect(page.html).toContain('href="/claims/medical/U2/1"');
  }
});

test("T-86 a fill beside one that is called reversed and has no amounts may change", async () => {
  const drug = { serviceDescription: { description: "Examplastatin 20 mg" }, cptCode: null };
  await have(
    realClaim("U2", [[{ billed: 0 }, drug]], { ...OWN, claimStatusDescription: "Reversed" }),
    realClaim("U1", [[visit, drug]], OWN),
  );
  expect(await owedIn()).toEqual(["$0.00 This was taken back", "$40.00 This may still change"]);
});

test("T-88 a claim that was forwarded is pending, one that awaits payment has no day of payment, a duplicate is denied", async () => {
  const seen = async (claimStatusDescription: string) => {
    const paid = { status: null };
    await have(realClaim("U1", [[visit, paid]], { ...OWN, claimStatusDescription }));
    return { text: (await seeClaim("U1")).text, owed: await owedIn() };
  };
  const forwarded = await seen("Forwarded to another payer");
  expect(forwarded.text).toContain(
    "This claim was sent on to another plan or office, which may change what you owe.",
  );
  expect(forwarded.owed).toEqual(["Pending"]);
  expect(await verdictOn("40.00")).toBe("Wait until your claim is final");
  const processed = await seen("Processed, forwarded to another payer");
  expect(processed.text).toContain("Processed, forwarded to another payer");
  expect(processed.text).toContain("Wait for the answer before you pay.");
  expect(processed.text).not.toMatch(/has processed|Paid on/);
  expect(processed.owed).toEqual(["Pending"]);
  const awaited = await seen("Awaiting payment");
  expect(awaited.text).toContain("Your plan hasn't paid this claim yet.");
  expect(awaited.text).not.toMatch(/Paid on|Call us about this status/);
  expect(awaited.owed).toEqual(["$40.00"]);
  const awaitedPage = await seeClaim("U1");
  expect(stepsOf(awaitedPage)).toContain("Plan will pay: minus $160.00");
  expect(awaitedPage.text).not.toContain("Plan paid");
  const unpaid = "Your plan hasn't paid 1 claim yet, so that isn't in “Plan paid”.";
  for (const path of ["/claims", "/claims/print", "/claims/year/2026?list=all"]) {
    const page = await see(path);
    expect(page.text).toContain(unpaid);
    expect(textOf(elementOf(page, "main"))).not.toContain("$160.00");
  }
  expect((await see("/claims/export.csv")).html).not.toContain("160.00");
  const part = await seen("Partially paid");
  expect(part.text).toContain("Your plan has processed this claim.");
  await have(
    realClaim("U1", [[{ billed: 90, discount: 90 }, { status: null }]], {
      ...OWN,
      claimStatusDescription: "Duplicate",
    }),
  );
  const duplicate = await seeClaim("U1");
  expect(duplicate.text).toContain("Your plan decided not to pay for this claim.");
  expect(stepsOf(duplicate)).toContain("Not allowed: minus $90.00");
});

test("BILL-02 T-88 a charge that is owed in full for the carrier's own reason adds up", async () => {
  const reason = { medicalLineDisallowed: { code: "119", description: "Maximum reached" } };
  const line = { ...reason, combinedMemberResponsibilityAmount: 200 };
  await have(
    realClaim("U1", [[{ billed: 200, discount: 200 }, line]], {
      ...OWN,
      claimDetailTotals: {
        chargeAmountTotal: 200,
        paidAmountTotal: 0,
        combinedMemberResponsibilityAmount: 200,
      },
    }),
  );
  expect(await owedIn()).toEqual(["$200.00"]);
  expect((await seeClaim("U1")).text).toContain("Reason: Maximum reached.");
  expect(await verdictOn("200.00")).toBe("Your plan doesn't cover all or part of this");
});

test.each([
  ["Pended", "If we asked you for information, please send it."],
  ["In Process", "We're working on this claim."],
])(
  "T-74 T-88 a paid claim with a service that is %s is called so, and not paid",
  async (status, said) => {
    await have(realClaim("U1", [[visit], [{ billed: 50 }, { status }]], OWN));
    const [row] = rowsOf(await see("/claims"));
    expect(row).toMatchObject({ status, owe: "Pending" });
    expect((await seeClaim("U1")).text).toContain(said);
    expect((await see("/claims/export.csv")).html).toContain(`"${status}"`);
  },
);

test("T-74 an EOB of a claim that is not final shows no amount that is owed", async () => {
  const claim = realClaim("U1", [[{ billed: 300 }]], { ...OWN, claimStatusDescription: "Pended" });
  await have(claim);
  const explained = { id: "U1", firstName: "Jordan", lastName: "Testa-Lindqvist" };
  const eob = {
    documentId: "E1",
    date: "2026-11-06",
    typeOfClaims: "Medical",
    claims: [{ ...explained, chargeAmount: 300, patientResponsibility: 0 }],
  };
  await world.fault(
    { path: "v2/eobs", body: pageAnswer([eob]) },
    { path: "eobs/eob-detail", body: eob },
  );
  for (const path of ["/eobs", "/eobs/E1"]) {
    const page = await world.see("sub", path);
    expect(page.text).toContain("Pending This claim isn't final");
    expect(page.text).not.toContain("$0.00");
  }
});

test("HELP-02 T-88 the page of charges that are only not covered calls nothing denied", async () => {
  const line = { combinedMemberResponsibilityAmount: 90 };
  const totals = {
    chargeAmountTotal: 90,
    paidAmountTotal: 0,
    combinedMemberResponsibilityAmount: 90,
  };
  await have(
    realClaim("U1", [[{ billed: 90, notCovered: 90 }, line]], {
      ...OWN,
      claimDetailTotals: totals,
    }),
  );
  const page = await see("/claims/medical/U1/1/appeal");
  expect(page.status).toBe(200);
  expect(page.text).not.toMatch(/denied|denial/i);
});

test("T-86 a download tells that a claim was taken back from pages of one claim each", async () => {
  const others = ["U2", "U3", "U4"].map((id) =>
    realClaim(id, [[{ ...visit, billed: 310, discount: 110 }]], OWN),
  );
  const back = realClaim("U5", [[{ billed: -300, discount: -100, paid: -160 }]], OWN);
  const claims = [back, ...others, realClaim("U1", [[visit]], OWN)];
  world.network.use(
    http.get(`${GATEWAY}/claims/medical`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get("page"));
      return HttpResponse.json({ content: claims.slice(page, page + 1), last: page >= 4 });
    }),
  );
  const files = await download(await world.enter("dep-adult"));
  const told = factsInCsv(files).claims.map(({ claimId, counted }) => [claimId, counted]);
  expect(told).toEqual(
    expect.arrayContaining([
      ["U5", "No"],
      ["U2", "Yes"],
      ["U1", "No"],
    ]),
  );
});
