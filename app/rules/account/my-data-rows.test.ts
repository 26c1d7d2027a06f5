import { expect, test } from "vitest";
import { limitOf } from "../benefits/accumulators.fixture.ts";
import { assess } from "../claims/claim-money.fixture.ts";
import { addDays } from "../dates/plain-date.ts";
import {
  ACCOUNT,
  ADA,
  TODAY,
  claim,
  day,
  line,
  NOTHING_SAVED,
  nothingIn,
  pending,
  SELECTION,
} from "./my-data.fixture.ts";
import {
  accumulatorRows,
  addProvider,
  careRows,
  claimDataRow,
  claimProviders,
  eligibilityRows,
  eobRows,
  lineRows,
  memberRows,
  preferenceRows,
  type DataClaim,
} from "./my-data-rows.ts";
import type { DataRow } from "./my-data-tables.ts";

test("a claim's row names the member by suffix and name, never by the gateway's member key", () => {
  const row = claimDataRow(claim, ADA, TODAY);
  expect(row).toMatchObject({ memberSuffix: 0, memberName: "Ada Example", patient: "Ada" });
  expect(JSON.stringify([row, memberRows(ACCOUNT, [ADA])])).not.toContain("K0");
});

test("a pending claim has its billed amount alone; a claim that does not add up is marked", () => {
  const expected = { decided: false, billedCents: 10_000, planPaidCents: null, oweCents: null };
  expect(claimDataRow(pending, ADA, TODAY)).toMatchObject(expected);
  expect(lineRows(pending)[0]).toMatchObject({ billedCents: 10_000, planPaidCents: null });
  expect(claimDataRow(claim, ADA, TODAY)).toMatchObject({ decided: true, oweCents: 2000 });
  const totals = { ...claim.claimDetailTotals, oweCents: 9999 };
  const wrong = assess({ ...claim, claimDetailTotals: totals });
  const shown = [claim, wrong].map((each) => claimDataRow(each, ADA, TODAY).contradictory);
  expect(shown).toEqual([false, true]);
  expect(claimDataRow({ ...claim, standing: "taken-back" }, ADA, TODAY).standing).toBe(
    "taken-back",
  );
});

test("a line has its own number, or its place where numbers are missing or not unique", () => {
  const unnumbered = { ...line, claimDetailPK: null };
  const rows = lineRows({ ...claim, claimDetails: [line, unnumbered] });
  expect(rows.map(({ line: number }) => number)).toEqual([7, 2]);
  // One number twice would make one of two lines.
  const twice = lineRows({ ...claim, claimDetails: [line, unnumbered, line] });
  expect(twice.map(({ line: number }) => number)).toEqual([1, 2, 3]);
});

test("a dental line has the billed procedure, the procedure paid instead, and its denial", () => {
  const metal = { procedureDescription: "Metal crown", procedureCode: "D2790" };
  const paidAs = {
    ...line,
    dentalProcedure: { procedureDescription: "Crown", procedureCode: "D2740" },
    alternateDentalProcedure: metal,
    denial: {
      key: "disallowed",
      code: "X1",
      reason: "Once in five years",
      nextStep: "call-or-appeal",
    } as const,
  };
  // Where no other was billed, the one that was paid for is the line's own.
  const alone = { ...line, alternateDentalProcedure: metal };
  // A denied line, for which the plan paid nothing, was paid as nothing.
  const unpaid = { ...paidAs, planPaidCents: 0 };
  const rows = lineRows({ ...claim, claimDetails: [paidAs, alone, unpaid] });
  const denial = { denialCode: "X1", denialReason: "Once in five years" };
  expect(rows).toMatchObject([
    { code: "D2740", description: "Crown", paidAs: "Metal crown", ...denial },
    { code: "D2790", description: "Metal crown", paidAs: null },
    { code: "D2740", description: "Crown", paidAs: null },
  ]);
});

test("a member's relationship and sex are descriptions where given, else codes", () => {
  const words = { relationshipDescription: null, sexDescription: "Female" };
  expect(memberRows(ACCOUNT, [ADA, { ...ADA, ...words }])).toMatchObject([
    { ...ACCOUNT, firstName: "Ada", lastName: "Example", relationship: "Subscriber", sex: "F" },
    { dateOfBirth: "1980-02-03", relationship: "S", sex: "Female" },
  ]);
});

test("coverage has its status; coverage and primary care of other members are left out", () => {
  const row = { memberKey: "K0", suffix: 0, category: "dental", eligible: true } as const;
  const dates = { effectiveDate: day, terminationDate: null };
  const statuses = [
    { ...dates, terminationDate: day },
    { ...dates, effectiveDate: addDays(day, 1) },
    { ...dates, eligible: false },
  ].map((more) => eligibilityRows([{ ...row, ...more }], [ADA], day)[0]?.status);
  expect(statuses).toEqual(["termed", "future", "ineligible"]);
  const all = [row, { ...row, memberKey: "K9", suffix: 3 }].map((each) => ({ ...each, ...dates }));
  const shown = {
    memberSuffix: 0,
    memberName: "Ada Example",
    category: "dental",
    status: "active",
  };
  expect(eligibilityRows(all, [ADA], day)).toEqual([{ ...shown, ...dates }]);
  const expected = { "primary-care": [], providers: [] };
  expect(careRows([{ memberKey: "K9", pcpHistory: [SELECTION] }], [ADA])).toEqual(expected);
});

test("accumulators without a total, met or remaining amount, or with a total of -1 or 0, are left out", () => {
  const figures = { totalCents: 150_000, metCents: 0, remainingCents: 150_000 };
  const limit = limitOf("Annual Limit", {
    category: "dental",
    networkTier: null,
    ...figures,
  });
  const totals = [-100, 0, 150_000, null];
  expect(
    accumulatorRows(
      totals.map((totalCents) => ({ ...limit, totalCents })),
      ADA,
    ),
  ).toEqual([
    {
      memberSuffix: 0,
      memberName: "Ada Example",
      category: "dental",
      coverageType: "individual",
      limitType: "Annual Limit",
      networkTier: null,
      ...figures,
    },
  ]);
  const inNetwork = { ...limit, networkTier: "innet", metCents: 1 };
  expect(accumulatorRows([inNetwork], ADA)).toMatchObject([{ networkTier: "innet", metCents: 1 }]);
  expect(accumulatorRows([{ ...limit, metCents: null }], ADA)).toEqual([]);
});

test("an EOB has a row for each claim, and a single row if it names no claim", () => {
  const eob = { documentId: "E1", date: day, typeOfClaims: "DENTAL", subscriber: null };
  const nothing = { claimId: null, patient: null, provider: null };
  const bare = { ...eob, ...nothing, billedCents: null, oweCents: null };
  const answer = { ...eob, pdfDocumentId: null, members: [] };
  expect(eobRows({ ...answer, claims: null })).toEqual([bare]);
  expect(eobRows({ ...answer, claims: [] })).toEqual([bare]);
  const ada = { firstName: "Ada", middleInitial: null, lastName: "Example" };
  const rest = { providerName: "Example Clinic", chargeCents: 100, responsibilityCents: null };
  const claims = ["C1", "C2"].map((id) => ({ id, ...ada, lastName: null, ...rest }));
  const shown = { patient: "Ada", provider: "Example Clinic", billedCents: 100, oweCents: null };
  expect(eobRows({ ...answer, subscriber: ada, claims })).toEqual(
    ["C1", "C2"].map((claimId) => ({ ...eob, subscriber: "Ada Example", claimId, ...shown })),
  );
});

test("each choice of primary care is a row, and a provider if it has an id or a name", () => {
  const [location] = SELECTION.locations;
  const nowhere = { addressLine1: null, city: null, state: null, zipCode: null };
  const second = { ...location, ...nowhere, state: "OR", phoneNumber: null };
  const pcpHistory = [
    { ...SELECTION, locations: [...SELECTION.locations, second, ...SELECTION.locations] },
    { ...SELECTION, providerId: null, locations: [{ ...second, state: null }] },
    { ...SELECTION, providerName: null, locations: [] },
    { ...SELECTION, providerId: null, providerName: null, endDate: day },
  ];
  const { "primary-care": care, providers } = careRows([{ memberKey: "K0", pcpHistory }], [ADA]);
  const who = { memberSuffix: 0, memberName: "Ada Example", current: true, endReason: null };
  expect(care).toEqual(
    pcpHistory.map(({ providerId, providerName: provider, endDate }) => ({
      ...who,
      providerId,
      provider,
      beginDate: day,
      endDate,
    })),
  );
  const named = { name: "Example Clinic", title: "MD", address: null, phone: null };
  expect(providers).toEqual([
    {
      ...named,
      providerId: "P1",
      address: "1 Main St, Exampleville, OR 97001; OR",
      phone: "503-555-0101",
    },
    { ...named, providerId: null },
    { ...named, providerId: "P1", name: null },
  ]);
});

test("a claim gives its treating and its paid provider, if they have an id or a name", () => {
  const none = { providerId: null, providerName: null };
  const byId = { providerId: "P2", providerName: null };
  const byName = { providerId: null, providerName: "Example Group" };
  const named = (provider: DataClaim["provider"], payeeProvider: DataClaim["provider"]) =>
    claimProviders({ ...claim, provider, payeeProvider });
  expect(named(byId, byName)).toEqual([
    { ...nothingIn("providers"), providerId: "P2" },
    { ...nothingIn("providers"), name: "Example Group" },
  ]);
  expect(named(none, null)).toEqual([]);
  expect(claimDataRow({ ...claim, payeeProvider: null }, ADA, TODAY).payee).toBeNull();
  expect(claimDataRow({ ...claim, payeeProvider: byName }, ADA, TODAY).payee).toBe("Example Group");
  const later = { ...claim, payeeProvider: byName, paidDate: addDays(TODAY, 1) };
  expect(claimDataRow(later, ADA, TODAY)).toMatchObject({ payee: null, paidDate: null });
});

test("providers are distinguished by id, else by name; repeated mentions complete each other", () => {
  const known = new Map<string, DataRow<"providers">>();
  for (const [providerId, name] of [
    [null, "One"],
    [null, "Two"],
    [null, "One"],
    ["P1", "One"],
    ["P1", "Other"],
  ] as const) {
    addProvider(known, { ...nothingIn("providers"), providerId, name });
  }
  expect([...known.values()].map(({ providerId, name }) => [providerId, name])).toEqual([
    [null, "One"],
    [null, "Two"],
    ["P1", "One"],
  ]);
  const mentioned = new Map<string, DataRow<"providers">>();
  const { providers } = careRows([{ memberKey: "K0", pcpHistory: [SELECTION] }], [ADA]);
  for (const each of [...claimProviders(claim), ...providers, ...claimProviders(claim)]) {
    addProvider(mentioned, each);
  }
  const address = "1 Main St, Exampleville, OR 97001";
  const whole = { providerId: "P1", name: "Example Clinic", title: "MD", phone: "503-555-0101" };
  expect([...mentioned.values()]).toEqual([{ ...whole, address }]);
});

test("a preference that was never chosen has the answer null", () => {
  const saved = {
    emailAddress: "a@members.example",
    electronicEob: null,
    emailBreakingNews: true,
    electronicMedicareMailing: false,
  };
  const rows = preferenceRows({ ...NOTHING_SAVED, ...saved });
  const expected = ["a@members.example", null, "yes", "no"];
  expect(rows.slice(0, 4).map(({ answer }) => answer)).toEqual(expected);
  expect(rows.map(({ preference }) => preference)).toEqual(Object.keys(NOTHING_SAVED));
});

test("a line has its claim number and tooth; of an undecided line unknown amounts stay null", () => {
  const tooth = { dentalCategory: "Basic", toothNumber: "14", toothSurface: "MO" };
  const [open = line] = pending.claimDetails;
  const lines = [{ ...open, ...tooth, serviceDescription: null, billedCents: 0 }];
  const unknown = { ...claim.claimDetailTotals, oweCents: null };
  const rows = lineRows({ ...pending, claimDetails: lines, claimDetailTotals: unknown });
  const place = { category: "Basic", tooth: "14", surface: "MO", description: null };
  expect(rows).toMatchObject([{ claimId: "C1", ...place, billedCents: 0, oweCents: null }]);
});
