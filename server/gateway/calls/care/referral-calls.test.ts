import { expect, test } from "vitest";
import { getReferralMetadata, getReferralPage, type ReferralsQuery } from "./referrals.ts";
import type { Gateway } from "../../transport/gateway.ts";
import {
  entryOf,
  firstOfMany,
  openSandboxGateway,
  pageOf,
  plainGet,
  refusedField,
} from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const query: ReferralsQuery = {
  memberKey: null,
  statusCode: null,
  providerId: null,
  excludeExpired: true,
  page: 0,
  size: 5,
};
const wireQuery = { page: "0", size: "5", excludeExpired: "true" };
const THEO = "410000101";

const row = { id: 7, memberKey: THEO, statusDescription: "Approved" };

test("GW-50 GET referrals carries page, size and excludeExpired, and nothing that is unset", async () => {
  const value = await world.reads("sub", ["/referrals", { query: wireQuery }], (gateway) =>
    getReferralPage(gateway, query),
  );
  expect(value.content).toHaveLength(5);
  expect(value).toEqual(firstOfMany(value));
});

test("GW-50 memberKey, statusCode and providerId travel where they are set, and are heeded", async () => {
  const { gateway } = await world.as("sub");
  const given = { memberKey: THEO, statusCode: "A", providerId: "200186" };
  const { value, asked } = await world.during(() =>
    getReferralPage(gateway, { ...query, ...given, excludeExpired: false }),
  );
  expect(asked[0]?.query).toEqual({ ...wireQuery, ...given, excludeExpired: "false" });
  expect(value.content.length).toBeGreaterThan(0);
  for (const it of value.content) {
    const expected = [THEO, "A", "200186"];
    expect([it.memberKey, it.statusCode, it.referredToProvider?.providerId]).toEqual(expected);
  }
});

test("GW-50 T-34 a page is kept for a minute, each question by itself", async () => {
  const { asked } = await world.asking("sub", async (gateway) => {
    await getReferralPage(gateway, query);
    await getReferralPage(gateway, query);
    await getReferralPage(gateway, { ...query, excludeExpired: false });
  });
  expect(asked.map((call) => call.query["excludeExpired"])).toEqual(["true", "false"]);
});

test("GW-50 another member's row among those of the one asked for breaks the contract", async () => {
  const { gateway } = await world.as("sub");
  const other = { ...row, memberKey: "410000102" };
  await world.answerNext("referrals", pageOf(row, other));
  const work = getReferralPage(gateway, { ...query, memberKey: THEO });
  expect(await refusedField(work)).toBe("content (another record)");
  await world.answerNext("referrals", pageOf(row, other));
  expect((await getReferralPage(gateway, query)).content).toHaveLength(2);
});

test.each([
  [{ id: 1, memberKey: THEO, visitsAllowed: 3 }, "content.0"],
  [{ id: 1, statusDescription: "Approved" }, "content.0.memberKey"],
  [{ memberKey: THEO, statusDescription: "Approved" }, "content.0.id"],
  [{ ...row, effectiveDate: "2026-02-30" }, "content.0.effectiveDate"],
  [{ ...row, visitsAllowed: "many" }, "content.0.visitsAllowed"],
])("GW-50 %j is no referral, and nothing of it is kept", async (content, field) => {
  const { gateway } = await world.as("sub");
  await world.answerNext("referrals", pageOf(content));
  expect(await refusedField(getReferralPage(gateway, query))).toBe(field);
  expect((await getReferralPage(gateway, query)).content).toHaveLength(5);
});

test.each([{ issuedDate: "2026-01-01" }, { statusCode: "A" }])(
  "GW-50 %j alone says something of a referral",
  async (known) => {
    const { gateway } = await world.as("sub");
    await world.answerNext("referrals", pageOf({ id: 1, memberKey: THEO, ...known }));
    expect((await getReferralPage(gateway, query)).content).toMatchObject([known]);
  },
);

test("GW-50 what is missing is null, and visits below zero are unknown", async () => {
  const { gateway } = await world.as("sub");
  await world.answerNext("referrals", pageOf({ ...row, visitsAllowed: -1, visitsUsed: "3" }));
  const { content: referrals } = await getReferralPage(gateway, query);
  const known = { id: "7", memberKey: THEO, statusDescription: "Approved", visitsUsed: 3 };
  expect(referrals).toMatchObject([known]);
  const others = Object.entries(referrals[0] ?? {}).filter(([name]) => !(name in known));
  expect(others.map(([, value]) => value)).toEqual(Array(10).fill(null));
  await world.answerNext("referrals", pageOf({ ...row, visitsUsed: 0 }));
  const [unused] = (await getReferralPage(gateway, { ...query, page: 1 })).content;
  expect(unused?.visitsUsed).toBe(0);
});

test("GW-51 GET referrals/metadata carries memberKey where it is set; it is kept", async () => {
  const { value, asked, bearer } = await world.asking("sub", async (gateway) => [
    await getReferralMetadata(gateway, null),
    await getReferralMetadata(gateway, THEO),
    await getReferralMetadata(gateway, THEO),
  ]);
  expect(asked).toEqual([
    plainGet("/referrals/metadata", bearer),
    plainGet("/referrals/metadata", bearer, { query: { memberKey: THEO } }),
  ]);
  const [all, own] = value;
  expect(all?.statuses).toContainEqual({ code: "P", description: "Pending review" });
  expect(own?.statuses).not.toContainEqual({ code: "P", description: "Pending review" });
  // A status without a description and a provider without an id can't be chosen.
  expect(all?.statuses.map(({ code }) => code)).not.toContain("ZZ");
  expect(all?.providers.map(({ providerName }) => providerName).join()).not.toContain("Pfeffer");
  const load = (fresh: Gateway) => getReferralMetadata(fresh, null);
  expect(await world.refuses("referrals/metadata", { providers: [] }, load)).toBe("statuses");
});

test("GW-50 GW-51 S-15 a dependent is told of themself alone; another's key is refused", async () => {
  const { gateway } = await world.as("dep-adult");
  const everything = { ...query, excludeExpired: false, size: 100 };
  const { content: referrals } = await getReferralPage(gateway, everything);
  expect(new Set(referrals.map(({ memberKey }) => memberKey))).toEqual(new Set([THEO]));
  const entries = [];
  for (const memberKey of ["410000100", "410000801", "nobody"]) {
    entries.push(await entryOf(getReferralPage(gateway, { ...query, memberKey })));
    entries.push(await entryOf(getReferralMetadata(gateway, memberKey)));
  }
  expect(entries).toEqual([403, 403, 404, 404, 404, 404]);
});
