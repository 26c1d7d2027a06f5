import { expect, test } from "vitest";
import { dataLayer } from "./data-layer.ts";
import { rowOf as row } from "../member/eligibility.fixture.ts";
import type { EligibilityRow } from "../member/eligibility.ts";
import { getPlainDate } from "../dates/plain-date.ts";

const TODAY = getPlainDate("2026-11-21");
const account = {
  subscriberId: "904400000",
  groupId: "10004417",
  groupName: "Timber & Sample",
  parentGroupId: "100000075",
  parentGroupName: "Example Groups",
  // More than a tag is to know.
  subscriberKey: "410000100",
  effectiveDate: TODAY,
};
const layerOf = (rows: readonly EligibilityRow[], differences: Partial<typeof account> = {}) =>
  dataLayer({ ...account, ...differences }, { memberSuffix: 2 }, rows, TODAY);

test("ANALYTICS-01 ANALYTICS-02 ANALYTICS-03 ANALYTICS-04 the data layer has these values and no others", () => {
  expect(layerOf([row("medical", "2026-01-01")])).toEqual({
    subscriberId: "904400000",
    suffix: 2,
    groupId: "10004417",
    groupName: "Timber & Sample",
    parentGroupId: "100000075",
    parentGroupName: "Example Groups",
    coverageTypes: "medical",
  });
  const layer = dataLayer(
    { ...account, parentGroupId: null, parentGroupName: null },
    { memberSuffix: 0 },
    [],
    TODAY,
  );
  const expected = ["subscriberId", "suffix", "groupId", "groupName", "coverageTypes"];
  expect(Object.keys(layer)).toEqual(expected);
});

test("ANALYTICS-05 coverage types are those active today, each once, joined by | in a fixed order", () => {
  const rows = [
    row("pharmacy", "2026-01-01"),
    row("dental", "2026-01-01"),
    row("dental", "2025-01-01"),
    row("medical", "2026-01-01", "2027-01-01"),
    row("vision", "2025-01-01", "2026-11-21"),
  ];
  expect(layerOf(rows).coverageTypes).toBe("medical|dental|pharmacy");
  expect(layerOf(rows.slice(1, 4)).coverageTypes).toBe("medical|dental");
  expect(layerOf([row("medical", "2026-12-01")]).coverageTypes).toBe("");
});
