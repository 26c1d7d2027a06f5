import { expect, test } from "vitest";
import { rowOf as row } from "../member/eligibility.fixture.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import { coverageStatuses } from "./coverage-status.ts";

const today = getPlainDate("2026-11-21");

test("ELIG-01 S-06 a category is active since, effective on or terminated on, in the order M, D, V, X", () => {
  const statuses = coverageStatuses(
    [
      row("pharmacy", null),
      row("vision", "2027-01-01"),
      row("dental", "2020-01-01", "2025-01-01"),
      row("medical", "2021-01-01"),
    ],
    today,
  );
  expect(statuses).toEqual([
    { category: "medical", status: "ACTIVE", on: "2021-01-01", ends: null },
    { category: "dental", status: "TERMED", on: "2025-01-01", ends: null },
    { category: "vision", status: "FUTURE", on: "2027-01-01", ends: null },
    { category: "pharmacy", status: "TERMED", on: null, ends: null },
  ]);
});

test("S-06 the day a coverage begins it is active, the day it ends it is over; a known end is told", () => {
  const at = (from: string, until: string | null) =>
    coverageStatuses([row("medical", from, until)], today)[0]?.status;
  expect(at("2026-11-21", null)).toBe("ACTIVE");
  expect(at("2026-11-22", null)).toBe("FUTURE");
  expect(at("2026-01-01", "2026-11-22")).toBe("ACTIVE");
  expect(at("2026-01-01", "2026-11-21")).toBe("TERMED");
  const endOf = (until: string) =>
    coverageStatuses([row("medical", "2026-01-01", until)], today)[0]?.ends;
  expect(endOf("2027-01-01")).toBe("2027-01-01");
});

test("S-06 of several rows the active one speaks; what is not eligible, and no row, is no coverage", () => {
  expect(
    coverageStatuses(
      [
        row("dental", "2027-01-01"),
        row("dental", "2020-01-01", "2022-01-01"),
        row("dental", "2024-01-01", "2027-01-01"),
        row("medical", "2024-01-01", null, { eligible: false }),
      ],
      today,
    ),
  ).toEqual([{ category: "dental", status: "ACTIVE", on: "2024-01-01", ends: "2027-01-01" }]);
  expect(coverageStatuses([], today)).toEqual([]);
});
