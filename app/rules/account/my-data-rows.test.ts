import { describe, expect, test } from "vitest";
import {
  ACCOUNT,
  ADA,
  claim,
  day,
  line,
  NOTHING_SAVED,
  pending,
  SELECTION,
} from "./my-data.fixture.ts";
import { claimProviders, claimRow, lineRows } from "./my-data-claims.ts";
import {
  accumulatorRows,
  addProvider,
  careRows,
  eligibilityRows,
  eobRows,
  memberRows,
  preferenceRows,
} from "./my-data-rows.ts";
import type { DataRow } from "./my-data-tables.ts";

describe("rows", () => {
  test("a claim's row is whose it is by the place in the family, never by the gateway's key", () => {
    const row = claimRow(claim, ADA);
    expect(row).toMatchObject({ memberSuffix: 0, memberName: "Ada Example", patient: "Ada" });
    expect(JSON.stringify([row, memberRows(ACCOUNT, [ADA])])).not.toContain("K0");
  });

  test("what nobody has decided is no amount, and the bill stays", () => {
    expect(claimRow(pending, ADA)).toMatchObject({
      decided: false,
      billedCents: 10_000,
      planPaidCents: null,
      oweCents: null,
    });
    expect(lineRows(pending)[0]).toMatchObject({ billedCents: 10_000, planPaidCents: null });
    expect(claimRow(claim, ADA)).toMatchObject({ decided: true, oweCents: 2000 });
  });

  test("amounts that contradict each other are said to", () => {
    const wrong = { ...claim, claimDetailTotals: { ...claim.claimDetailTotals, oweCents: 9999 } };
    expect([claimRow(claim, ADA), claimRow(wrong, ADA)].map((row) => row.contradictory)).toEqual([
      false,
      true,
    ]);
  });

  test("a line has its number, or its place where the gateway gives none", () => {
    const unnumbered = { ...line, claimDetailPK: null };
    const rows = lineRows({ ...claim, claimDetails: [line, unnumbered] });
    expect(rows.map(({ line: number }) => number)).toEqual([7, 2]);
  });

  test("a dental line has its procedure, and the one that it was paid as", () => {
    const [row] = lineRows({
      ...claim,
      claimDetails: [
        {
          ...line,
          dentalProcedure: { procedureDescription: "Crown", procedureCode: "D2740" },
          alternateDentalProcedure: { procedureDescription: "Metal crown", procedureCode: "D2790" },
          dentalLineDisallowed: { code: "X1", description: "Once in five years" },
        },
      ],
    });
    expect(row).toMatchObject({
      code: "D2740",
      description: "Crown",
      paidAs: "Metal crown",
      denialCode: "X1",
      denialReason: "Once in five years",
    });
  });

  test("coverage and primary care of others are left out, though the answer has them", () => {
    const row = { memberKey: "K0", suffix: 0, category: "dental", eligible: true } as const;
    const dates = { effectiveDate: day, terminationDate: null };
    const all = [
      { ...row, ...dates },
      { ...row, ...dates, memberKey: "K9", suffix: 3 },
    ];
    expect(eligibilityRows(all, [ADA], day)).toEqual([
      {
        memberSuffix: 0,
        memberName: "Ada Example",
        category: "dental",
        status: "active",
        effectiveDate: day,
        terminationDate: null,
      },
    ]);
    expect(careRows([{ memberKey: "K9", pcpHistory: [SELECTION] }], [ADA])).toEqual({
      care: [],
      providers: [],
    });
  });

  test("T-44 accumulators without an amount, and those of -1 or 0, are left out", () => {
    const limit = {
      productCategory: "dental",
      coverageType: "INDIVIDUAL",
      limitType: "Annual Limit",
      networkTier: null,
      totalCents: 150_000,
      totalMetCents: 0,
      totalRemainingCents: 150_000,
      detailedDescription: null,
    } as const;
    const rows = accumulatorRows(
      [limit, { ...limit, totalCents: -100 }, { ...limit, totalMetCents: null }],
      ADA,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ coverageType: "individual", totalCents: 150_000 });
  });

  test("an explanation is a row a claim, and one where it names none", () => {
    const eob = { documentId: "E1", date: day, typeOfClaims: "DENTAL", subscriber: null };
    expect(eobRows({ ...eob, claims: null })).toHaveLength(1);
    const named = { firstName: "Ada", lastName: null, providerName: null };
    const amounts = { chargeCents: 100, responsibilityCents: null };
    const claims = ["C1", "C2"].map((id) => ({ id, ...named, ...amounts }));
    expect(eobRows({ ...eob, claims }).map(({ claimId }) => claimId)).toEqual(["C1", "C2"]);
  });

  test("a provider comes once; what one mention leaves open another says", () => {
    const known = new Map<string, DataRow<"providers">>();
    for (const provider of claimProviders(claim)) addProvider(known, provider);
    for (const provider of careRows([{ memberKey: "K0", pcpHistory: [SELECTION] }], [ADA])
      .providers)
      addProvider(known, provider);
    expect([...known.values()]).toEqual([
      {
        providerId: "P1",
        name: "Example Clinic",
        title: "MD",
        address: "1 Main St, Exampleville, OR 97001",
        phone: "503-555-0101",
      },
    ]);
  });

  test("a preference that was never chosen has no answer", () => {
    const saved = {
      emailAddress: "a@members.example",
      electronicEob: null,
      emailBreakingNews: true,
    };
    const rows = preferenceRows({ ...NOTHING_SAVED, ...saved });
    expect(rows.slice(0, 3).map(({ answer }) => answer)).toEqual([
      "a@members.example",
      null,
      "yes",
    ]);
  });
});
