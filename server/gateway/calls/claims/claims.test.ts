import { expect, test } from "vitest";
import type { z } from "zod";
import { findPlainDate, getPlainDate } from "#app/rules/dates/plain-date.ts";
import { claimDetail } from "./claim-line.ts";
import { claim } from "./claim.ts";
import { findClaimsPage, getClaimsPage, listClaims, type ClaimsQuery } from "./claims.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { openSandboxGateway } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const query = {
  type: "medical",
  startDate: getPlainDate("2024-11-21"),
  endDate: getPlainDate("2026-11-21"),
  suffix: 0,
  page: 0,
  size: 3,
} satisfies ClaimsQuery;
const wire = {
  id: 26000010001,
  claimType: "Medical",
  claimStatusDescription: "Paid",
  claimStatusCode: "02",
  paidDate: "2026-11-06",
  patientFirstName: "Ana",
  patientLastName: "Exempel",
  provider: { providerId: 7, providerName: "Alder Creek" },
  payeeProvider: { providerId: "8", providerName: "Alder Creek Billing" },
  serviceDateFrom: "10/28/2026",
  networkTier: "In Network",
  claimDetails: [],
  claimDetailTotals: {
    chargeAmountTotal: "264.00",
    paidAmountTotal: 168.72,
    combinedMemberResponsibilityAmount: 42.18,
    otherPayerPaid: "12.34",
  },
  claimCheck: { checkPayeeAmount: "168.72" },
  version: 1,
  replaces: null,
  reversalOf: null,
} satisfies Required<z.input<typeof claim>>;
const amounts = {
  chargeAmount: 198,
  paidAmount: 125.52,
  otherPayerPaid: 9.5,
  combinedMemberResponsibilityAmount: 31.38,
  coinsuranceAmount: 31.38,
  copayAmount: 0,
  deductibleAmount: "12.5",
  disallowAmount: 41.1,
  nonCoveredCharges: null,
};
const line = {
  serviceDateFrom: "2026-10-28",
  status: "Paid",
  claimDetailPK: { sequenceNumber: "2" },
};

/** The request and the answer, with these differences from the query. */
const asks = (more: Partial<ClaimsQuery>) =>
  world.asking("sub", (gateway) => getClaimsPage(gateway, { ...query, ...more }));
/** The page that is read from that answer. */
const pageOf = (body: object, more: Partial<ClaimsQuery>) =>
  world.given("claims/medical", body, (gateway) => getClaimsPage(gateway, { ...query, ...more }));

test.each(["medical", "dental", "vision"] as const)(
  "GW-34 GET claims/%s carries dates, suffix, page and size, and no unset parameter",
  async (type) => {
    const { startDate, endDate } = query;
    const wireQuery = { startDate, endDate, suffix: "0", page: "0", size: "3" };
    const list = (gateway: Gateway) => listClaims(gateway, { ...query, type });
    const value = await world.reads("sub", `claims/${type}`, list, wireQuery);
    expect(value).toHaveLength(3);
    expect(value.every((it) => it.claimType.toLowerCase() === type)).toBe(true);
    expect(value.every((it) => findPlainDate(it.serviceDateFrom ?? "") !== undefined)).toBe(true);
  },
);

test("GW-34 GET claims/{type} carries comma-joined providerIds and the status code where they are set", async () => {
  const providerIds = ["200117", "200155"];
  const { value, asked } = await asks({ size: 50, providerIds, claimStatus: "02" });
  expect(asked[0]?.query).toMatchObject({ providerIds: "200117,200155", claimStatus: "02" });
  expect(new Set(value.claims.map((it) => it.claimStatusCode))).toEqual(new Set(["02"]));
  const found = new Set(value.claims.map((it) => it.provider?.providerId));
  expect(found).toEqual(new Set(providerIds));
  const bare = await asks({ providerIds: [], claimStatus: null });
  const expected = ["endDate", "page", "size", "startDate", "suffix"];
  expect(Object.keys(bare.asked[0]?.query ?? {}).toSorted()).toEqual(expected);
  const one = await asks({ providerIds: ["200117"] });
  expect(one.asked[0]?.query).toMatchObject({ providerIds: "200117" });
});

test("GW-34 a page of claims has its number, the count of pages, and whether it is the last", async () => {
  const { gateway } = await world.as("sub");
  const first = await getClaimsPage(gateway, { ...query, size: 20 });
  expect(first).toMatchObject({ number: 0, last: false });
  expect(first.totalPages).toBe(Math.ceil((first.totalElements ?? 0) / 20));
  const page = (first.totalPages ?? 0) - 1;
  const final = await getClaimsPage(gateway, { ...query, size: 20, page });
  expect(final).toMatchObject({ number: page, last: true });
  expect(first.totalElements).toBe(page * 20 + final.claims.length);
});

test("GW-34 an uncounted page of claims is the last only where it is empty", async () => {
  const uncounted = { number: 2, totalElements: null, totalPages: null };
  for (const content of [[wire], []]) {
    const page = await pageOf({ content }, { page: 2, size: 20 });
    const claims = content.map((each) => ({
      ...claim.parse(each),
      suffix: 0,
      claimType: "medical",
      standing: null,
      isCounted: true,
    }));
    expect(page).toEqual({ ...uncounted, last: content.length === 0, claims });
  }
});

test("GW-34 the pages are counted from the count of claims and the gateway's page size", async () => {
  const page = await pageOf({ content: [wire], totalElements: 7 }, { page: 2, size: 3 });
  expect(page).toMatchObject({ number: 2, totalElements: 7, totalPages: 3, last: true });
  const larger = await pageOf({ content: [wire, wire], size: 2, totalElements: 7 }, { size: 500 });
  expect(larger).toMatchObject({ totalElements: 7, totalPages: 4, last: false });
});

test("DATA-15 a claim keeps its fields, with amounts in cents", () => {
  expect(claim.parse(wire)).toEqual({
    ...wire,
    id: "26000010001",
    provider: { providerId: "7", providerName: "Alder Creek" },
    serviceDateFrom: "2026-10-28",
    claimDetailTotals: {
      billedCents: 26_400,
      planPaidCents: 16_872,
      otherPayerPaidCents: 1234,
      oweCents: 4218,
    },
    claimCheck: { checkPayeeCents: 16_872 },
    assessed: expect.objectContaining({ pending: false, otherPayerPaidCents: 1234 }),
  });
});

test("DATA-15 a check without an amount is $0.00, and an absent provider or date is null", () => {
  const bare = { ...wire, claimCheck: undefined, provider: null, paidDate: null };
  const expected = { claimCheck: { checkPayeeCents: 0 }, provider: null, paidDate: null };
  expect(claim.parse(bare)).toMatchObject(expected);
  expect(claim.parse({ ...wire, claimCheck: {} }).claimCheck.checkPayeeCents).toBe(0);
});

test.each(["12/31/9999", "2101-01-01"])("DATA-15 a paid date of %s means no day", (paidDate) => {
  expect(claim.parse({ ...wire, paidDate }).paidDate).toBeNull();
});

test("DATA-16 a medical or dental claim line keeps its amounts, procedures and disallowed reason", () => {
  const reason = { code: "N130", description: "Not covered" };
  const medical = {
    ...line,
    medicalLineDisallowed: reason,
    serviceDescription: { description: "Office visit" },
    cptCode: "99214",
  };
  expect(claimDetail.parse({ ...medical, ...amounts, deniedAmount: "30.10" })).toEqual({
    ...medical,
    billedCents: 19_800,
    disallowedCents: 4110,
    saidDeniedCents: 3010,
    notCoveredCents: null,
    planPaidCents: 12_552,
    otherPayerPaidCents: 950,
    deductibleCents: 1250,
    copayCents: 0,
    coinsuranceCents: 3138,
    oweCents: 3138,
    claimDetailPK: { sequenceNumber: 2 },
    dentalLineDisallowed: null,
    dentalProcedure: null,
    alternateDentalProcedure: null,
    dentalCategory: null,
    toothNumber: null,
    toothSurface: null,
  });
  const dental = {
    ...line,
    dentalLineDisallowed: "D1",
    dentalProcedure: { procedureDescription: "Crown", procedureCode: "D2740" },
    alternateDentalProcedure: { procedureDescription: "Filling", procedureCode: "D2391" },
    dentalCategory: "Major",
    toothNumber: 30,
    toothSurface: "MO",
  };
  expect(claimDetail.parse({ ...dental, ...amounts })).toMatchObject({
    dentalLineDisallowed: { code: "D1", description: null },
    dentalProcedure: dental.dentalProcedure,
    alternateDentalProcedure: dental.alternateDentalProcedure,
    dentalCategory: "Major",
    toothNumber: "30",
    toothSurface: "MO",
    medicalLineDisallowed: null,
    cptCode: null,
  });
});

test.each([
  [
    { code: "N130", description: " " },
    { code: "N130", description: null },
  ],
  [{ code: 29 }, { code: "29", description: null }],
  ["D1", { code: "D1", description: null }],
  [29, { code: "29", description: null }],
  [true, { code: null, description: null }],
  [{ code: null, description: "" }, null],
  ["", null],
  [false, null],
  [null, null],
  [{ description: "Too often" }, { code: null, description: "Too often" }],
])("DATA-16 the disallowed reason %j is read as %j", (given, read) => {
  expect(claimDetail.parse({ medicalLineDisallowed: given }).medicalLineDisallowed).toEqual(read);
});

const dentalClaims = (content: object[]) =>
  world.given("claims/dental", { content }, (it) => listClaims(it, { ...query, type: "dental" }));

test("DATA-15 a claim with its id alone has the requested type, and its other fields are null", async () => {
  const [bare, blank] = await dentalClaims([{ id: 1 }, { id: 2, claimType: " " }]);
  expect(bare).toMatchObject({
    id: "1",
    claimType: "dental",
    claimStatusDescription: null,
    claimStatusCode: "",
    serviceDateFrom: null,
    claimDetailTotals: {
      billedCents: null,
      planPaidCents: null,
      otherPayerPaidCents: null,
      oweCents: null,
    },
  });
  expect(blank?.claimType).toBe("dental");
});

test("DATA-15 a claim without a day is of the earliest day of its lines", async () => {
  const claimDetails = [{ serviceDateFrom: "2026-10-29" }, {}, { serviceDateFrom: "2026-10-28" }];
  const [claim] = await dentalClaims([{ id: 1, claimDetails }]);
  expect(claim?.serviceDateFrom).toBe("2026-10-28");
});

test.each([
  ["dental", "dental"],
  ["MEDICAL", "medical"],
  [" Vision ", "vision"],
  ["D", "dental"],
  ["constructor", "dental"],
])("DATA-15 the claim type %j of a dental list is read as %s", async (claimType, key) => {
  const shown = await dentalClaims([{ id: 1, claimType }]);
  expect(shown.map((it) => it.claimType)).toEqual([key]);
});

test("GW-34 an optional page of claims is the page, or null after a fault", async () => {
  const { gateway } = await world.as("sub");
  const page = await findClaimsPage(gateway, query);
  expect(page?.claims).not.toEqual([]);
  expect(page).toEqual(await getClaimsPage(gateway, query));
  const find = (ofSub: typeof gateway) => findClaimsPage(ofSub, query);
  expect(await world.given("claims/medical", {}, find, { status: 500 })).toBeNull();
});

test("DATA-15 DATA-16 a claim line's disallowed amount is a discount, or denied where the line is denied", () => {
  const denied = { ...line, status: "Denied" };
  const claimDetails = [line, denied].map((each) => ({ ...each, ...amounts }));
  const lines = claim.parse({ ...wire, claimDetails }).claimDetails;
  expect(lines).toMatchObject([
    { status: "Paid", billedCents: 19_800, discountCents: 4110, deniedCents: 0 },
    { status: "Denied", billedCents: 19_800, discountCents: 0, deniedCents: 4110 },
  ]);
});

test("GW-34 a list has no more claims than were asked for, even if the gateway sends more", async () => {
  const content = [1, 2, 3, 4].map((id) => ({ ...wire, id }));
  const list = (gateway: Parameters<typeof listClaims>[0]) => listClaims(gateway, query);
  const ids = (await world.given("claims/medical", { content }, list)).map(({ id }) => id);
  expect(ids).toEqual(["1", "2", "3"]);
});
