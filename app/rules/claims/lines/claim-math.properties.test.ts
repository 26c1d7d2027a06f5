import { expect, test } from "vitest";
import { notCoveredApart } from "../claim-amounts.ts";
import { calculateClaim } from "./claim-math.ts";
import type { LineMath } from "./line-math.ts";
import { mathBar } from "./math-bar.ts";
import { claimOf, everyChoice, type Amounts } from "../claim-money.fixture.ts";

// Claims of small amounts, compared with the definition written out a second time.

const lineOfChoice = (choice: readonly (number | null)[]): Required<Omit<Amounts, "status">> => {
  const [billed = 0, discount = 0, notCovered = 0, paid = 0, owe = 0, ...parts] = choice;
  const [deductible = 0, copay = 0, coinsurance = 0, denied = 0, otherPaid = null] = parts;
  const known = { billed, discount, denied, notCovered, paid, owe, deductible, copay, coinsurance };
  return { ...known, otherPaid };
};

type Row = Readonly<Record<keyof ReturnType<typeof lineOfChoice>, number | null>>;

/** The parts are what is owed, what it was before another payer paid of it, or anything between. */
const isBetween = (parts: number, owe: number, left: number) =>
  parts >= Math.min(owe, left) && parts <= Math.max(owe, left);

/**
 * The part of the uncovered amount that the member owes, such that everything adds up: none or all
 * of it.
 */
function owedShares(row: Row): number[] {
  const n = (cents: number | null) => cents ?? Number.NaN;
  return [0, n(row.notCovered)].filter((owed) => {
    const off = n(row.discount) + n(row.denied) + n(row.notCovered) - owed;
    const other = row.otherPaid ?? 0;
    const left = n(row.billed) - off - n(row.paid);
    const parts = n(row.deductible) + n(row.copay) + n(row.coinsurance) + owed;
    return left - other === n(row.owe) && isBetween(parts, n(row.owe), left);
  });
}

/** Whether the amounts would add up with what another payer, who is not named, paid of the bill. */
const mayHaveRest = (row: Row): boolean =>
  row.otherPaid === null &&
  [-1, 1, 2].some(
    (otherPaid) =>
      Math.sign(otherPaid) === Math.sign(row.billed ?? 0) &&
      Math.abs(otherPaid) <= Math.abs(row.billed ?? 0) &&
      owedShares({ ...row, otherPaid }).length > 0,
  );

/** Nothing is billed, and a payment taken back. */
const takesPaymentBack = ({ billed, paid }: Row): boolean => billed === 0 && (paid ?? 0) < 0;

/** The shown amounts add up, for any state found by the rules. */
function addsUp(math: LineMath): boolean {
  if (math.state !== "balanced") return true;
  const { deductibleCents, copayCents, coinsuranceCents, notCoveredOwedCents } = math;
  const apart = math.notCoveredCents - notCoveredOwedCents;
  const off = math.discountCents + math.deniedCents + apart;
  const left = math.billedCents - off - math.planPaidCents;
  const parts = deductibleCents + copayCents + coinsuranceCents + notCoveredOwedCents;
  const owe = left - math.otherPayerPaidCents;
  return owe === math.oweCents && isBetween(parts, owe, left);
}

function barIsTrue(math: LineMath): boolean {
  const bar = mathBar(math);
  const off = [math.discountCents, math.deniedCents, notCoveredApart(math)];
  const amounts = [...off, math.planPaidCents, math.otherPayerPaidCents ?? 0, math.oweCents];
  const drawable =
    math.state === "balanced" &&
    math.billedCents > 0 &&
    amounts.every((cents) => (cents ?? -1) >= 0);
  if (bar === null) return !drawable;
  const sum = bar.reduce((all, { share }) => all + share, 0);
  const near = bar.every(({ cents, share }) => {
    return share >= 0 && Math.abs(share - (cents / (math.billedCents ?? 0)) * 1000) < 1;
  });
  return drawable && sum === 1000 && near;
}

const small = [-1, 0, 1, 2];
const few = [-1, 0, 2];

test("CLAIM-05 any line of small amounts is balanced exactly if the amounts add up", () => {
  const wrong: unknown[] = [];
  let [balanced, unexplained] = [0, 0];
  for (const choice of everyChoice<number | null>([
    few,
    few,
    few,
    few,
    small,
    few,
    few,
    [0, 1],
    [0, 1],
    [null, 1],
  ])) {
    const row = lineOfChoice(choice);
    const math = calculateClaim(claimOf([row]));
    const expected = owedShares(row).length > 0;
    if (math.state === "unknown") unexplained += 1;
    const sound =
      (math.state !== "unknown" || mayHaveRest(row) || takesPaymentBack(row)) &&
      (math.state === "balanced") === expected &&
      (math.lines[0]?.state === "balanced") === expected &&
      (expected || (math.differenceCents ?? 0) !== 0 || takesPaymentBack(row)) &&
      addsUp(math) &&
      barIsTrue(math);
    if (!sound) wrong.push({ row, math });
    if (expected) balanced += 1;
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(Math.min(balanced, unexplained)).toBeGreaterThan(100);
});

test("CLAIM-05 any two lines of small amounts are balanced exactly if they match the totals", () => {
  const rows = [...everyChoice([[0, 2], [0, 1], [0, 1], [0, 1], [0, 1], [0], [0, 1], [0]])].map(
    lineOfChoice,
  );
  const wrong: unknown[] = [];
  const readings = new Set<string>();
  for (const [first, second] of everyChoice([rows, rows])) {
    if (first === undefined || second === undefined) continue;
    for (const off of [0, 1]) {
      const owe = (first.owe ?? 0) + (second.owe ?? 0) + off;
      const totals = { oweCents: owe };
      const math = calculateClaim(claimOf([first, second], { totals }));
      const sum = Object.fromEntries(
        Object.entries(first).map(([name, cents]) => [
          name,
          (cents ?? 0) + (second[name as keyof Row] ?? 0),
        ]),
      ) as Row;
      const alone: boolean = owedShares(first).length > 0 && owedShares(second).length > 0;
      const expected: boolean = off === 0 && (alone || owedShares(sum).length > 0);
      if ((math.state === "balanced") !== expected || !addsUp(math) || !math.lines.every(addsUp)) {
        wrong.push({ first, second, off, math });
      }
      readings.add(math.reading ?? "none");
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  const shown = [...readings].toSorted();
  expect(shown).toEqual(["mixed", "none", "not-covered-apart", "not-covered-owed"]);
});

test("CLAIM-05 any line with a missing amount is unknown, and has no bar", () => {
  const wrong: unknown[] = [];
  const rows = everyChoice(Array.from({ length: 9 }, () => [null, 1] as const));
  for (const choice of rows) {
    if (!choice.includes(null)) continue;
    const [billed = 0, discount, notCovered, paid, owe, ...parts] = choice;
    const [deductible, copay, coinsurance, denied] = parts;
    const row: Amounts = { billed };
    Object.assign(row, { discount, denied, notCovered, paid, owe, deductible, copay, coinsurance });
    const math = calculateClaim(claimOf([row]));
    if (math.state !== "unknown" || mathBar(math) !== null) wrong.push(row);
  }
  expect(wrong).toEqual([]);
});
