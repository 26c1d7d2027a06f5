import { describe, expect, test } from "vitest";
import { claim, ADA, day, line, nothingIn } from "./my-data.fixture.ts";
import { claimRow, lineRows } from "./my-data-claims.ts";
import { claimResource } from "./my-data-fhir.ts";

const HL7 = "http://terminology.hl7.org/CodeSystem";
const C4BB = "http://hl7.org/fhir/us/carin-bb/CodeSystem";
const money = (value: number) => ({ value, currency: "USD" });
const coded = (system: string, code: string, text?: string) => ({
  coding: [{ system, code }],
  ...(text === undefined ? {} : { text }),
});
const CATEGORIES = {
  billed: coded(`${HL7}/adjudication`, "submitted", "Billed"),
  discount: coded(`${C4BB}/C4BBAdjudication`, "discount", "Discount"),
  denied: { text: "Denied" },
  notCovered: coded(`${C4BB}/C4BBAdjudication`, "noncovered", "Not covered"),
  planPaid: coded(`${HL7}/adjudication`, "benefit", "Plan paid"),
  deductible: coded(`${HL7}/adjudication`, "deductible", "Deductible"),
  copay: coded(`${HL7}/adjudication`, "copay", "Copay"),
  coinsurance: coded(`${C4BB}/C4BBAdjudication`, "coinsurance", "Coinsurance"),
  owe: coded(`${C4BB}/C4BBAdjudication`, "memberliability", "You owe"),
};
const absent = {
  extension: [
    { url: "http://hl7.org/fhir/StructureDefinition/data-absent-reason", valueCode: "unknown" },
  ],
};
const fixed = {
  resourceType: "ExplanationOfBenefit",
  status: "active",
  use: "claim",
  // When the claim was made is not known, and the element may not be missing.
  _created: absent,
  insurer: { display: "Main Carrier" },
};

describe("FHIR R4 with the names of CARIN Blue Button", () => {
  test("a claim has every element that ExplanationOfBenefit must have, and no other", () => {
    const whole = { ...claim, payeeProvider: { providerId: null, providerName: "Example Group" } };
    expect(claimResource(claimRow(whole, ADA), lineRows(whole), "Main Carrier")).toEqual({
      ...fixed,
      identifier: [{ type: coded(`${C4BB}/C4BBIdentifierType`, "uc"), value: "C1" }],
      type: { text: "Medical" },
      patient: { reference: "Patient/member-0", display: "Ada" },
      billablePeriod: { start: day },
      provider: { identifier: { value: "P1" }, display: "Example Clinic" },
      payee: { party: { display: "Example Group" } },
      outcome: "complete",
      disposition: "Paid",
      insurance: [{ focal: true, coverage: { display: "Ada Example" } }],
      item: [
        {
          sequence: 7,
          productOrService: coded("http://www.ama-assn.org/go/cpt", "99214", "Office visit"),
          servicedDate: day,
          adjudication: [
            { category: CATEGORIES.billed, amount: money(100) },
            { category: CATEGORIES.discount, amount: money(20) },
            { category: CATEGORIES.denied, amount: money(0) },
            { category: CATEGORIES.notCovered, amount: money(0) },
            { category: CATEGORIES.planPaid, amount: money(60) },
            { category: CATEGORIES.deductible, amount: money(5) },
            { category: CATEGORIES.copay, amount: money(10) },
            { category: CATEGORIES.coinsurance, amount: money(5) },
            { category: CATEGORIES.owe, amount: money(20) },
            { category: { text: "Status" }, reason: { text: "Paid" } },
          ],
        },
      ],
      total: [
        { category: CATEGORIES.billed, amount: money(100) },
        { category: CATEGORIES.planPaid, amount: money(60) },
        { category: CATEGORIES.owe, amount: money(20) },
      ],
      payment: { date: day },
    });
  });

  test("no element is null, and no list is empty", () => {
    const resource = claimResource(nothingIn("claims"), [nothingIn("claim-lines")], "Main Carrier");
    expect(JSON.parse(JSON.stringify(resource))).toEqual({
      ...fixed,
      identifier: [{ type: coded(`${C4BB}/C4BBIdentifierType`, "uc"), value: null }],
      type: {},
      patient: { reference: "Patient/member-unknown" },
      provider: absent,
      outcome: "queued",
      insurance: [{ focal: true, coverage: { display: null } }],
      item: [{ productOrService: absent }],
    });
  });

  test.each([
    ["Dental", coded(`${HL7}/claim-type`, "oral", "Dental")],
    ["Vision", coded(`${HL7}/claim-type`, "vision", "Vision")],
    ["Pharmacy", { text: "Pharmacy" }],
  ])("a claim of type %s has the code of that, if there is one", (claimType, type) => {
    expect(
      claimResource(claimRow({ ...claim, claimType }, ADA), [], "Main Carrier")["type"],
    ).toEqual(type);
  });

  test("amounts that do not add up are said to; a provider without an id has a name", () => {
    const row = { ...nothingIn("claims"), contradictory: true, provider: "Example Clinic" };
    expect(claimResource(row, [], "Main Carrier")).toMatchObject({
      processNote: [{ text: "The amounts of this claim do not add up." }],
      provider: { display: "Example Clinic" },
    });
    const numbered = claimResource(
      { ...row, providerId: "P1", provider: null },
      [],
      "Main Carrier",
    );
    expect(numbered).toHaveProperty("provider", { identifier: { value: "P1" } });
  });

  test("a dental line has its tooth, what it was paid as, and why it was denied", () => {
    const [row = nothingIn("claim-lines")] = lineRows({ ...claim, claimDetails: [line] });
    const dental = {
      ...row,
      category: "Basic",
      tooth: "14",
      surface: "MO",
      paidAs: "Metal crown",
      denialCode: "X1",
      denialReason: "Once in five years",
    };
    const denial = coded(`${C4BB}/C4BBAdjudicationDiscriminator`, "denialreason");
    const itemOf = (more: object) =>
      claimResource(claimRow(claim, ADA), [{ ...dental, ...more }], "Main Carrier");
    expect(itemOf({})).toMatchObject({
      item: [
        {
          category: { text: "Basic" },
          bodySite: { text: "14" },
          subSite: [{ text: "MO" }],
          adjudication: expect.arrayContaining([
            { category: { text: "Paid as" }, reason: { text: "Metal crown" } },
            { category: denial, reason: { coding: [{ code: "X1" }], text: "Once in five years" } },
          ]) as unknown,
        },
      ],
    });
    expect(itemOf({ denialReason: null })).toMatchObject({
      item: [
        {
          adjudication: expect.arrayContaining([
            { category: denial, reason: { coding: [{ code: "X1" }] } },
          ]) as unknown,
        },
      ],
    });
  });

  test.each([
    ["99214", "http://www.ama-assn.org/go/cpt"],
    ["0001U", "http://www.ama-assn.org/go/cpt"],
    ["D2740", "http://www.ada.org/cdt"],
    ["J1100", undefined],
    ["992145", undefined],
    ["X99214", undefined],
    ["D27401", undefined],
    ["XD2740", undefined],
  ])("the procedure %s is of the system %s", (code, system) => {
    const row = { ...nothingIn("claim-lines"), code };
    const resource = claimResource(nothingIn("claims"), [row], "Main Carrier");
    const coding = [system === undefined ? { code } : { system, code }];
    expect(resource["item"]).toEqual([{ productOrService: { coding } }]);
  });
});
