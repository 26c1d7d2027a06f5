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

test("GW-50 GET referrals carries page, size and excludeExpired, and no unset parameter", async () => {
  const load = (gateway: Gateway) => getReferralPage(gateway, query);
  const value = await world.reads("sub", "referrals", load, wireQuery);
  expect(value.content).toHaveLength(5);
  expect(value).toEqual(firstOfMany(value));
});

test("GW-50 GET referrals carries memberKey, statusCode and providerId where they are set, and is filtered", async () => {
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

test("GW-50 a page of one member's referrals with another member's row is refused", async () => {
  const { gateway } = await world.as("sub");
  const other = { ...row, memberKey: "410000102" };
  await world.answerNext("referrals", pageOf(row, other));
  const work = getReferralPage(gateway, { ...query, memberKey: THEO });
  expect(await refusedField(work)).toBe("content (another record)");
  await world.answerNext("referrals", pageOf(row, other));
  expect((await getReferralPage(gateway, query)).content).toHaveLength(2);
});

test("GW-50 a referral needs a status or a date beside its ids", async () => {
  const load = (gateway: Gateway) => getReferralPage(gateway, query);
  const read = (known: object) =>
    world.given("referrals", pageOf({ id: 1, memberKey: THEO, ...known }), load);
  expect(await refusedField(read({ visitsAllowed: 3 }))).toBe("content.0");
  for (const known of [
    { issuedDate: "2026-01-01" },
    { statusCode: "A" },
    { statusDescription: "Approved" },
  ]) {
    expect((await read(known)).content).toMatchObject([known]);
  }
});

test("GW-50 a referral's missing fields are null, as are visits below zero", async () => {
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

test("GW-51 GET referrals/metadata sends a given memberKey, is kept for each, and leaves out choices without an id or a description", async () => {
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
});

test("GW-50 GW-51 a dependent reads only their own referrals, and another's key is answered 403 or 404", async () => {
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
