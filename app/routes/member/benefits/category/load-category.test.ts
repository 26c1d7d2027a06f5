import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { loadCountableClaims } from "../amounts/load-countable-claims.ts";

const today = getPlainDate("2026-11-21");
const period = { firstDay: getPlainDate("2026-01-01"), lastDay: getPlainDate("2026-12-31") };
const scope: Parameters<typeof loadCountableClaims>[2] = {
  members: [],
  list: { today, types: ["medical"], suffixes: [0, 1], viewerSuffix: 0 },
  suffix: 0,
  day: today,
  period,
};

test("optional claims behind an amount are waited for briefly, needed ones patiently", async () => {
  for (const wanted of ["aside", "needed"] as const) {
    const asked = new Set<string>();
    const ask = async (_work: unknown, wait?: "short-timeout") => {
      asked.add(wait === "short-timeout" ? "aside" : "needed");
      return { ok: true, value: null };
    };
    const gateway = { ask };
    await loadCountableClaims(gateway as never, "medical", scope, wanted).catch(() => undefined);
    expect([...asked]).toEqual([wanted]);
  }
});
