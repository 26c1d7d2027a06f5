import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { offeredClaimTypes } from "./claim-type.ts";

const since = getPlainDate("2024-01-01");
type Type = "medical" | "dental" | "vision";

const member = (types: readonly Type[], { ended = [] }: { ended?: readonly Type[] } = {}) => {
  const coverage = (type: Type) =>
    types.includes(type)
      ? { eligible: true, effectiveDate: since }
      : ended.includes(type)
        ? { eligible: false, effectiveDate: since }
        : type === "dental"
          ? null
          : { eligible: false, effectiveDate: null };
  return {
    medicalEligibility: coverage("medical"),
    dentalEligibility: coverage("dental"),
    visionEligibility: coverage("vision"),
  };
};

/** Covered by dental, and earlier by medical. */
const formerly = member(["dental"], { ended: ["medical"] });

test.each([
  [["medical", "dental"], "medical and dental", [member(["medical", "dental"])]],
  [["dental"], "dental alone", [member(["dental"])]],
  [["vision"], "only a child with vision", [member([]), member(["vision"])]],
  [["dental", "medical"], "dental, and ended medical", [formerly]],
  [["medical", "dental", "vision"], "no coverage", [member([])]],
  [["medical", "dental", "vision"], "no member", []],
  [["dental", "vision", "medical"], "two members' coverage", [formerly, member(["vision"])]],
])("the claim types %j are offered to a family with %s", (types, _what, family) => {
  expect(offeredClaimTypes(family)).toEqual(types);
});
