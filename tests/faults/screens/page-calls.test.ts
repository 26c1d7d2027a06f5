import { expect, test } from "vitest";
import { loginText } from "#app/text/sign-in/login.ts";
import { signInCookiesOf } from "#tests/harness/world/kept.ts";
import { alertsOf } from "#tests/harness/pages/page-parts.ts";
import { useFaultWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { expectErrorPage, expectNothingGivenAway } from "./error-page.ts";
import { HOME_CALLS, MISTAKABLE } from "./home-calls.ts";

// Each page with each of its required and each of its optional calls.

const world = useFaultWorld();
const [fault, entry] = MISTAKABLE;

/**
 * A browser of a persona, at a brand's host when named; "..." before the name stands for a pending
 * sign-in.
 */
const come = (who: string) => {
  const [persona = "", brand = "carrier"] = who.replace("...", "").split("@");
  const host = HOST[brand as keyof typeof HOST];
  return who.startsWith("...") ? world.enterPending(persona, host) : world.enter(persona, host);
};

/** The lines of a table whose columns are separated by semicolons. */
const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(";").map((column) => column.trim()));

/** Matches no text. */
const NOTHING = "(?!)";

/**
 * Pages that fail with a call: the persona, the address, the calls, a text of the complete page,
 * and a text that no page may show without the answer. Calls after "!" show their 401 in place, too
 * (HTTP-07 to HTTP-16).
 */
const NEEDED = linesOf(`
MENU-10 a page that asks for nothing itself; sub; /account; account eligibility/family; Claims/EOBs; Claims/EOBs|Settings
ROUTE-66 T-58 ACCOUNT-08 the account's summary; sub; /account/summary; account/getEmployeeId eligibility/family; Account summary; Subscriber ID
ROUTE-66 eBill; sub; /account/ebill; ebill/hasEbill; Your premium bill; Your premium bill|Your bills
S-09 a change of the password; sub; /account/settings/change-password; account; Change your password; Current password
HTTP-15 CLAIM-04 a claim; sub; /claims/medical/26000010001/0; account !claims/{type}/{id}; How we calculated what you owe; You owe|no services|not final
HTTP-15 T-36 the claims; sub; /claims; account !claims/medical; Alder Creek; There are no|No claims match|Showing
HTTP-15 T-36 the claims on paper; sub; /claims/print; account !claims/medical; Alder Creek; There are no|No claims match|Showing
HTTP-14 T-36 the list of explanations; sub; /eobs; account !v2/eobs; Showing; There are no|No EOBs match
HTTP-14 T-36 an explanation; sub; /eobs/EOB26000010001; account !eobs/eob-detail; Explanation of benefits; lists no claims
S-15 referrals; sub; /benefits/referrals; account referrals; Showing; No (?:current )?referrals
BENEFIT-19 the programs; sub; /benefits/programs; programs; Health tools; No programs
BENEFIT-20 a program; sub; /benefits/programs/20; programs; Health tools; No programs
BENEFIT-01 medical benefits; sub; /benefits/medical; benefits/medical; What is covered; no benefits|no coverage|no longer listed
BENEFIT-01 dental benefits; sub; /benefits/dental; benefits/dental; What is covered; no benefits|no coverage|no longer listed
BENEFIT-01 vision benefits; sub; /benefits/vision; benefits/vision; What is covered; no benefits|no coverage|no longer listed
BENEFIT-01 pharmacy benefits; sub; /benefits/pharmacy; benefits/pharmacy; What is covered; no benefits|no coverage|no longer listed
BENEFIT-27 a past day's benefits; sub; /history/2026-03-01/benefits/dental; benefits/dental; Dental; no benefits|no longer listed
BENEFIT-27 a service; sub; /services/dental/D2740; benefits/dental; Dental; no benefits|no longer listed
BENEFIT-24 HTTP-13 HTTP-17 T-38 Medicare materials; medgrp; /benefits/medicare-materials; !medicare-materials; Medicare materials; No Medicare materials
S-17 the documents; sub; /documents; account eligibility/family; Documents; No documents
S-20 the family's care; sub; /find-care/primary-care; pcp/members pcp/eligibility account; Your family
S-20 a member's care; sub; /find-care/primary-care/2; pcp/members pcp/eligibility; Riverbend Pediatrics
S-19 ways to find care; sub; /find-care; account; Find; No directories|nothing to show
S-19 resources; sub; /find-care/resources; account; Find; No directories|nothing to show
S-19 the dental passport; sub; /passport-dental; account; Find; No directories|nothing to show
S-19 dentists; prov@providence; /find-care/find-a-dentist; account; dentist
IDCARD-05 S-03 S-23 the ID cards; dep-adult; /id-card; account eligibility/family idCard/eligible; Download PDF; no ID card
IDCARD-08 the e-mail of a card; dep-adult; /id-card/1/M/email; idCard/eligible; Email an ID card
S-03 the pharmacy hand-off; nav; /navitus; programs; Pharmacy benefits (Navitus)
GROUP-22 the choice of a group; multi; /select-group; groups/individual account eligibility/family; Select the group you want to view
HTTP-03 GROUP-11 the partner's group on the way in; ...hpp@partner; /group-selection; !groups; Select plan
GROUP-11 the group on the way in; ...multi; /group-selection; groups; Access your Member Dashboard: Select plan
PREFS-25 preferences on the way in; ...nopref; /update-preferences; account/preferences account/relevant-preferences account/policy-details; Update communication preferences
POLICY-13 policies on the way in; ...prov-unsigned@providence; /registration-policies; account account/registration/policies; Welcome to your dental Member Dashboard
`);

/** The homes that make a call, each with all of its calls. */
const HOMES = Object.entries(
  Object.groupBy(HOME_CALLS, ({ persona, host }) =>
    host === undefined ? persona : `${persona}@${host.split(".")[0]}`,
  ),
).map(([who, calls = []]) => [
  `HOME-50 home of ${who}`,
  who,
  "/home",
  calls
    .map(({ path, unauthorized }) => (unauthorized === "in place" ? `!${path}` : path))
    .join(" "),
  "Your recent claims",
  // No card, and no sentence about what there is or is not.
  "Your recent claims|You have no|not currently enrolled|Welcome,",
]);

const rows = [...HOMES, ...NEEDED].map(
  ([page = "", who = "", at = "", calls = "", word = "", never = NOTHING]) => ({
    page,
    who,
    at,
    word,
    never: new RegExp(never, "i"),
    calls: calls.split(" ").map((call) => call.replace("!", "")),
    exempt: calls.split(" ").flatMap((call) => (call.startsWith("!") ? call.slice(1) : [])),
  }),
);

test.each(rows)(
  "$page: a failure of any of its calls gives the error page",
  async ({ who, at, calls, word, never }) => {
    let member = await come(who);
    for (const path of calls) {
      // What a member's page has read is kept: another one meets the next call's fault.
      if (path !== calls[0]) member = await come(who);
      const page = await world.during({ path, method: "GET", ...fault }, () => member.open(at));
      expect.soft(page.hops, path).toEqual([]);
      expectErrorPage(page, entry);
      // Every page of a member has a way out, with or without an error.
      expect.soft(page.text).toContain("Log out");
      expect.soft(page.text).not.toMatch(never);
    }
    // A failed call is made again.
    const { status, text } = await member.open(at);
    expect([status, text.includes(word) ? word : text]).toEqual([200, word]);
  },
);

/**
 * A 401 ends the session whatever call it answers (app/rules/frame/gateway-errors.test.ts): one page of
 * each kind of visitor shows it. Each exempt call has a page, which shows it in place.
 */
const unauthorized = [
  ...new Map(
    rows
      .flatMap(({ calls, exempt, ...row }) =>
        calls.map((call) => ({ ...row, call, isExempt: exempt.includes(call) })),
      )
      .toReversed()
      .map((row) => {
        const isPending = row.who.startsWith("...");
        return [`${row.isExempt ? row.call : "session"} ${isPending}`, row];
      }),
  ).values(),
];

test.each(unauthorized.filter(({ isExempt }) => !isExempt))(
  "$page: a 401 of $call ends the session",
  async ({ at, call, who }) => {
    const browser = await come(who);
    await world.fault({ path: call, method: "GET", status: 401 });
    const page = await browser.open(at);
    expect([page.status, page.hops]).toEqual([200, ["/login"]]);
    expect(alertsOf(page)).toEqual([loginText.notices["session-over"]]);
    expect(signInCookiesOf(browser)).toEqual([]);
  },
);

test.each(unauthorized.filter(({ isExempt }) => isExempt))(
  "$page: a 401 of $call gives the error page 401 in place",
  async ({ at, call, who }) => {
    const browser = await come(who);
    await world.fault({ path: call, method: "GET", status: 401 });
    const page = await browser.open(at);
    expect(page.hops).toEqual([]);
    expectErrorPage(page, 401);
    const hasPartnersLinks = page.text.includes("Return to the partner dashboard");
    expect(hasPartnersLinks).toBe(who.endsWith("@partner"));
  },
);

/**
 * Pages with an optional call: the address, the calls, the text while one fails, what stays, and
 * what must not be shown.
 */
const OPTIONAL = linesOf(String.raw`
S-11 eBill; /account/ebill; ebill/showEbillAlert; We can't check for a bill right now.; See your bills and pay them on the eBill site.
S-11 eBill; /account/ebill; ebill/ebillRegistered; If this is your first visit, we create your eBill account.; See your bills and pay them on the eBill site.
BENEFIT-20 S-14 a program; /benefits/programs/20; programs/sitecore; We can't show everything about this program right now; Check symptoms, set goals and keep a journal.; We have no description
S-14 the programs; /benefits/programs; ebill/hasEbill handbook/ooc; We can't show all your shortcuts right now; Health tools
PASSPORT-04 S-19 the dental passport; /passport-dental; programs/sitecore; We can't show the phone number right now.; Find in-network dentist
S-19 the resources; /find-care/resources; programs; your care programs; Medical directory; You have no programs
BENEFIT-03 medical benefits; /benefits/medical; benefits/limits; We couldn't read the limits of your plan just now; What is covered; no benefits|no coverage
BENEFIT-03 dental benefits; /benefits/dental; benefits/limits; We couldn't read the limits of your plan just now; What is covered; no benefits|no coverage
BENEFIT-03 vision benefits; /benefits/vision; benefits/limits; We couldn't read the limits of your plan just now; What is covered; no benefits|no coverage
BENEFIT-03 pharmacy benefits; /benefits/pharmacy; benefits/limits; We couldn't read the limits of your plan just now; What is covered; no benefits|no coverage
BENEFIT-03 medical, compared; /benefits/compare?from=2025-12-31&to=2026-01-01; benefits/medical; We can't show what changed in your medical benefits right now; What changed; no benefits|no coverage
BENEFIT-03 dental, compared; /benefits/compare?from=2025-12-31&to=2026-01-01; benefits/dental; We can't show what changed in your dental benefits right now; What changed; no benefits|no coverage
BENEFIT-03 vision, compared; /benefits/compare?from=2025-12-31&to=2026-01-01; benefits/vision; We can't show what changed in your vision benefits right now; What changed; no benefits|no coverage
BENEFIT-03 pharmacy, compared; /benefits/compare?from=2025-12-31&to=2026-01-01; benefits/pharmacy; We can't show what changed in your pharmacy benefits right now; What changed; no benefits|no coverage
BENEFIT-03 limits, compared; /benefits/compare?from=2025-12-31&to=2026-01-01; benefits/limits; We couldn't read the plan's limits for both days; What changed; no longer listed, was|\$[\d,]+, new
ROUTE-40 the certificate; /benefits/certificate-of-coverage; programs/sitecore; We can't check right now whether your certificate is on this; Call 503-555-0150; isn't on this website
ROUTE-40 the Outline of Coverage; /benefits/certificate-of-coverage; handbook/ooc; We can't check right now whether your plan has an Outline; Try again
`);

test.each(OPTIONAL)(
  "%s at %s says that %s failed and keeps the rest",
  async (_page, at = "", calls = "", says = "", keeps = "", never = NOTHING) => {
    for (const path of calls.split(" ")) {
      const browser = await come("sub");
      const page = await world.during({ path, ...fault }, () => browser.open(at));
      expect.soft([page.status, page.hops], path).toEqual([200, []]);
      expect.soft(page.text).toContain(says);
      expect.soft(page.text).toContain(keeps);
      expect.soft(page.text).not.toMatch(new RegExp(never, "i"));
      expectNothingGivenAway(page);
      expect((await browser.open(at)).text).not.toContain(says);
    }
  },
);

// That `ask` throws it on every page: app/frame/loading/optional.test.ts.
test("T-36 a 401 of an optional call ends the session", async () => {
  const [, at = "", path = ""] = OPTIONAL[0] ?? [];
  await world.fault({ path, status: 401 });
  expect((await (await come("sub")).open(at)).hops).toEqual(["/login"]);
});
