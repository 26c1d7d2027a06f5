import { expect, test } from "vitest";
import { roundsOf } from "#tests/harness/rounds.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST, type RecordedCall } from "#tests/harness/world.ts";

const world = useWorld();

const EVERYBODY = [
  "/account",
  "/account/getEmployeeId",
  "/claims/dental",
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
const NOT_PROVIDENCE = ["/ebill/hasEbill", "/ebill/showEbillAlert", "/handbook/ooc", "/programs"];

const pathsOf = (calls: readonly RecordedCall[]) => calls.map(({ path }) => path).toSorted();
const homeCalls = async (persona: string, host: string = HOST.carrier) => {
  const browser = await world.enter(persona, host);
  return world.callsDuring(() => browser.open("/home"));
};

test.each([
  ["sub", HOST.carrier, NOT_PROVIDENCE],
  ["summit", HOST.summit, NOT_PROVIDENCE],
  ["mod", HOST.medicare, NOT_PROVIDENCE],
  ["dep-adult", HOST.carrier, NOT_PROVIDENCE],
  ["term", HOST.carrier, NOT_PROVIDENCE],
  ["cop", HOST.carrier, [...NOT_PROVIDENCE, "/pcp/city-of-portland"]],
  ["hpp", HOST.partner, [...NOT_PROVIDENCE, "/benefits/limits"]],
])(
  "HOME-09 TILE-01 a cold home of %s makes these calls, each a GET and none twice",
  async (persona, host, more) => {
    const calls = await homeCalls(persona, host);
    expect(pathsOf(calls)).toEqual([...EVERYBODY, ...more].toSorted());
    expect(new Set(calls.map(({ method, status }) => `${method} ${status}`))).toEqual(
      new Set(["GET 200"]),
    );
  },
);

test("ROLE-19 MENU-46 Providence's home asks for no programs, eBill or Outline of Coverage", async () => {
  expect(pathsOf(await homeCalls("prov", HOST.providence))).toEqual(EVERYBODY);
});

test("GW-05 T-34 a second view of home makes no call at all, nor does the page's data", async () => {
  const browser = await world.enter("sub");
  await browser.open("/home");
  const calls = await world.callsDuring(async () => {
    const page = await browser.open("/home");
    expect(page.text).toContain("Welcome, Jordan");
    await browser.send("/home.data");
  });
  expect(calls).toEqual([]);
});

test("GW-03 every call carries the member's token, but for the NCQA URL", async () => {
  const calls = await homeCalls("sub");
  const withToken = calls.filter(({ path }) => path !== "/ncqa");
  expect(new Set(withToken.map(({ persona }) => persona))).toEqual(new Set(["sub"]));
  expect(calls.find(({ path }) => path === "/ncqa")?.persona).toBeNull();
});

test("GW-02 T-34 asOfDate goes with the calls that take it, and with no other", async () => {
  const calls = await homeCalls("cop");
  const dated = calls.filter(({ query }) => query["asOfDate"] !== undefined);
  expect(pathsOf(dated)).toEqual([
    "/account",
    "/eligibility/family",
    "/idCard/eligible",
    "/pcp/city-of-portland",
    "/pcp/eligibility",
    "/pcp/members",
    "/plan-management/details",
    "/programs",
  ]);
  expect(new Set(dated.map(({ query }) => query["asOfDate"]))).toEqual(new Set(["2026-11-21"]));
  const limits = (await homeCalls("hpp", HOST.partner)).find(({ path }) => path.endsWith("limits"));
  expect(limits?.query).toEqual({ suffix: "0", asOfDate: "2026-11-21" });
});

test("HOME-54 HOME-55 CONST-06 recent claims are asked for two years, page 0, size 3", async () => {
  for (const [persona, suffix] of [
    ["sub", "0"],
    ["dep-adult", "1"],
  ] as const) {
    const calls = (await homeCalls(persona)).filter(({ path }) => path.startsWith("/claims/"));
    const query = {
      startDate: "2024-11-21",
      endDate: "2026-11-21",
      suffix,
      page: "0",
      size: "3",
    };
    expect(calls.map((call) => call.query)).toEqual([query, query]);
  }
});

test("ROUTE-05 without the account no other call is made", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "account", status: 500 });
  expect(pathsOf(await world.callsDuring(() => browser.open("/home")))).toEqual(["/account"]);
});

test("T-23 ROUTE-05 a cold home takes two rounds: the account, then all else at once", async () => {
  const browser = await world.enter("sub");
  const rounds = await roundsOf(world, () => browser.open("/home"));
  expect([rounds[0], rounds.map(({ length }) => length)]).toEqual([["/account"], [1, 16]]);
});
