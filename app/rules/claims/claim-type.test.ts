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

test.each([
  ["medical and dental", [member(["medical", "dental"])], ["medical", "dental"]],
  ["dental alone", [member(["dental"])], ["dental"]],
  ["a child's vision", [member([]), member(["vision"])], ["vision"]],
  ["dental, after medical", [member(["dental"], { ended: ["medical"] })], ["dental", "medical"]],
  ["nothing", [member([])], ["medical", "dental", "vision"]],
  ["nobody", [], ["medical", "dental", "vision"]],
  [
    "each another one, after medical",
    [member(["dental"], { ended: ["medical"] }), member(["vision"])],
    ["dental", "vision", "medical"],
  ],
])("EOB-02 S-22 for %s those types are offered, a covered one first", (_what, family, types) => {
  expect(offeredClaimTypes(family)).toEqual(types);
});

test("S-21 the whole family's types are offered, the viewer's own first", () => {
  const viewer = member(["dental"]);
  const expected = ["dental", "medical", "vision"];
  expect(offeredClaimTypes([viewer, member(["medical", "vision"])], [viewer])).toEqual(expected);
});
