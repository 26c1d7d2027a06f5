import { expect, test } from "vitest";
import { openSandbox } from "./sandbox.fixture.ts";
import type { Page } from "./store/page.ts";
import type { WholeClaim } from "./world/claim-answer.ts";

type ClaimPage = Page<WholeClaim>;

const { answerOf } = openSandbox();
const YEARS = "startDate=2020-01-01&endDate=2026-11-21";
const cents = (amount: unknown) => Math.round(Number(amount) * 100);

async function claimsOf(type: string, suffix = 0): Promise<WholeClaim[]> {
  const path = `claims/${type}?${YEARS}&suffix=${suffix}&page=0&size=500`;
  return (await answerOf<ClaimPage>("sub", path)).content;
}

/** What is left of a line's charge when everybody's part is taken off, in cents. */
function leftOf(line: NonNullable<WholeClaim["claimDetails"]>[number]): number {
  const { disallowAmount, paidAmount, combinedMemberResponsibilityAmount: owed } = line;
  return cents(line.chargeAmount) - cents(disallowAmount) - cents(paidAmount) - cents(owed);
}

test("each settled line adds up, what is not covered being the member's or nobody's; one does not", async () => {
  const readings = { nothing: 0, members: 0, nobodys: 0 };
  const unbalanced: unknown[] = [];
  for (const suffix of [0, 1, 2, 3]) {
    for (const type of ["medical", "dental", "vision"]) {
      for (const each of await claimsOf(type, suffix)) {
        if (each.claimDetailTotals.chargeAmountTotal === null) continue;
        if (each.claimStatusCode !== "02" && each.claimStatusCode !== "05") continue;
        for (const line of each.claimDetails ?? []) {
          const notCovered = cents(line.nonCoveredCharges);
          const left = leftOf(line);
          if (notCovered === 0 && left === 0) readings.nothing += 1;
          else if (left === 0) readings.members += 1;
          else if (left === notCovered) readings.nobodys += 1;
          else unbalanced.push([each.serviceDateFrom, line.serviceDescription?.description, left]);
        }
      }
    }
  }
  expect(unbalanced).toEqual([["2026-02-12", "Abdominal ultrasound", 2000]]);
  expect(readings.nothing).toBeGreaterThan(200);
  expect(readings.members).toBeGreaterThan(5);
  expect(readings.nobodys).toBeGreaterThan(5);
});

test("no claim mixes the two readings of what is not covered", async () => {
  for (const type of ["medical", "dental", "vision"]) {
    for (const each of await claimsOf(type)) {
      const uncovered = (each.claimDetails ?? []).filter((line) => cents(line.nonCoveredCharges));
      const readings = new Set(uncovered.map((line) => leftOf(line) === 0));
      expect(readings.size).toBeLessThan(2);
    }
  }
});
