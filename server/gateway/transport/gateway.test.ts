import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { getAccount } from "../calls/member/account.ts";
import { attemptFreshAddress, getAddress, saveAddress } from "../calls/member/address.ts";
import { createAnswerCache } from "./cache/cache.ts";
import { CALLS } from "#scripts/contract/contract.ts";
import { listClaims } from "../calls/claims/claims.ts";
import { GatewayStatusError } from "./errors.ts";
import { listFamilyEligibility } from "../calls/member/eligibility.ts";
import { getEbillRegistered, getShowEbillAlert, registerWithEbill } from "../calls/plan/ebill.ts";
import { findHolidayCalendar } from "../calls/frame/message.ts";
import { openSandboxGateway, refusedField } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const claimsOf = (suffix: number) =>
  ({
    type: "dental",
    startDate: getPlainDate("2024-11-21"),
    endDate: getPlainDate("2026-11-21"),
    suffix,
    page: 0,
    size: 3,
  }) as const;

test("GW-05 reads with the same arguments call the gateway once, with others once more", async () => {
  const { asked } = await world.asking("sub", async (gateway) => {
    await listFamilyEligibility(gateway);
    await listFamilyEligibility(gateway);
    await listClaims(gateway, claimsOf(0));
    await listClaims(gateway, claimsOf(0));
    await listClaims(gateway, claimsOf(1));
  });
  expect(asked.map(({ path, query }) => [path, query["suffix"]])).toEqual([
    ["/eligibility/family", undefined],
    ["/claims/dental", "0"],
    ["/claims/dental", "1"],
  ]);
});

test("GW-05 T-39 sessions do not share answers, and a visitor's answers are not kept", async () => {
  const first = await world.as("sub");
  const second = await world.as("sub");
  const other = await world.as("ma");
  const { asked } = await world.during(async () => {
    await getAccount(first.gateway);
    await getAccount(second.gateway);
    expect((await getAccount(other.gateway)).groupId).toBe("10004760");
  });
  const expected = [first.bearer, second.bearer, other.bearer];
  expect(asked.map(({ authorization }) => authorization)).toEqual(expected);
  const visitor = world.visitor();
  const { asked: otherAsked } = await world.during(async () => {
    for (let time = 0; time < 2; time += 1) {
      await expect(getAccount(visitor)).rejects.toBeInstanceOf(GatewayStatusError);
    }
  });
  expect(otherAsked.map(({ authorization }) => authorization)).toEqual([null, null]);
});

test("GW-05 T-39 a calendar is kept once for all members and visitors, and is asked for without a token", async () => {
  const { asked } = await world.during(async () => {
    const cache = createAnswerCache(1_000_000, () => false);
    const [first, other, visitor] = [
      world.sharing(cache, (await world.as("sub")).bearer.slice(7)),
      world.sharing(cache, (await world.as("ma")).bearer.slice(7)),
      world.sharing(cache, null),
    ];
    await Promise.all([visitor, visitor, first].map((gateway) => findHolidayCalendar(gateway, 1)));
    await findHolidayCalendar(other, 1);
    await findHolidayCalendar(visitor, 5);
  });
  expect(asked.map(({ path, authorization }) => [path, authorization])).toEqual([
    ["/message/calendar/domain/1", null],
    ["/message/calendar", null],
    ["/message/calendar/domain/5", null],
  ]);
});

test("GW-05 T-39 all calls whose answers are kept for everybody are reads without token, date and body", () => {
  const shared = CALLS.filter((call) => call.shared === true);
  expect(shared.length).toBeGreaterThan(1);
  for (const { method, path, bearer, body, asOfDate, lifetime } of shared) {
    const expected = [path, "GET", false, undefined, undefined, "minute"];
    expect([path, method, bearer, body, asOfDate, lifetime]).toEqual(expected);
  }
});

test("T-39 a write whose answer is lost drops the answers that it changes, and no others", async () => {
  const { gateway } = await world.as("sub");
  await getShowEbillAlert(gateway);
  await getEbillRegistered(gateway);
  await world.answerNext("ebill/registerEbillUser", {}, 500);
  await expect(registerWithEbill(gateway)).rejects.toBeInstanceOf(GatewayStatusError);
  const { asked } = await world.during(async () => {
    await getShowEbillAlert(gateway);
    await getEbillRegistered(gateway);
  });
  expect(asked.map(({ path }) => path)).toEqual(["/ebill/ebillRegistered"]);
});

test("GW-23 T-34 T-39 writes are sent each time, also two equal ones at once", async () => {
  const { gateway } = await world.as("cop");
  const { listOfCountries: _c, listOfStates: _s, ...address } = await getAddress(gateway);
  const { asked } = await world.during(async () => {
    await saveAddress(gateway, address);
    await Promise.all([saveAddress(gateway, address), saveAddress(gateway, address)]);
  });
  expect(asked.map(({ method }) => method)).toEqual(["PUT", "PUT", "PUT"]);
});

test("T-39 a fresh read replaces the kept answer, and leaves it where it fails", async () => {
  const { asked } = await world.asking("cop", async (gateway) => {
    await getAddress(gateway);
    expect(await attemptFreshAddress(gateway)).toMatchObject({ ok: true });
    await getAddress(gateway);
    await world.answerNext("account/address", {}, 500);
    expect(await attemptFreshAddress(gateway)).toMatchObject({ ok: false });
    await getAddress(gateway);
  });
  expect(asked).toHaveLength(4);
});

test("GW-86 an empty answer and one that is not JSON are refused and not kept", async () => {
  const { gateway } = await world.as("sub");
  await world.answerNext("account", "<html>maintenance</html>");
  expect(await refusedField(getAccount(gateway))).toBe("(not JSON)");
  await world.answerNext("account", "");
  expect(await refusedField(getAccount(gateway))).toBe("(empty)");
  expect((await getAccount(gateway)).subscriberId).toBe("904417823");
});

test.each([200, 201, 204, 205])(
  "GW-23 a write answered %i without a body has succeeded",
  async (status) => {
    const { gateway } = await world.as("sub");
    const { listOfCountries: _c, listOfStates: _s, ...address } = await getAddress(gateway);
    await world.answerNext("account/address", "", status);
    const { asked } = await world.during(() => saveAddress(gateway, address));
    expect(asked.map(({ method }) => method)).toEqual(["PUT"]);
  },
);
