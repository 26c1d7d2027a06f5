import { expect, test } from "vitest";
import { z } from "zod";
import { words } from "#app/rules/words.fixture.ts";
import { ASKED_OF_SUB, requiredOf } from "#scripts/contract/asked.fixture.ts";
import { CALLS } from "#scripts/contract/contract.ts";
import type { Call } from "../call.ts";
import type { Lifetime } from "./lifetimes.ts";
import { NEWCOMER } from "#server/sandbox/sandbox.fixture.ts";
import { findRegistrant } from "../../calls/sign-in/registration.ts";
import { openSandboxGateway, TODAY, valueOf } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

/** The table of T-34, for the calls that exist. */
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

/** The part of the table that is read by GET. */
const carriesDate = ({ method, path }: Call) =>
  method === "GET" &&
  (AS_OF_DATE.includes(path) || AS_OF_DATE_UNDER.some((start) => path.startsWith(start)));
const lifetimeOf = ({ method, path }: Call): Lifetime => {
  if (method !== "GET") return "never";
  if (UNTIL_LOG_OUT.includes(path)) return "session";
  return A_MINUTE.some((it) => path.startsWith(it)) ? "minute" : "never";
};

test("GW-02 T-34 every call's asOfDate and lifetime are those of the specification's lists", () => {
  expect(CALLS.length).toBeGreaterThan(70);
  for (const call of CALLS) {
    const { method, path, asOfDate = false, lifetime } = call;
    const expected = [method, path, carriesDate(call), lifetimeOf(call)];
    expect([method, path, asOfDate, lifetime]).toEqual(expected);
  }
});

const reads = CALLS.filter(({ method, as }) => method === "GET" && as !== "document").map(
  (call) => ({ path: call.path, call }),
);

test.each(reads)(
  "GW-02 GW-03 T-34 GET $path sends its date and token, and is kept as long as its lifetime",
  async ({ path, call }) => {
    const { gateway, bearer } = await world.as("sub");
    const registrationKey = await beginRegistration();
    const given = requiredOf(call, { ...ASKED_OF_SUB, registrationKey });
    const open = { ...call, answer: z.unknown() };
    const { asked } = await world.during(async () => {
      await gateway.read(open, given);
      await gateway.read(open, given);
    });
    const [first] = asked;
    expect(first?.query["asOfDate"]).toBe(carriesDate(call) ? TODAY : undefined);
    expect(first?.authorization).toBe(call.bearer ? bearer : null);
    expect(first?.path.startsWith("/") || ["ncqa", "chat"].includes(path)).toBe(true);
    expect(asked).toHaveLength(call.lifetime === "never" ? 2 : 1);
  },
);

/** The key of a registration under way, which one of the calls needs. */
async function beginRegistration(): Promise<string> {
  return valueOf(await findRegistrant(world.visitor(), NEWCOMER)).registrationKey;
}
