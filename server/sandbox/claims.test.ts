import { expect, test } from "vitest";
import type { z } from "zod";
import type { eob } from "#server/gateway/calls/claims/eobs.ts";
import { openSandbox, TODAY } from "./sandbox.fixture.ts";
import type { Page } from "./store/page.ts";
import type { WholeClaim } from "./world/claims/claim-answer.ts";

type ClaimPage = Page<WholeClaim>;
type EobPage = Page<z.input<typeof eob>>;

const { answerOf } = openSandbox();
const STATUSES = ["Adjusted", "Denied", "In Process", "On hold", "Paid", "Under external review"];
const cents = (amount: unknown) => Math.round(Number(amount) * 100);

/** All claims of one of sub's family, of one type. */
const claimsOf = (type: string, suffix: number) =>
  answerOf<ClaimPage>(
    "sub",
    `claims/${type}?startDate=2020-01-01&endDate=2026-11-21&suffix=${suffix}&page=0&size=500`,
  );

test("each member of sub's family has claims of every type and status in three years", async () => {
  let total = 0;
  for (const suffix of [0, 1, 2, 3]) {
    for (const type of ["medical", "dental", "vision"]) {
      const { totalElements, content } = await claimsOf(type, suffix);
      total += totalElements;
      const statuses = new Set(content.map((each) => each.claimStatusDescription));
      // Only the last weeks of the first year are within three years.
      const years = new Set(content.map((each) => each.serviceDateFrom.slice(0, 4)));
      years.delete("2023");
      // Robin's medical coverage comes from an employer of their own.
      const none = suffix === 3 && type === "medical";
      expect([suffix, type, [...statuses].toSorted(), [...years].toSorted()]).toEqual(
        none ? [suffix, type, [], []] : [suffix, type, STATUSES, ["2024", "2025", "2026"]],
      );
    }
  }
  expect(total).toBe(475);
});

/** Every claim of sub's family. */
async function familyClaims(): Promise<WholeClaim[]> {
  const found: WholeClaim[] = [];
  for (const suffix of [0, 1, 2, 3]) {
    for (const type of ["medical", "dental", "vision"]) {
      found.push(...(await claimsOf(type, suffix)).content);
    }
  }
  return found;
}

test("the totals of every claim but one follow from its lines", async () => {
  const unbalanced: string[] = [];
  for (const each of await familyClaims()) {
    const lines = each.claimDetails ?? [];
    if (lines.length === 0) continue;
    const sum = (name: "chargeAmount" | "paidAmount" | "combinedMemberResponsibilityAmount") =>
      lines.reduce((all, line) => all + cents(line[name]), 0);
    const totals = each.claimDetailTotals;
    expect(cents(totals.chargeAmountTotal)).toBe(sum("chargeAmount"));
    expect(cents(totals.paidAmountTotal)).toBe(sum("paidAmount"));
    expect(cents(each.claimCheck?.checkPayeeAmount)).toBe(sum("paidAmount"));
    const owed = sum("combinedMemberResponsibilityAmount");
    if (cents(totals.combinedMemberResponsibilityAmount) !== owed) unbalanced.push(`${each.id}`);
  }
  expect(unbalanced).toHaveLength(1);
});

test("every paid claim but one has one explanation, with its amounts", async () => {
  const path = `v2/eobs?startDate=2020-01-01&endDate=${TODAY.slice(0, 10)}&page=0&size=500`;
  const explained = (await answerOf<EobPage>("sub", path)).content.flatMap(
    ({ claims }) => claims ?? [],
  );
  const owed = new Map<unknown, unknown>(
    explained.map((each) => [each.id, each.patientResponsibility]),
  );
  expect(owed.size).toBe(explained.length);
  const paid = (await familyClaims())
    .filter(({ claimStatusCode }) => claimStatusCode === "02")
    .map((it) => [it.id, it.claimDetailTotals.combinedMemberResponsibilityAmount] as const);
  const unexplained = paid.filter(([id]) => !owed.has(id));
  // One paid claim has none, so that members meet that case, too.
  expect(unexplained).toHaveLength(1);
  expect(new Map(paid.filter(([id]) => owed.has(id)))).toEqual(owed);
});

/** The rest of a line's charge after everybody's share, in cents. */
function leftOf(line: NonNullable<WholeClaim["claimDetails"]>[number]): number {
  const { disallowAmount, paidAmount, combinedMemberResponsibilityAmount: owed } = line;
  return cents(line.chargeAmount) - cents(disallowAmount) - cents(paidAmount) - cents(owed);
}

test("every settled line but one adds up", async () => {
  const readings = { nothing: 0, members: 0, nobodys: 0 };
  const unbalanced: unknown[] = [];
  for (const each of await familyClaims()) {
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
  expect(unbalanced).toEqual([["2026-02-12", "Abdominal ultrasound", -2000]]);
  expect(readings.nothing).toBeGreaterThan(200);
  expect(readings.members).toBeGreaterThan(5);
  expect(readings.nobodys).toBeGreaterThan(5);
});

test("the lines of a claim agree on who bears what is not covered", async () => {
  for (const { claimDetails } of await familyClaims()) {
    const uncovered = (claimDetails ?? []).filter((line) => cents(line.nonCoveredCharges));
    const readings = new Set(uncovered.map((line) => leftOf(line) === 0));
    expect(readings.size).toBeLessThan(2);
  }
});
