import { expect, test } from "vitest";
import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { realClaim } from "#tests/harness/gateway/real-claims.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { recordsOf } from "../account/my-data/my-data-facts.ts";
import { stepsOf } from "./claim-page.ts";
import { haveOnlyClaims, rowsOf } from "./claims-page.ts";

// Claims as payers really send them: each page says of them only what is known (T-86, T-88).

const world = useWorld();

const have = (...claims: readonly WholeClaim[]) => haveOnlyClaims(world, claims);

const see = (path: string) => world.see("dep-adult", path);
const seeClaim = (id: string) => see(`/claims/medical/${id}/1`);
const visit = { billed: 300, discount: 100, paid: 160, copay: 40 };

test("T-86 until the claim that replaces another is decided, the first one counts, and may change", async () => {
  const undecided = { replaces: "L1", claimStatusDescription: "In Process", paidDate: null };
  await have(
    realClaim("L2", [[{ billed: 300 }, { status: null }]], undecided),
    realClaim("L1", [[visit]]),
  );
  const list = await see("/claims");
  expect(rowsOf(list).map(({ owe }) => owe)).toEqual(["Pending", "$40.00 This may still change"]);
  expect((await seeClaim("L1")).text).toContain(
    "Another claim may change what you owe for this one. Call us before you pay.",
  );
  const print = await see("/claims/print");
  expect(textOf(elementOf(print, "main tfoot"))).toContain("$40.00");
});

test("T-86 a reversal of other services, or of more than was billed, says nothing of a claim of its day", async () => {
  const back = realClaim("L4", [[{ billed: -400, discount: -150, paid: -250 }]]);
  const laboratory = realClaim("L5", [[{ billed: -45, paid: -45 }, { cptCode: "80053" }]]);
  await have(back, laboratory, realClaim("L3", [[visit]]));
  expect(rowsOf(await see("/claims")).map(({ owe }) => owe)).toContain("$40.00");
  expect(textOf(elementOf(await seeClaim("L3"), ".limit__big"))).toBe("$40.00");
});

test.each(["Pre-determination completed", "Predetermination Denied", "Prior authorization"])(
  "T-88 a claim that is %j owes nothing and cannot be appealed in the list",
  async (claimStatusDescription) => {
    await have(realClaim("L6", [[visit, { status: null }]], { claimStatusDescription }));
    const list = await see("/claims");
    expect(rowsOf(list).map(({ owe }) => owe)).toEqual(["Before care"]);
    expect((await seeClaim("L6")).text).toContain("This was made before care.");
  },
);

const LATE = { medicalLineDisallowed: { code: "CO-29", description: "Filed too late" } };
const partlyRefused = realClaim("L8", [[visit], [{ billed: 70, discount: 70 }, LATE]]);

test("T-88 home and the file say of a paid claim that a part of it is denied, as the list does", async () => {
  await have(partlyRefused);
  const home = await see("/home");
  expect(textOf(elementOf(home, ".claims-card"))).toContain("$40.00Denied in part");
  const file = await see("/claims/export.csv");
  expect(recordsOf(file.html).map((cells) => cells.at(-1))).toEqual(["Note", "Denied in part."]);
  const estimate = { ...partlyRefused, claimStatusDescription: "Estimate" };
  await have(estimate);
  expect((await see("/home")).text).not.toContain("Denied in part");
});

test("HELP-01 the list counts a denied claim once it is decided, and charges not covered are no denial", async () => {
  const pended = { ...partlyRefused, id: "L9", claimStatusDescription: "Pended" };
  const frames = realClaim("L10", [[{ billed: 320, notCovered: 170, paid: 150 }]]);
  await have(pended, frames);
  expect((await see("/claims")).text).not.toMatch(/denied claims? you can appeal/);
  await have(pended, frames, partlyRefused);
  expect((await see("/claims")).text).toContain("1 denied claim you can appeal");
});

test.each([
  ["2026-05-25", true],
  ["2026-05-24", false],
])(
  "HELP-05 a denied claim of %s is counted to its last day for an appeal: %s",
  async (serviceDateFrom, isCounted) => {
    await have({ ...partlyRefused, serviceDateFrom });
    const { text } = await see("/claims");
    expect(text.includes("1 denied claim you can appeal")).toBe(isCounted);
  },
);

test("T-88 a line below zero that takes back no other one is shown as it is", async () => {
  await have(realClaim("L11", [[visit], [{ billed: -10, paid: -10 }, { cptCode: "99080" }]]));
  expect((await seeClaim("L11")).text).not.toContain("Takes back");
});

test("T-88 until the day of payment nobody was paid: no page has that day, or a check", async () => {
  const sent = { paidDate: "2026-11-28", claimCheck: { checkPayeeAmount: 160 } };
  await have(
    realClaim("L12", [[visit]], sent),
    realClaim("L13", [[visit]], { ...sent, paidDate: "2026-11-21" }),
  );
  expect(rowsOf(await see("/claims")).map(({ status }) => status)).toEqual([
    "Paid",
    "Paid on 11/21/2026",
  ]);
  const page = await seeClaim("L12");
  expect(page.text).not.toMatch(/Paid on|Paid to|Check amount/);
  expect((await seeClaim("L13")).text).toContain("Check amount");
  expect((await see("/home")).text).not.toContain("11/28/2026");
});

test("T-88 a claim that is processed says so, and asks for no call about that word", async () => {
  await have(realClaim("L7", [[visit]], { claimStatusDescription: "Processed - No Payment" }));
  const page = await seeClaim("L7");
  expect(page.text).toContain("Your plan has processed this claim.");
  expect(page.text).not.toContain("Call us about this status");
});

const reason = (code: string, description = "As coded") => ({
  medicalLineDisallowed: { code, description },
});

test.each([
  ["is over the allowed amount of a corrected claim", reason("CR-45")],
  ["another service's payment includes", reason("CO-97")],
  ["is a discount in words", reason("", "Network discount")],
  [
    "is so for a note of the carrier's own",
    reason("HAG", "Savings, not the patient's responsibility"),
  ],
  ["has no reason that is said", reason("N/A", "None")],
])(
  "HELP-01 T-88 nothing of a claim is called denied where what is disallowed %s",
  async (_what, why) => {
    await have(realClaim("L14", [[visit, why]]));
    const page = await seeClaim("L14");
    expect(page.text).not.toMatch(/Denied|ask for a review|didn't accept/);
    expect(stepsOf(page)).toContain("Over allowed amount: minus $100.00");
    const list = await see("/claims");
    expect(rowsOf(list)).toMatchObject([{ status: "Paid on 11/06/2026" }]);
    expect(list.html).not.toContain("/L14/1/appeal");
    expect((await see("/claims/medical/L14/1/appeal")).status).toBe(404);
  },
);

test("HELP-01 T-88 what is disallowed for a reason that nobody knows is not allowed, and not called denied", async () => {
  const limited = reason("NDB", "Non-duplication of benefits");
  await have(realClaim("L32", [[visit, limited]]));
  const page = await seeClaim("L32");
  expect(page.text).toContain("Your plan didn't allow all or part of this charge.");
  expect(page.text).toContain("Reason: Non-duplication of benefits.");
  expect(stepsOf(page)).toContain("Not allowed: minus $100.00");
  expect(page.html).toContain("/L32/1/appeal");
  const list = await see("/claims");
  expect(textOf(elementOf(list, '[data-label="Status"]'))).toContain("Not allowed in part");
  expect(page.text.split("Billing terms explained")[0]).not.toMatch(/\bdenied\b/i);
  for (const path of ["/claims", "/home", "/claims/print", "/claims/medical/L32/1/appeal"])
    expect(textOf(elementOf(await see(path), "main"))).not.toMatch(/\bdenied\b/i);
});

test("T-88 a line that an authorization approves in part says so, as the claim does", async () => {
  const part = { billed: 560, notCovered: 260, paid: 150, copay: 150 };
  const owed = { combinedMemberResponsibilityAmount: 410, ...reason("PR-119") };
  await have(
    realClaim("L15", [[part, owed]], {
      claimStatusDescription: "Prior authorization - partially approved",
    }),
  );
  const page = await seeClaim("L15");
  expect(page.text).toContain("Your plan approved only a part of this care.");
  expect(page.text).not.toContain("Your plan didn't approve this care.");
});

test("BILL-02 HELP-01 T-88 what is owed as a deductible of a denied claim is not what was denied", async () => {
  const owed = { deductibleAmount: 395, combinedMemberResponsibilityAmount: 395 };
  await have(
    realClaim("L16", [[{ billed: 395 }, owed]], {
      claimStatusDescription: "Denied",
      claimDetailTotals: { chargeAmountTotal: 395, paidAmountTotal: 0, ...owed },
    }),
  );
  expect((await seeClaim("L16")).text).not.toContain("up to $395.00");
});

test("T-86 the amounts of a claim that takes another back are no credit to the member", async () => {
  const back = { billed: -300, discount: -100, paid: -160, copay: -40 };
  await have(realClaim("L18", [[back]], { reversalOf: "L17" }), realClaim("L17", [[visit]]));
  for (const path of ["/home", "/claims", "/claims/print", "/claims/year/2026?list=all"]) {
    const page = await see(path);
    expect(page.text).not.toContain("Credit to you");
    expect(page.text).toContain("-$40.00");
  }
  const own = await seeClaim("L18");
  expect(own.text).not.toMatch(/your credit|Credit to/);
  expect(stepsOf(own)).toEqual(
    expect.arrayContaining(["You owe: equals -$40.00", "Copay: -$40.00"]),
  );
});

test("T-88 a claim says what others paid or took off, and why more may be billed out of network", async () => {
  await have(realClaim("L19", [[visit, reason("OA-23")]]));
  const others = await seeClaim("L19");
  expect(others.text).toContain(
    "$100.00 of this bill was paid by another plan, program or account, or taken off.",
  );
  expect(others.text).not.toContain("are missing");
  await have(realClaim("L20", [[visit, reason("PR-45")]]));
  expect((await seeClaim("L20")).text).toContain(
    "This provider may not have agreed to your plan's prices. If so, they may bill you for the $100.00 over",
  );
  const owed = { combinedMemberResponsibilityAmount: 140 };
  await have(
    realClaim("L21", [[visit, { ...reason("PR-45"), ...owed }]], {
      claimDetailTotals: { chargeAmountTotal: 300, paidAmountTotal: 160, ...owed },
    }),
  );
  const over = await seeClaim("L21");
  expect(over.text).toContain("What you owe includes $100.00 over the allowed amount");
  expect(stepsOf(over).slice(-2)).toEqual(["Copay: $40.00", "Over allowed amount: $100.00"]);
  expect(stepsOf(over)).not.toContain("Over allowed amount: minus $0.00");
  // What is owed over the allowed amount stands under no other name.
  expect(textOf(elementOf(over, "main table"))).toContain("Total$300.00$100.00$0.00$160.00");
  const within = realClaim("L20", [[visit, reason("PR-45")]], { networkTier: "In Network" });
  await have(within);
  expect((await seeClaim("L20")).text).not.toMatch(/plan's prices|Call us before you pay/);
  expect(over.text).not.toMatch(/ask for a review|doesn't cover (?:all|any)/);
});

test("T-88 what is owed over the allowed amount and charges not covered have rows of their own; what nobody knows has no column", async () => {
  const over = {
    ...reason("PR-45"),
    coinsuranceAmount: 60,
    combinedMemberResponsibilityAmount: 260,
  };
  const charged = { ...reason("PR-204"), combinedMemberResponsibilityAmount: 50 };
  await have(
    realClaim(
      "L33",
      [
        [{ billed: 600, discount: 200, paid: 340 }, over],
        [{ billed: 50, notCovered: 50 }, charged],
      ],
      {
        networkTier: "Out of Network",
        claimDetailTotals: {
          chargeAmountTotal: 650,
          paidAmountTotal: 340,
          combinedMemberResponsibilityAmount: 310,
        },
      },
    ),
  );
  expect(stepsOf(await seeClaim("L33")).slice(-3)).toEqual([
    "Coinsurance: $60.00",
    "Over allowed amount: $200.00",
    "Charges not covered: $50.00",
  ]);
  const nothing = {
    status: null,
    chargeAmount: null,
    disallowAmount: null,
    nonCoveredCharges: null,
    paidAmount: null,
    deductibleAmount: null,
    copayAmount: null,
    coinsuranceAmount: null,
    combinedMemberResponsibilityAmount: null,
  };
  await have(
    realClaim("L34", [[{ billed: 0 }, nothing]], {
      claimStatusDescription: "partial",
      claimDetailTotals: {
        chargeAmountTotal: 2650,
        paidAmountTotal: 620,
        combinedMemberResponsibilityAmount: null,
      },
    }),
  );
  expect(textOf(elementOf(await seeClaim("L34"), "main table"))).not.toContain("Not allowed");
});

test("T-88 interest in the plan's payment is no part of the bill, named by the lines, the claim or nobody", async () => {
  const late = { ...visit, paid: 164 };
  const totals = { chargeAmountTotal: 300, paidAmountTotal: 164 };
  const owed = { combinedMemberResponsibilityAmount: 40 };
  const ofLine = realClaim("L22", [[late, { interestPaid: 4 }]]);
  const ofClaim = realClaim("L23", [[visit]], {
    claimDetailTotals: { ...totals, ...owed, interestPaid: 4 },
  });
  const ofBoth = realClaim("L27", [[late]], {
    claimDetailTotals: { ...totals, ...owed, interestPaid: 4 },
  });
  await have(ofLine, ofClaim, ofBoth);
  for (const id of ["L22", "L23", "L27"]) {
    const page = await seeClaim(id);
    expect(page.text).toContain(
      "Your plan also paid $4.00 in interest. It isn't part of this bill.",
    );
    expect(stepsOf(page)).toContain("Plan paid: minus $160.00");
  }
  const print = await see("/claims/print");
  expect(textOf(elementOf(print, "main tfoot"))).toBe("Total$900.00$480.00$120.00");
  await have(realClaim("L24", [[visit], [{ billed: 0, paid: 4 }, { cptCode: null }]]));
  const ofItsOwn = await seeClaim("L24");
  expect(ofItsOwn.text).toContain(
    "Your plan also paid $4.00 for which nothing was billed, such as interest. It isn't part of this bill.",
  );
  expect(stepsOf(ofItsOwn)).toContain("Over allowed amount: minus $100.00");
  await have(realClaim("L24", [[late]]));
  const unnamed = await seeClaim("L24");
  expect(unnamed.text).toContain(
    "What was paid and what you owe are $4.00 more than this bill. Your plan's payment may include interest.",
  );
  expect(textOf(elementOf(await see("/claims"), "main"))).not.toContain("add up");
});

test("T-74 HELP-01 T-88 a claim that waits says no amount as final, and one denied for another service's payment why", async () => {
  await have(realClaim("L25", [[visit]], { claimStatusDescription: "Needs info" }));
  expect(rowsOf(await see("/claims")).map(({ owe }) => owe)).toEqual(["Pending"]);
  expect((await seeClaim("L25")).text).toContain(
    "If we asked you for information, please send it.",
  );
  const included = { ...reason("CO-97", "Included in the office visit."), status: null };
  await have(
    realClaim("L26", [[{ billed: 200, discount: 200 }, included]], {
      claimStatusDescription: "Denied",
    }),
  );
  const page = await seeClaim("L26");
  expect(page.text).toContain("Reason: Included in the office visit.");
  expect(page.text).not.toContain("For the reason, look in");
});

test("HELP-01 T-88 a claim whose appeal is under way asks for no other one", async () => {
  const refused = [{ billed: 400, discount: 400 }, reason("CO-50", "Not necessary")] as const;
  for (const claimStatusDescription of ["Appealed", "Denied (appealed)"]) {
    await have(realClaim("L28", [refused], { claimStatusDescription }));
    expect((await seeClaim("L28")).text).not.toContain("ask for a review");
    expect((await see("/claims")).html).not.toContain("/L28/1/appeal");
    expect((await see("/claims/medical/L28/1/appeal")).status).toBe(404);
  }
});

test("HELP-01 T-86 two fills with other bills, which only are called so, are not of one drug", async () => {
  const drug = { serviceDescription: { description: "Prescription fill" }, cptCode: null };
  const refused = realClaim(
    "L30",
    [
      [
        { billed: 1310, discount: 1310 },
        { ...drug, ...LATE },
      ],
    ],
    {
      claimStatusDescription: "Rejected",
    },
  );
  const filled = (billed: number) =>
    realClaim("L29", [[{ billed, paid: billed - 25, copay: 25 }, drug]]);
  const twin = "Another claim for the same service";
  await have(filled(88), refused);
  expect((await seeClaim("L30")).text).not.toContain(twin);
  await have(filled(1310), refused);
  expect((await seeClaim("L30")).text).toContain(twin);
});
