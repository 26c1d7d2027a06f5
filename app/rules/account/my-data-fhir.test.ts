import { describe, expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { ACCOUNT, ADA, claim } from "./my-data.fixture.ts";
import { claimRow, lineRows } from "./my-data-claims.ts";
import { claimResource } from "./my-data-fhir.ts";
import { coverageResource, patientResource, providerResource } from "./my-data-fhir-people.ts";
import { memberRows } from "./my-data-rows.ts";
import type { DataRow } from "./my-data-tables.ts";

describe("FHIR R4 with the names of CARIN Blue Button", () => {
  const resource = claimResource(claimRow(claim, ADA), lineRows(claim), "Main Carrier");

  test("a claim has every element that ExplanationOfBenefit must have", () => {
    const must = [
      "status",
      "type",
      "use",
      "patient",
      "insurer",
      "provider",
      "outcome",
      "insurance",
    ];
    for (const element of [...must, "_created"]) expect(resource, element).toHaveProperty(element);
    expect(resource).toMatchObject({
      resourceType: "ExplanationOfBenefit",
      outcome: "complete",
      item: [{ sequence: 7, productOrService: { text: "Office visit" } }],
    });
    // Nothing claims to conform to what nobody here can know.
    expect(resource).not.toHaveProperty("meta");
    expect(resource).not.toHaveProperty("created");
  });

  test("amounts have the codes of CARIN; a claim that is medical has none for its type", () => {
    const text = JSON.stringify(resource);
    for (const code of ["submitted", "discount", "noncovered", "benefit", "deductible", "copay"]) {
      expect(text).toContain(`"code":"${code}"`);
    }
    expect(text).toContain('"code":"memberliability"');
    expect(resource["type"]).toEqual({ text: "Medical" });
    const dental = claimRow({ ...claim, claimType: "Dental" }, ADA);
    expect(claimResource(dental, [], "Main Carrier")["type"]).toEqual({
      coding: [{ system: "http://terminology.hl7.org/CodeSystem/claim-type", code: "oral" }],
      text: "Dental",
    });
  });

  test("no element is null, and no list is empty", () => {
    const bare = {
      ...claim,
      provider: null,
      paidDate: null,
      serviceDateFrom: null,
      claimDetails: [],
    };
    const text = JSON.stringify(claimResource(claimRow(bare, ADA), [], "Main Carrier"));
    expect(text).not.toMatch(/:null|:\[\]|:\{\}/);
    expect(text).toContain("data-absent-reason");
  });

  test("coverage ends on its last day, and what sex a word means is not guessed", () => {
    const [member] = memberRows(ACCOUNT, [ADA]);
    const row: DataRow<"eligibility"> = {
      memberSuffix: 0,
      memberName: "Ada Example",
      category: "dental",
      status: "ended",
      effectiveDate: getPlainDate("2025-01-01"),
      terminationDate: getPlainDate("2026-01-01"),
    };
    expect(coverageResource(row, member, "Main Carrier")).toMatchObject({
      status: "cancelled",
      period: { start: "2025-01-01", end: "2025-12-31" },
    });
    const [other] = memberRows(ACCOUNT, [{ ...ADA, sexDescription: "X" }]);
    if (member === undefined || other === undefined) throw new Error("no rows");
    expect(patientResource(member)).toHaveProperty("gender", "female");
    expect(patientResource(other)).not.toHaveProperty("gender");
    expect(JSON.stringify(patientResource(other))).toContain('"valueString":"X"');
  });

  test("who is not eligible has no coverage that is active; what is to come has", () => {
    const row: DataRow<"eligibility"> = {
      memberSuffix: 0,
      memberName: "Ada Example",
      category: "dental",
      status: "not eligible",
      effectiveDate: null,
      terminationDate: null,
    };
    const never = coverageResource(row, undefined, "Main Carrier");
    expect(never).toMatchObject({
      status: "cancelled",
      extension: [{ valueString: "not eligible" }],
    });
    const coming = coverageResource({ ...row, status: "future" }, undefined, "Main Carrier");
    expect(coming).toHaveProperty("status", "active");
    expect(coming).not.toHaveProperty("extension");
  });

  test("a provider with a title is a Practitioner, any other an Organization", () => {
    const row = { providerId: "1", name: "Example", title: null, address: null, phone: null };
    const types = [row, { ...row, title: "DO" }].map((it) => providerResource(it)["resourceType"]);
    expect(types).toEqual(["Organization", "Practitioner"]);
  });
});
