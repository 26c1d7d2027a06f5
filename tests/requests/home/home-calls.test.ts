import { afterEach, expect, test, vi } from "vitest";
import { kept } from "#tests/harness/world/asking.ts";
import { roundsOf } from "#tests/harness/world/rounds.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, type RecordedCall } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";

const world = useWorld();

const EVERYBODY = [
  "/account",
  "/account/getEmployeeId",
  "/benefits/dental",
  "/benefits/limits",
  // Three of each, and the lists in which they stand.
  "/claims/dental",
  "/claims/dental",
  "/claims/medical",
  "/claims/medical",
  "/eligibility/family",
  "/group-detail",
  "/idCard/eligible",
  "/medicare-materials/eligibility",
  "/ncqa",
  "/pcp/eligibility",
  "/pcp/members",
  "/plan-management/details",
  "/referrals/hasReferrals",
];

const NOT_PROVIDENCE = [
  "/benefits/medical",
  "/ebill/hasEbill",
  "/ebill/showEbillAlert",
  "/handbook/ooc",
  "/programs",
];
const pathsOf = (calls: readonly RecordedCall[]) => calls.map(({ path }) => path).toSorted();

const homeCalls = kept(async (persona: string, host: string = HOST.carrier) => {
  const browser = await world.enter(persona, host);
  return world.callsDuring(() => browser.open("/home"));
});

/** The calls of the first home of a session, after the sign-in. */
const COLD_HOME = 22;

afterEach(async () => {
  vi.useRealTimers();
  await world.mend();
});

test.each([
  ["sub", HOST.carrier, NOT_PROVIDENCE],
  ["cop", HOST.carrier, [...NOT_PROVIDENCE, "/pcp/city-of-portland"]],
  ["prov", HOST.providence, []],
])(
  "HOME-09 TILE-01 ROLE-19 MENU-46 the first home of %s makes these gateway calls, each a GET and once",
  async (persona, host, more) => {
    const calls = await homeCalls(persona, host);
    expect(pathsOf(calls)).toEqual([...EVERYBODY, ...more].toSorted());
    expect(calls.filter(({ method, status }) => method !== "GET" || status !== 200)).toEqual([]);
  },
);

test("GW-03 all calls of home but the one for the NCQA URL carry the member's token", async () => {
  const calls = await homeCalls("sub");
  const withToken = calls.filter(({ path }) => path !== "/ncqa");
  expect(new Set(withToken.map(({ persona }) => persona))).toEqual(new Set(["sub"]));
  expect(calls.find(({ path }) => path === "/ncqa")?.persona).toBeNull();
});

test("HOME-54 HOME-55 CONST-06 the recent claims of a member are asked for two years, page 0, size 3", async () => {
  for (const [persona, suffix] of [
    ["sub", "0"],
    ["dep-adult", "1"],
  ] as const) {
    const calls = (await homeCalls(persona)).filter(({ path }) => path.startsWith("/claims/"));
    const [startDate, endDate] = ["2024-11-21", "2026-11-21"];
    const query = { startDate, endDate, suffix, page: "0", size: "3" };
    expect(calls.map((call) => call.query).filter(({ size }) => size === "3")).toEqual([
      query,
      query,
    ]);
    const whole = calls.filter(({ query: { size } }) => size !== "3");
    expect(whole.map((call) => call.query)).toMatchObject([{ suffix }, { suffix }]);
  }
});

test("T-23 ROUTE-05 a first home takes two rounds of calls: the account, then all others at once", async () => {
  const browser = await world.enter("sub");
  const rounds = await roundsOf(world, () => browser.open("/home"));
  expect([rounds[0], rounds.map(({ length }) => length)]).toEqual([["/account"], [1, 21]]);
});

test("GW-05 T-39 answers kept for a session are not shown to another member, nor in another session", async () => {
  const first = await world.enter("sub");
  await first.open("/home");
  const other = await world.enter("ma");
  const { page, calls } = await writing(world, () => other.open("/home"));
  expect(page.text).toContain("Welcome, Harper");
  for (const word of ["Jordan", "Testa-Lindqvist", "904417823", "Example Timber"]) {
    expect(page.html).not.toContain(word);
  }
  expect(pathsOf(calls)).toContain("/account");
  const again = await world.enter("sub");
  const own = await world.callsDuring(() => again.open("/home"));
  expect(own).toHaveLength(COLD_HOME);
});

test("T-34 a minute later home asks anew for claims, primary care, eBill and plan management alone", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const browser = await world.enter("cop");
  await browser.open("/home");
  vi.setSystemTime(Date.now() + 59_000);
  const again = await world.callsDuring(async () => {
    expect((await browser.open("/home")).text).toContain("Welcome, ");
    await browser.send("/home.data");
  });
  expect(again).toEqual([]);
  vi.setSystemTime(Date.now() + 2000);
  expect(pathsOf(await world.callsDuring(() => browser.open("/home")))).toEqual([
    "/claims/dental",
    "/claims/medical",
    "/ebill/hasEbill",
    "/ebill/showEbillAlert",
    "/pcp/city-of-portland",
    "/pcp/eligibility",
    "/pcp/members",
    "/plan-management/details",
  ]);
  vi.setSystemTime(Date.now() + 7_100_000);
  const later = await world.callsDuring(() => browser.open("/home"));
  expect(pathsOf(later)).not.toContain("/account");
});

test("GW-05 home shows the last good claims while the gateway fails, but not after a refusal", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const browser = await world.enter("sub");
  await browser.open("/home");
  vi.setSystemTime(Date.now() + 61_000);
  await world.fault({ path: "claims/medical", status: 500 });
  const bridged = await browser.open("/home");
  expect(bridged.status).toBe(200);
  expect(bridged.text).toContain("Details of the medical claim");
  await world.mend();
  vi.setSystemTime(Date.now() + 61_000);
  await world.fault({ path: "claims/medical", status: 403 });
  const refused = await browser.open("/home");
  expect(refused.status).toBe(403);
  expect(refused.text).not.toContain("Details of the medical claim");
});
