import { expect, test } from "vitest";
import { claimAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { ClaimWire } from "./claim-page.ts";

const world = useWorld();

const REASONS = [
  { code: "MN1", description: "Not medically necessary" },
  { code: "ZZ9", description: "Sent twice" },
] as const;

type Line = NonNullable<ClaimWire["claimDetails"]>[number];

/** A denied line: billed and disallowed at $100.00. */
const line = (sequenceNumber: number, reason: (typeof REASONS)[number]): Line => ({
  status: "Denied",
  chargeAmount: 100,
  paidAmount: 0,
  combinedMemberResponsibilityAmount: 0,
  coinsuranceAmount: 0,
  copayAmount: 0,
  deductibleAmount: 0,
  disallowAmount: 100,
  nonCoveredCharges: 0,
  claimDetailPK: { sequenceNumber },
  medicalLineDisallowed: reason,
  dentalLineDisallowed: null,
  serviceDescription: { description: "MRI of the head" },
  cptCode: "70551",
});

const denied = (lines: readonly Line[], charge = 100 * lines.length): ClaimWire => ({
  ...claimAnswer("26999999901"),
  claimStatusDescription: "Denied",
  claimStatusCode: "03",
  claimDetails: [...lines],
  claimDetailTotals: {
    chargeAmountTotal: charge,
    paidAmountTotal: 0,
    combinedMemberResponsibilityAmount: 0,
  },
});

async function appealOf(claim: ClaimWire, persona = "denied", suffix = 0): Promise<Page> {
  await world.fault({ path: "claims/{type}/{id}", body: claim });
  const page = await world.see(persona, `/claims/medical/${claim.id}/${suffix}/appeal`);
  await world.mend();
  expect(page.status).toBe(200);
  return page;
}

const [NOT_NEEDED, TWICE] = REASONS;

test.each([
  [
    "subscriber",
    "denied",
    0,
    "Marlo Refusal-Sample",
    "53 Specimen Court\nUnit 4\nExampleville, OR 97001",
  ],
  ["dependent", "dep-adult", 1, "Theo Testa-Lindqvist", ""],
])(
  "HELP-06 the letter of a %s has the own name; the family's address is the subscriber's alone",
  async (...given) => {
    const [, persona, suffix, name, address] = given;
    const page = await appealOf(denied([line(1, NOT_NEEDED)]), persona, suffix);
    expect(elementOf(page, "#name").getAttribute("value")).toBe(name);
    expect(elementOf(page, "#address").textContent.trim()).toBe(address);
  },
);

test("HELP-02 reasons that differ name their lines; a reason of all lines names none", async () => {
  const headsOf = (page: Page) =>
    page.document
      .querySelectorAll(".appeal__reason")
      .map((reason) => [textOf(reason.querySelector("h3")), textOf(reason.querySelector("p"))]);
  const differ = [line(1, NOT_NEEDED), line(2, TWICE), line(3, NOT_NEEDED)];
  expect(headsOf(await appealOf(denied(differ)))).toEqual([
    ["Lines 1 and 3", "Reason: Not medically necessary. Code: MN1."],
    ["Line 2", "Reason: Sent twice. Code: ZZ9."],
  ]);
  expect(headsOf(await appealOf(denied([line(1, TWICE), line(2, TWICE)])))).toEqual([
    ["", "Reason: Sent twice. Code: ZZ9."],
  ]);
});

test.each([
  ["that adds up to nothing owed shows nothing to pay", true, denied([line(1, TWICE)])],
  [
    "whose totals contradict its lines is never nothing to pay",
    false,
    denied([line(1, TWICE)], 300),
  ],
])("HELP-03 a denied claim %s", async (_what, isSaid, claim) => {
  expect((await appealOf(claim)).text.includes("shows nothing for you to pay")).toBe(isSaid);
});
