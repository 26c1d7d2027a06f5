import { expect, test } from "vitest";
import { z } from "zod";
import { words } from "#app/rules/words.fixture.ts";
import { CALLS } from "#server/contract/contract.ts";
import { LIFETIMES, type Lifetime } from "./lifetimes.ts";
import { NEWCOMER } from "#server/sandbox/sandbox.fixture.ts";
import { findRegistrant } from "../calls/registration.ts";
import { openSandboxGateway, TODAY, valueOf } from "../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

/** T-34 as it is written, for the calls there are. */
const AS_OF_DATE = words("account eligibility/family programs plan-management/details");
const AS_OF_DATE_UNDER = ["benefits/", "pcp/", "idCard/"];
const UNTIL_LOG_OUT = words(`
  account account/getEmployeeId account/preferences account/relevant-preferences
  account/policy-details eligibility/family programs programs/sitecore
  benefits/medical benefits/dental benefits/vision benefits/pharmacy benefits/limits
  benefits/history groups groups/individual group-detail claims/metadata eobs/metadata
  idCard/eligible handbook/ooc medicare-materials medicare-materials/eligibility
  referrals/hasReferrals referrals/metadata ncqa chat
`);
const A_MINUTE = words(`
  claims/ v2/eobs eobs/eob-detail pcp/ referrals ebill/has ebill/ebill ebill/show plan-
  account/address account/security-questions message/calendar
`);

/** Of what is written there, only what is read by GET. */
const isRead = (path: string) => CALLS.some((call) => call.path === path && call.method === "GET");
const carriesDate = (path: string) =>
  isRead(path) &&
  (AS_OF_DATE.includes(path) || AS_OF_DATE_UNDER.some((start) => path.startsWith(start)));
const lifetimeOf = (path: string): Lifetime => {
  if (UNTIL_LOG_OUT.includes(path)) return "session";
  return isRead(path) && A_MINUTE.some((it) => path.startsWith(it)) ? "minute" : "never";
};

test("GW-02 T-34 the table says of each call whether it carries asOfDate and how long it lasts", () => {
  for (const [path, row] of Object.entries(LIFETIMES)) {
    const expected = [path, { asOfDate: carriesDate(path), lifetime: lifetimeOf(path) }];
    expect([path, row]).toEqual(expected);
  }
  expect(Object.keys(LIFETIMES)).toHaveLength(new Set(CALLS.map((call) => call.path)).size);
});

const reads = CALLS.filter(({ method, as }) => method === "GET" && as !== "document").map(
  (call) => ({ path: call.path, call }),
);

test.each(reads)("GW-02 GW-03 T-34 GET $path leaves as the table says", async ({ path, call }) => {
  const { gateway, bearer } = await world.as("sub");
  const values: Readonly<Record<string, string>> = {
    ...GIVEN,
    registrationKey: await beginRegistration(),
  };
  const given = Object.fromEntries(
    Object.keys(call.parameters)
      .filter((name) => !name.endsWith("?"))
      .map((name) => [name, values[name] ?? "0"]),
  );
  const open = { ...call, answer: z.unknown() };
  const { asked } = await world.during(async () => {
    await gateway.read(open, given);
    await gateway.read(open, given);
  });
  const [first] = asked;
  expect(first?.query["asOfDate"]).toBe(carriesDate(path) ? TODAY : undefined);
  expect(first?.authorization).toBe(call.bearer ? bearer : null);
  expect(first?.path.startsWith("/") || ["ncqa", "chat"].includes(path)).toBe(true);
  expect(asked).toHaveLength(LIFETIMES[path].lifetime === "never" ? 2 : 1);
});

/** The key of a registration under way, which one of the calls is about. */
async function beginRegistration(): Promise<string> {
  return valueOf(await findRegistrant(world.visitor(), NEWCOMER)).registrationKey;
}

const GIVEN: Readonly<Record<string, string>> = {
  type: "medical",
  startDate: "2026-01-01",
  endDate: "2026-11-21",
  size: "3",
  claimType: "medical",
  id: "26000010001",
  claimId: "26000010001",
  documentId: "EOB26000010001",
  excludeExpired: "true",
  providerId: "200117",
  category: "M",
};
