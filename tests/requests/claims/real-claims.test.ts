import { expect, test } from "vitest";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import {
  doneAgain,
  lineTakenBack,
  deniedInPart,
  TOO_LATE,
  voided,
  refusalTakenBack,
  realClaim,
  refusedUnknown,
} from "#tests/harness/gateway/real-claims.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { factsInCsv } from "../account/my-data/my-data-facts.ts";
import { resourcesOf } from "../account/my-data/my-data-bundles.ts";
import { download } from "../account/my-data/my-data-of.ts";
import { linesOf, pageWith } from "./claim-page.ts";
import { seeWith } from "./claims-page.ts";

const world = useWorld();

const denialOf = ({ document }: Page) =>
  textOf(document.querySelector('section[aria-label="What you can do"]'));
const TO_PAY = /nothing for you to pay|What you may owe|amount you owe/;

test("T-88 a claim denied in part says what is owed by its total, on its page and the appeal's", async () => {
  const page = await pageWith(world, deniedInPart);
  expect(textOf(page.document.querySelector(".limit__big"))).toBe("$35.00");
  const notice = denialOf(page);
  expect(notice).toContain("Line 1. Reason: Filed too late. Code N30.");
  expect(notice.match(TO_PAY)?.[0]).toBe("What you may owe");
  const appeal = await world.see("sub", "/claims/medical/R1/0/appeal");
  expect(appeal.status).toBe(200);
  expect(appeal.text).not.toContain("nothing for you to pay");
});

test("T-88 a claim whose denials were all taken back is called denied on no page and in no file", async () => {
  const page = await pageWith(world, refusalTakenBack);
  expect(textOf(page.document.querySelector(".limit__big"))).toBe("$25.00");
  expect(linesOf(page).map(([service]) => service?.replace(/.*Procedure code \d+/, ""))).toEqual([
    "Taken back by line 3",
    "Taken back by line 4",
    "Takes back line 1",
    "Takes back line 2",
    "",
    "Total",
  ]);
  expect(page.text).not.toMatch(
    /Denied|Filed too late|What you can do|Your plan doesn't|Your plan didn't/,
  );
  expect((await world.see("sub", "/claims/medical/R3/0/appeal")).status).toBe(404);
  const list = await seeWith(world, [refusalTakenBack]);
  expect(list.text).toContain("$25.00");
  expect(list.html).not.toContain("/appeal");
});

/** Of the member whose page it is: a claim of another patient leads to no amounts. */
const OWN = { patientFirstName: null, patientLastName: null };
const NOT_COVERED = { combinedMemberResponsibilityAmount: 90 };
/** Left to the member whole, as charges that are not covered. */
const notCovered = realClaim("R16", [[{ billed: 90, notCovered: 90 }, NOT_COVERED]], {
  ...OWN,
  claimDetailTotals: {
    chargeAmountTotal: 90,
    paidAmountTotal: 0,
    combinedMemberResponsibilityAmount: 90,
  },
});
const withCopay = realClaim("R17", [[{ billed: 90, discount: 20, paid: 40, copay: 30 }]], OWN);

test("T-88 a claim links to the out-of-pocket maximum for a copay, not for charges that are not covered", async () => {
  const link = "See your out-of-pocket maximum";
  const page = await pageWith(world, notCovered);
  expect(textOf(page.document.querySelector(".limit__big"))).toBe("$90.00");
  expect(page.text).not.toContain(link);
  expect((await pageWith(world, withCopay)).text).toContain(link);
});

test("T-88 HOME-25 a paid claim for which the plan paid nothing says so in list, home and on its page", async () => {
  const said = "Your plan paid $0.00";
  expect((await pageWith(world, notCovered)).text).toContain(said);
  expect((await pageWith(world, withCopay)).text).not.toContain(said);
  const list = await seeWith(world, [notCovered, withCopay]);
  expect(list.text.split(said)).toHaveLength(2);
  const home = await seeWith(world, [notCovered, withCopay], "/home");
  expect(home.text.split(said)).toHaveLength(2);
});

test("T-88 a list with claims that its sums leave out says so", async () => {
  const left = "Claims that were taken back or replaced aren't counted";
  expect((await seeWith(world, doneAgain)).text).toContain(left);
  expect((await seeWith(world, [withCopay])).text).not.toContain(left);
});

const DENIED = { ...TOO_LATE, status: "Denied" };
const refusedPending = (status: string) =>
  realClaim("R41", [[{ billed: 60, discount: 60 }, DENIED], [{ billed: 40 }]], {
    claimStatusDescription: status,
  });

test.each([
  ["In Process", "We're working on this claim. Amounts may still change."],
  [
    "Pended",
    "This claim is on hold until we get more information or finish a review. If we asked you for information, please send it.",
  ],
])(
  "T-88 beside a denial a claim that is %s says nothing against an appeal",
  async (status, said) => {
    const page = await pageWith(world, refusedPending(status));
    expect(denialOf(page)).toContain("You can ask for a review");
    expect(page.text).toContain(said);
    expect(page.text).not.toContain("you don't need to do anything");
    expect(page.text).not.toContain("You don't need to do anything");
  },
);

test("T-88 a reversal's page does not say that it changed; a voided claim's does not say to call", async () => {
  const [, back] = doneAgain;
  if (back === undefined) throw new Error("the second takes the first back");
  const reversal = await pageWith(world, back);
  expect(reversal.text).toContain("An earlier amount was taken back");
  expect(reversal.text).not.toContain("This claim changed after");
  expect((await pageWith(world, voided)).text).not.toContain("Call us about this status");
});

test("T-88 the file of a member's data says which lines cancel each other, and when a claim is not final", async () => {
  const pending = { ...withCopay, id: "R43", claimStatusDescription: "In Process" };
  const halfDecided = realClaim("R54", [
    [{ billed: 90, discount: 15, paid: 40, copay: 35 }, { status: "Paid" }],
    [{ billed: 50 }, { status: "Pended" }],
  ]);
  const content = [lineTakenBack, pending, halfDecided, refusedUnknown];
  await world.fault({ path: "claims/medical", body: { content, last: true } });
  const files = await download(await world.enter("dep-adult"));
  const { claims, "claim-lines": lines } = factsInCsv(files);
  expect(lines.filter(({ claimId }) => claimId === "R15").map(({ standing }) => standing)).toEqual([
    "Taken back",
    "Takes back an earlier charge",
    undefined,
  ]);
  const factOf = (id: string) => claims.find(({ claimId }) => claimId === id);
  expect(factOf("R43")).toMatchObject({ decided: "No" });
  expect(factOf("R43")).not.toHaveProperty("oweCents");
  expect([factOf("R15")?.["paidDate"], factOf("R2")?.["paidDate"]]).toEqual([
    "2026-11-06",
    undefined,
  ]);
  const outcomes = resourcesOf(files, "claims").map((it) => it.at("outcome"));
  // Of the two that are not final only one has a decided line.
  expect(outcomes.filter((outcome) => outcome === "partial")).toHaveLength(1);
});

test("T-88 HELP-01 a line that says only that it is disallowed is not allowed, and no discount", async () => {
  const claim = realClaim("R44", [
    [{ billed: 60, discount: 60 }, { medicalLineDisallowed: true }],
    [{ billed: 60, discount: 10, paid: 50 }],
  ]);
  const page = await pageWith(world, claim);
  expect(denialOf(page)).toContain("Line 1. For the reason, look in the letter");
  expect(page.text).toContain("Not allowed− $60.00");
  expect((await world.see("sub", "/claims/medical/R44/0/appeal")).status).toBe(200);
});
