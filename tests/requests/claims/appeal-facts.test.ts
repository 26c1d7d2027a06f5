import { expect, test } from "vitest";
import { claimAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { ClaimWire } from "./claim-page.ts";
import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { realClaim, refusedUnknown } from "#tests/harness/gateway/real-claims.ts";

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

test("HELP-02 a denial reason names its lines, unless it is the reason of all of them", async () => {
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

const PLACE = `/claims/medical/${refusedUnknown.id}/1`;
const newer = realClaim("R9", [[{ billed: 75, discount: 15, paid: 60 }]], {
  replaces: refusedUnknown.id,
});

/** What leads to the appeal of the denied claim while the member has these medical claims. */
async function waysToAppeal(...claims: readonly WholeClaim[]) {
  await world.fault(
    { path: `claims/medical/${refusedUnknown.id}`, body: refusedUnknown },
    { path: "claims/medical", body: { content: claims, totalElements: claims.length } },
    { path: "claims/dental", body: { content: [], totalElements: 0 } },
    { path: "claims/vision", body: { content: [], totalElements: 0 } },
  );
  const browser = await world.enter("dep-adult");
  const links = async (path: string) =>
    (await browser.open(path)).document.querySelectorAll(`a[href="${PLACE}/appeal"]`).length;
  const found = { inList: await links("/claims"), onPage: await links(PLACE) };
  const { status } = await browser.open(`${PLACE}/appeal`);
  await world.mend();
  return { ...found, status };
}

// In the list its row and the line over the list.
test("T-86 HELP-01 a denied claim leads to its appeal until a newer claim replaces it", async () => {
  expect(await waysToAppeal(refusedUnknown)).toEqual({ inList: 2, onPage: 1, status: 200 });
  expect(await waysToAppeal(refusedUnknown, newer)).toEqual({ inList: 0, onPage: 0, status: 404 });
});
