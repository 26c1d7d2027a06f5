import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import { ebillButton } from "#tests/requests/account/ebill-hand-off.ts";
import { expectErrorPage } from "./error-page.ts";
import { BROKEN_JSON, SOME_TROUBLES, TROUBLES } from "./home-calls.ts";
import { SILENCE } from "./pending-pages.ts";

const world = useFaultWorld();

const SUMMARY = "/account/summary";
const EBILL = "/account/ebill";

test.each([
  [SUMMARY, "account/getEmployeeId", "Account summary", TROUBLES],
  [SUMMARY, "eligibility/family", "Account summary", SOME_TROUBLES],
  [EBILL, "ebill/hasEbill", "eBill", TROUBLES],
] as const)(
  "ROUTE-66 T-58 ACCOUNT-08 on %s any trouble of %s is the error page in place, and gone with it",
  async (path, call, heading, troubles) => {
    for (const [fault, entry] of [...troubles, ...BROKEN_JSON, SILENCE]) {
      const browser = await world.enter("sub");
      await world.fault({ path: call, ...fault });
      const page = await browser.open(path);
      await world.mend();
      expect.soft(page.hops, JSON.stringify(fault)).toEqual([]);
      expectErrorPage(page, entry);
      expect.soft(page.text).not.toMatch(/Subscriber ID|You have a bill|Your bills/);
      await expect
        .poll(async () => textsOf(await browser.open(path), "main h1"), { timeout: 10_000 })
        .toEqual([heading]);
    }
  },
  90_000,
);

test.each([
  ["ebill/showEbillAlert", "We can't tell right now whether a bill is waiting for you."],
  ["ebill/ebillRegistered", "If this is your first time, we sign you up."],
])(
  "S-11 any trouble of %s is said, and the way to eBill stays",
  async (call, words) => {
    for (const [fault] of [...TROUBLES, ...BROKEN_JSON, SILENCE]) {
      const browser = await world.enter("sub");
      await world.fault({ path: call, ...fault });
      const page = await browser.open(EBILL);
      await world.mend();
      expect.soft([page.status, page.hops], JSON.stringify(fault)).toEqual([200, []]);
      expect.soft(page.text).toContain(words);
      expect.soft(ebillButton(page).action).toBe(EBILL);
    }
  },
  90_000,
);

test.each([
  [SUMMARY, "account/getEmployeeId"],
  [EBILL, "ebill/hasEbill"],
  [EBILL, "ebill/showEbillAlert"],
  [EBILL, "ebill/ebillRegistered"],
])("HTTP-01 on %s a 401 of %s leads to the log-in page", async (path, call) => {
  const browser = await world.enter("sub");
  await world.fault({ path: call, status: 401 });
  expect((await browser.open(path)).hops).toEqual(["/login"]);
});
