import { expect, test } from "vitest";
import type { ClaimsBehindFacts } from "#app/rules/benefits/claims-behind.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { loadClaimsBehind } from "./load-claims-behind.ts";

const today = getPlainDate("2026-11-21");
const period = { firstDay: getPlainDate("2026-01-01"), lastDay: getPlainDate("2026-12-31") };
const facts: ClaimsBehindFacts = {
  list: { today, types: ["medical"], suffixes: [0, 1], viewerSuffix: 0 },
  suffix: 0,
  day: today,
  period,
};

test.each([
  [true, ["aside"]],
  [false, ["needed"]],
])("BENEFIT-07 an amount waits for claims as for what it can do without: %s", async (...row) => {
  const [isAside, ways] = row;
  const asked = new Set<string>();
  const ask = async (_work: unknown, patience?: "soon") => {
    asked.add(patience === "soon" ? "aside" : "needed");
    return { ok: true, value: null };
  };
  const gateway = { ask };
  await loadClaimsBehind(gateway as never, "medical", facts, { isAside }).catch(() => undefined);
  expect([...asked]).toEqual(ways);
});
