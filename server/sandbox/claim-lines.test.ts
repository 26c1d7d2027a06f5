import { expect, test } from "vitest";
import type { z } from "zod";
import type { eob } from "#server/gateway/calls/eobs.ts";
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

test("a denied line says why in more than one way", async () => {
  const reasons = new Set<string>();
  for (const suffix of [0, 1, 2, 3]) {
    for (const each of await claimsOf("dental", suffix)) {
      for (const line of each.claimDetails ?? []) {
        if (each.claimStatusCode === "03") reasons.add(JSON.stringify(line.dentalLineDisallowed));
      }
    }
  }
  expect(reasons).toContain("null");
  expect(reasons.size).toBeGreaterThan(2);
});

test("a claim without lines, one without charges, one of thirty lines and one of endless words", async () => {
  const claims = await claimsOf("medical");
  const on = (day: string) => claims.filter((each) => each.serviceDateFrom === day);
  expect(on("2026-03-05")).toContainEqual(
    expect.objectContaining({
      claimDetails: [],
      claimDetailTotals: {
        chargeAmountTotal: 148,
        paidAmountTotal: 95,
        combinedMemberResponsibilityAmount: 25,
      },
    }),
  );
  const uncharged = claims.filter((each) => each.claimDetailTotals.chargeAmountTotal === null);
  expect(uncharged.map((each) => each.claimDetails?.map((line) => line.chargeAmount))).toEqual([
    [null],
  ]);
  const stay = claims.find((each) => each.claimDetails?.length === 30);
  const days = stay?.claimDetails?.map((line) => line.serviceDateFrom) ?? [];
  expect(new Set(days).size).toBe(3);
  const words = claims.flatMap(
    (each) => each.claimDetails?.map((line) => line.serviceDescription?.description ?? "") ?? [],
  );
  expect(Math.max(...words.map((text) => text.length))).toBeGreaterThan(180);
});

test("dental lines name tooth and surface, and the cheaper procedure that the plan pays for", async () => {
  const lines = (await claimsOf("dental")).flatMap((each) => each.claimDetails ?? []);
  const of = (code: string) => lines.find((line) => line.dentalProcedure?.procedureCode === code);
  expect(of("D2392")).toMatchObject({ toothNumber: "19", toothSurface: "MO" });
  expect(of("D2740")).toMatchObject({
    toothNumber: "30",
    toothSurface: null,
    dentalCategory: "Major",
    alternateDentalProcedure: { procedureCode: "D2751" },
  });
  expect(of("D1110")).toMatchObject({ toothNumber: null, alternateDentalProcedure: null });
});

test("one explanation has no PDF yet, and one does not say what was charged", async () => {
  const path = `v2/eobs?${YEARS}&page=0&size=500`;
  const { content } = await answerOf<Page<z.input<typeof eob>>>("sub", path);
  expect(content.filter((each) => each.pdfDocumentId === null)).toHaveLength(1);
  const charges = content.flatMap((each) => each.claims ?? []).map((each) => each.chargeAmount);
  expect(charges.filter((amount) => amount === null)).toHaveLength(1);
});
