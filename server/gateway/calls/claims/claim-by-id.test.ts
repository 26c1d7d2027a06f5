import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { getClaim, getClaimsMetadata, getClaimsPage } from "./claims.ts";
import {
  entryOf,
  openSandboxGateway,
  plainGet,
  refusedField,
} from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const days = { startDate: getPlainDate("2024-11-21"), endDate: getPlainDate("2026-11-21") };
const HOME_CLAIM = "26000010001";
const getMedical = (gateway: Gateway, id: string) =>
  getClaim(gateway, { type: "medical", id, suffix: 0 });

/** The status with which an answer was refused, and whether the gateway was called. */
async function refusalOf(work: () => Promise<unknown>): Promise<[number, number]> {
  const { value, asked } = await world.during(() => entryOf(work()));
  return [value, asked.length];
}

test("GW-35 GET claims/{type}/{id} carries the suffix, and answers the claim of the list", async () => {
  const { gateway, bearer } = await world.as("sub");
  for (const [type, suffix] of [
    ["medical", 0],
    ["dental", 1],
    ["vision", 3],
  ] as const) {
    const [listed] = (await getClaimsPage(gateway, { ...days, type, suffix, page: 0, size: 1 }))
      .claims;
    const name = { type, suffix, id: listed?.id ?? "" };
    const { value, asked } = await world.during(() => getClaim(gateway, name));
    const path = `/claims/${type}/${name.id}`;
    expect(asked).toEqual([plainGet(path, bearer, { query: { suffix: `${suffix}` } })]);
    expect(value).toEqual(listed);
    expect(value.claimDetails.length).toBeGreaterThan(0);
  }
});

test("GW-35 a claim of another type, member or family is answered 404 as an unknown one", async () => {
  const { gateway } = await world.as("sub");
  const other = await world.as("cop");
  const claim = { type: "medical", id: HOME_CLAIM, suffix: 0 } as const;
  const unknown = await refusalOf(() => getClaim(gateway, { ...claim, id: "1" }));
  expect(unknown).toEqual([404, 1]);
  for (const work of [
    () => getClaim(gateway, { ...claim, type: "dental" }),
    () => getClaim(gateway, { ...claim, suffix: 1 }),
    () => getClaim(other.gateway, claim),
  ]) {
    expect(await refusalOf(work)).toEqual(unknown);
  }
});

test.each([
  ...words(`
  . .. ../account %2e%2e %2E%2E%2Faccount 1/2 1?suffix=1 1#
`),
  "",
  "..\\account",
  "26 1",
  "26\u0000",
  "2".repeat(65),
  "2".repeat(10_000),
])("GW-35 the impossible claim id %j is answered 404 without a call", async (id) => {
  const { gateway } = await world.as("sub");
  expect(await refusalOf(() => getMedical(gateway, id))).toEqual([404, 0]);
});

test.each([
  { claimType: "Medical" },
  { claimStatusDescription: "Paid" },
  { serviceDateFrom: "2026-10-28" },
  { provider: { providerId: "7" } },
  { claimDetails: [{}] },
  { claimDetailTotals: { paidAmountTotal: 0 } },
])("GW-35 a claim with its id and %j alone is accepted", async (known) => {
  const load = (gateway: Gateway) => getMedical(gateway, "1");
  expect((await world.given("claims/medical/1", { id: "1", ...known }, load)).id).toBe("1");
  expect(await world.refuses("claims/medical/1", { id: "1" }, load)).toBe("(root)");
});

test("GW-35 an answer with another claim's id is refused and not kept, and a number is an id", async () => {
  const { gateway } = await world.as("sub");
  const [asked, other] = (
    await getClaimsPage(gateway, { ...days, type: "medical", suffix: 0, page: 0, size: 2 })
  ).claims;
  const name = { type: "medical", id: asked?.id ?? "", suffix: 0 } as const;
  const wire = {
    claimType: "Medical",
    claimStatusDescription: "Paid",
    serviceDateFrom: "2026-10-28",
    claimDetailTotals: { combinedMemberResponsibilityAmount: "1.00" },
  };
  for (const id of [other?.id, `0${name.id}`]) {
    await world.answerNext(`claims/medical/${name.id}`, { ...wire, id });
    expect(await refusedField(getClaim(gateway, name))).toBe("id (another record)");
  }
  expect(await getClaim(gateway, name)).toEqual(asked);
  await world.answerNext("claims/medical/17", { ...wire, id: 17 });
  expect((await getMedical(gateway, "17")).id).toBe("17");
});

test("GW-36 GET claims/metadata carries claimType, both days and suffix", async () => {
  const load = (gateway: Gateway) =>
    getClaimsMetadata(gateway, { ...days, type: "medical", suffix: 0 });
  const query = { claimType: "medical", ...days, suffix: "0" };
  const { providers, statuses } = await world.reads("sub", "claims/metadata", load, query);
  const alder = { providerId: "200117", providerName: "Alder Creek Family Medicine" };
  expect(providers).toContainEqual(alder);
  expect(statuses).toContainEqual({ code: "77", description: "Under external review" });
});

test("GW-36 providers and statuses without a value or a name are left out", async () => {
  const { gateway } = await world.as("sub");
  await world.answerNext("claims/metadata", {
    providers: [
      { providerId: 7, providerName: "Alder Creek" },
      { providerId: null, providerName: "Nobody's" },
      { providerId: "8", providerName: " " },
    ],
    statuses: [{ code: 2, description: "Paid" }, { code: "3" }],
  });
  expect(await getClaimsMetadata(gateway, { ...days, type: "dental", suffix: 0 })).toEqual({
    providers: [{ providerId: "7", providerName: "Alder Creek" }],
    statuses: [{ code: "2", description: "Paid" }],
  });
});
