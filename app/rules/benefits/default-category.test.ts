import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { rowOf } from "../member/eligibility.fixture.ts";
import { defaultCategory, opensSummary } from "./default-category.ts";

const vision = rowOf("vision", "2026-01-01");
const dentalToCome = rowOf("dental", "2027-01-01");
const medicalOver = rowOf("medical", "2025-01-01", "2026-01-01");
const ineligible = { ...rowOf("medical", "2026-01-01"), eligible: false };

test.each([
  ["the first in the order M, D, V, X", [vision, rowOf("medical", "2026-01-01")], "medical"],
  ["also one to come", [vision, dentalToCome], "dental"],
  ["none that is over or was never there", [medicalOver, ineligible, vision], "vision"],
  ["an older period of the same one", [medicalOver, rowOf("medical", "2026-01-01")], "medical"],
] as const)("T-29 the category that opens first: %s", (_case, rows, category) => {
  for (const hasPrograms of [true, false]) {
    expect(defaultCategory(rows, hasPrograms, getPlainDate("2026-11-21"))).toBe(category);
  }
});

test("T-29 programs open first where no category is eligible, and None without any", () => {
  const openFirst = (hasPrograms: boolean) =>
    defaultCategory([medicalOver], hasPrograms, getPlainDate("2026-11-21"));
  expect(openFirst(true)).toBe("programs");
  expect(openFirst(false)).toBe("none");
});

test.each([
  [true, "1", true],
  [true, "10004760", true],
  [false, "10004760", true],
  [false, "1", false],
])("S-12 summit %s and the group %s open the summary: %s", (summit, groupId, opens) => {
  expect(opensSummary({ summit }, groupId)).toBe(opens);
});
