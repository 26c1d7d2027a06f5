import { expect, test } from "vitest";
import { createLogger } from "#server/log/logger.ts";
import { claimOf, type Amounts } from "#app/rules/claims/claim-money.fixture.ts";
import { calculateClaim } from "#app/rules/claims/lines/claim-math.ts";
import { reportMath } from "./report-math.ts";

/** The log entries of a page with this claim. */
function loggedOf(lines: readonly Amounts[], status = "Paid"): unknown[] {
  const claim = claimOf(lines, { status });
  const written: string[] = [];
  const logger = createLogger({ LOG_LEVEL: "info" }, { write: (line) => void written.push(line) });
  reportMath(logger, { type: "dental", claim, math: calculateClaim(claim) });
  return written.map((line) => JSON.parse(line) as unknown);
}

const whole: Amounts = { billed: 10_017, paid: 6_003, owe: 4_014, copay: 4_014 };
const event = (reason: string, msg: string) => ({
  level: "warn",
  time: expect.any(String) as unknown,
  version: expect.any(String) as unknown,
  pattern: "claims/{type}/{id}",
  reason,
  msg,
});

test("missing amounts of a claim are logged once, with their names and no values", () => {
  expect(loggedOf([whole, { ...whole, discount: null, copay: null }])).toEqual([
    event("dental.discount.copay", "claim amounts are missing"),
  ]);
  expect(loggedOf([])).toEqual([event("dental.lines", "claim amounts are missing")]);
});

test("the longest list of missing amounts is logged whole", () => {
  const names = "billed discount notCovered paid owe deductible copay coinsurance".split(" ");
  const nothing = { billed: null, ...Object.fromEntries(names.map((name) => [name, null])) };
  const told = "dental.billed.discount.not-covered.plan-paid.deductible.copay.coinsurance.owe";
  expect(loggedOf([nothing])).toEqual([event(told, "claim amounts are missing")]);
});

test("contradictory amounts are logged, and nothing of claims that balance or are in process", () => {
  expect(loggedOf([{ ...whole, paid: 6_403 }])).toEqual([
    event("dental.bill", "claim amounts do not add up"),
  ]);
  expect(loggedOf([{ ...whole, paid: 6_002 }])).toEqual([
    event("dental.other-payer", "claim amounts are missing"),
  ]);
  expect(loggedOf([whole])).toEqual([]);
  expect(loggedOf([{ ...whole, paid: null }], "In Process")).toEqual([]);
});
