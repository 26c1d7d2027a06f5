import { expect, test } from "vitest";
import { offeredClaimTypes } from "./claim-type.ts";

const covered = (...types: readonly ("medical" | "dental" | "vision")[]) => ({
  medicalEligibility: { eligible: types.includes("medical") },
  dentalEligibility: types.includes("dental") ? { eligible: true } : null,
  visionEligibility: { eligible: types.includes("vision") },
});

test.each([
  ["medical and dental", [covered("medical", "dental")], ["medical", "dental", "vision"]],
  ["dental alone", [covered("dental")], ["dental", "medical", "vision"]],
  ["a child's vision", [covered(), covered("vision")], ["vision", "medical", "dental"]],
  ["nothing", [covered()], ["medical", "dental", "vision"]],
  ["nobody", [], ["medical", "dental", "vision"]],
])(
  "EOB-02 S-22 with coverage of %s every type is offered, a covered one first",
  (_what, family, types) => {
    expect(offeredClaimTypes(family)).toEqual(types);
  },
);
