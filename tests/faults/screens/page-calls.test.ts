import { expect, test } from "vitest";
import { loginText } from "#app/text/login.ts";
import { alertsOf } from "#tests/harness/page-parts.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";
import { LIST as PROGRAMS } from "#tests/requests/programs/programs-page.ts";
import { PATH as REFERRALS } from "#tests/requests/referrals/referrals-page.ts";
import { expectErrorPage, expectNothingGivenAway } from "./error-page.ts";
import { HOME_CALLS, SOME_TROUBLES } from "./home-calls.ts";

// Each page with each call that it needs, and with each that it can do without.

const world = useFaultWorld();

/** Whose page it is; `sub`'s when absent. A page on the way in has a pending session. */
type Who = { readonly persona?: string; readonly host?: string; readonly onTheWay?: boolean };
const come = ({ persona = "sub", host, onTheWay = false }: Who) =>
  onTheWay ? world.onTheWay(persona, host) : world.enter(persona, host);

/** A page that a call's trouble takes down, and a word of it when all is well. */
type Needed = Who & {
  readonly page: string;
  readonly at: string;
  readonly calls: readonly string[];
  readonly word: string;
  /** What no page may say of an answer that did not come. */
  readonly never?: RegExp;
  /** Calls whose 401 the page shows in place, too (HTTP-07 to HTTP-16). */
  readonly exempt?: readonly string[];
};

/** What no text matches. */
const NOTHING = /(?!)/;
const CARE = "/find-care/primary-care";
const CLAIM = "/claims/medical/26000010001/0";
const EOB = "/eobs/EOB26000010001";
const NO_CLAIMS = /There are no|No claims match|Showing|You owe|no services|not final/;
const NO_EOBS = /There are no|No EOBs match|lists no claims/;
const FAMILY = ["account", "eligibility/family"] as const;
const providence = { persona: "prov-unsigned", host: HOST.providence, onTheWay: true } as const;
const POLICIES = "account/registration/policies";

const NEEDED: readonly Needed[] = [
  ...HOME_CALLS.map(({ path, unauthorized, ...who }) => ({
    ...who,
    page: "HOME-50 home",
    at: "/home",
    calls: [path],
    word: "Your recent claims",
    // Not one card, and no sentence about what there is or is not.
    never: /Your recent claims|You have no|not currently enrolled|Welcome,/,
    ...(unauthorized === "in place" && { exempt: [path] }),
  })),
  {
    page: "MENU-10 a page that asks for nothing itself",
    at: "/account",
    calls: FAMILY,
    word: "Claims/EOBs",
    never: /Claims\/EOBs|Settings/,
  },
  {
    page: "ROUTE-66 T-58 ACCOUNT-08 the account's summary",
    at: "/account/summary",
    calls: ["account/getEmployeeId", "eligibility/family"],
    word: "Account summary",
    never: /Subscriber ID/,
  },
  {
    page: "ROUTE-66 eBill",
    at: "/account/ebill",
    calls: ["ebill/hasEbill"],
    word: "You have a bill",
    never: /You have a bill|Your bills/,
  },
  {
    page: "S-09 a change of the password",
    at: "/account/settings/change-password",
    calls: ["account"],
    word: "Change your password",
    never: /Current password/,
  },
  {
    page: "HTTP-15 CLAIM-04 a claim",
    at: CLAIM,
    calls: ["account", "claims/{type}/{id}"],
    exempt: ["claims/{type}/{id}"],
    word: "How we calculated what you owe",
    never: NO_CLAIMS,
  },
  ...(["/claims", "/claims/print"] as const).map((at) => ({
    page: `HTTP-15 T-36 ${at}`,
    at,
    calls: ["account", "claims/medical"],
    exempt: ["claims/medical"],
    word: "Alder Creek",
    never: NO_CLAIMS,
  })),
  {
    page: "HTTP-14 T-36 the list of explanations",
    at: "/eobs",
    calls: ["account", "v2/eobs"],
    exempt: ["v2/eobs"],
    word: "Showing",
    never: NO_EOBS,
  },
  {
    page: "HTTP-14 T-36 an explanation",
    at: EOB,
    calls: ["account", "eobs/eob-detail"],
    exempt: ["eobs/eob-detail"],
    word: "Explanation of benefits",
    never: NO_EOBS,
  },
  {
    page: "S-15 referrals",
    at: REFERRALS,
    calls: ["account", "referrals"],
    word: "Showing",
    never: /No (?:current )?referrals/,
  },
  {
    page: "BENEFIT-19 the programs",
    at: PROGRAMS,
    calls: ["programs"],
    word: "Health tools",
    never: /No programs/,
  },
  {
    page: "BENEFIT-20 a program",
    at: `${PROGRAMS}/20`,
    calls: ["programs"],
    word: "Health tools",
    never: /No programs/,
  },
  ...(["medical", "dental", "vision", "pharmacy"] as const).map((category) => ({
    page: `BENEFIT-01 ${category} benefits`,
    at: `/benefits/${category}`,
    calls: [`benefits/${category}`],
    word: "What is covered",
    never: /no benefits|nothing changed|no coverage|no longer listed/i,
  })),
  ...["/history/2026-03-01/benefits/dental", "/services/dental/D2740"].map((at) => ({
    page: `BENEFIT-27 ${at}`,
    at,
    calls: ["benefits/dental"],
    word: "Dental",
    never: /no benefits|no longer listed/i,
  })),
  {
    page: "BENEFIT-24 HTTP-13 HTTP-17 T-38 Medicare materials",
    at: "/benefits/medicare-materials",
    persona: "medgrp",
    calls: ["medicare-materials"],
    exempt: ["medicare-materials"],
    word: "Medicare materials",
    never: /No Medicare materials/,
  },
  {
    page: "S-17 the documents",
    at: "/documents",
    calls: FAMILY,
    word: "Documents",
    never: /No documents/,
  },
  {
    page: "S-20 the family's care",
    at: CARE,
    calls: ["pcp/members", "pcp/eligibility", "account"],
    word: "Your family",
  },
  {
    page: "S-20 a member's care",
    at: `${CARE}/2`,
    calls: ["pcp/members", "pcp/eligibility"],
    word: "Riverbend Pediatrics",
  },
  ...(["/find-care", "/find-care/resources", "/passport-dental"] as const).map((at) => ({
    page: `S-19 ${at}`,
    at,
    calls: ["account"],
    word: "Find",
    never: /No directories|nothing to show/i,
  })),
  {
    page: "S-19 dentists",
    at: "/find-care/find-a-dentist",
    persona: "prov",
    host: HOST.providence,
    calls: ["account"],
    word: "dentist",
  },
  {
    page: "IDCARD-05 S-03 S-23 the ID cards",
    at: "/id-card",
    persona: "dep-adult",
    calls: [...FAMILY, "idCard/eligible"],
    word: "Download PDF",
    never: /no ID card/i,
  },
  {
    page: "IDCARD-08 the e-mail of a card",
    at: "/id-card/1/M/email",
    persona: "dep-adult",
    calls: ["idCard/eligible"],
    word: "Email an ID card",
  },
  {
    page: "S-03 the pharmacy hand-off",
    at: "/navitus",
    persona: "nav",
    calls: ["programs"],
    word: "Pharmacy benefits (Navitus)",
  },
  {
    page: "GROUP-22 the choice of a group",
    at: "/select-group",
    persona: "multi",
    calls: ["groups/individual", ...FAMILY],
    word: "Select the group you want to view",
  },
  {
    page: "HTTP-03 GROUP-11 the partner's group on the way in",
    at: "/group-selection",
    persona: "hpp",
    host: HOST.partner,
    onTheWay: true,
    calls: ["groups"],
    exempt: ["groups"],
    word: "Select plan",
  },
  {
    page: "GROUP-11 the group on the way in",
    at: "/group-selection",
    persona: "multi",
    onTheWay: true,
    calls: ["groups"],
    word: "Access your Member Dashboard: Select plan",
  },
  {
    page: "PREFS-25 preferences on the way in",
    at: "/update-preferences",
    persona: "nopref",
    onTheWay: true,
    calls: ["account/preferences", "account/relevant-preferences", "account/policy-details"],
    word: "Update communication preferences",
  },
  {
    ...providence,
    page: "POLICY-13 policies on the way in",
    at: "/registration-policies",
    calls: ["account", POLICIES],
    word: "Welcome to your dental Member Dashboard",
  },
];

const rows = NEEDED.flatMap(({ calls, ...row }) => calls.map((call) => ({ ...row, call })));

test.each(rows)(
  "$page: trouble of $call is the error page",
  async ({ at, call, word, never = NOTHING, ...who }) => {
    // One member meets them all: what failed is asked for again.
    const browser = await come(who);
    for (const [fault, entry] of SOME_TROUBLES) {
      const page = await world.during({ path: call, method: "GET", ...fault }, () =>
        browser.open(at),
      );
      expect.soft(page.hops, JSON.stringify(fault)).toEqual([]);
      expectErrorPage(page, entry);
      // A way out stands on every page of a member, error or not.
      expect.soft(page.text).toContain("Log out");
      expect.soft(page.text).not.toMatch(never);
    }
    const { status, text } = await browser.open(at);
    expect([status, text.includes(word) ? word : text]).toEqual([200, word]);
  },
);

const isExempt = ({ exempt = [], call }: { exempt?: readonly string[]; call: string }) =>
  exempt.includes(call);

test.each(rows.filter((row) => !isExempt(row)))(
  "$page: a 401 of $call ends the session",
  async ({ at, call, ...who }) => {
    const browser = await come(who);
    await world.fault({ path: call, method: "GET", status: 401 });
    const page = await browser.open(at);
    expect([page.status, page.hops]).toEqual([200, ["/login"]]);
    expect(alertsOf(page)).toEqual([loginText.notices["session-over"]]);
    // Where a page of a session was asked for, it is kept for the next one (T-75).
    const left = [...browser.jar.keys()].filter((name) => name !== "requested_page");
    expect(left).toEqual([]);
  },
);

test.each(rows.filter(isExempt))(
  "$page: a 401 of $call is shown in place",
  async ({ at, call, ...who }) => {
    const browser = await come(who);
    await world.fault({ path: call, method: "GET", status: 401 });
    const page = await browser.open(at);
    expect(page.hops).toEqual([]);
    expectErrorPage(page, 401);
    const hasPartnersLinks = page.text.includes("Return to the partner dashboard");
    expect(hasPartnersLinks).toBe(who.host === HOST.partner);
  },
);

/** A page that can do without a call, and says so. */
type Optional = Who & {
  readonly page: string;
  readonly at: string;
  readonly call: string;
  /** What it says while the call fails. */
  readonly says: string;
  /** What stays. */
  readonly keeps: string;
  readonly never?: RegExp;
};

const SHORTCUTS = "We can't show all your shortcuts right now";
const COMPARE = "/benefits/compare?from=2025-12-31&to=2026-01-01";
const MADE_UP = /no benefits|lists no benefits|nothing changed|no coverage|no longer listed/i;
const OPTIONAL: readonly Optional[] = [
  {
    page: "S-11 eBill",
    at: "/account/ebill",
    call: "ebill/showEbillAlert",
    says: "We can't tell right now whether a bill is waiting for you.",
    keeps: "See your bills and pay them on the eBill site.",
  },
  {
    page: "S-11 eBill",
    at: "/account/ebill",
    call: "ebill/ebillRegistered",
    says: "eBill opens in a new tab. On your first visit we create your eBill account.",
    keeps: "See your bills and pay them on the eBill site.",
  },
  {
    page: "BENEFIT-20 S-14 a program",
    at: `${PROGRAMS}/20`,
    call: "programs/sitecore",
    says: "We can't show everything about this program right now",
    keeps: "Check symptoms, set goals and keep a journal.",
    never: /We have no description/,
  },
  ...(["ebill/hasEbill", "handbook/ooc"] as const).map((call) => ({
    page: "S-14 the programs",
    at: PROGRAMS,
    call,
    says: SHORTCUTS,
    keeps: "Health tools",
  })),
  {
    page: "PASSPORT-04 S-19 the dental passport",
    at: "/passport-dental",
    call: "programs/sitecore",
    says: "We can't show the phone number right now.",
    keeps: "Find in-network dentist",
  },
  {
    page: "S-19 the resources",
    at: "/find-care/resources",
    call: "programs",
    says: "your care programs",
    keeps: "Medical directory",
    never: /You have no programs/,
  },
  ...(["medical", "dental", "vision", "pharmacy"] as const).flatMap((category) => [
    {
      page: `BENEFIT-03 ${category} benefits`,
      at: `/benefits/${category}`,
      call: "benefits/limits",
      says: "We couldn't read the limits of your plan just now",
      keeps: "What is covered",
      never: MADE_UP,
    },
    {
      page: "BENEFIT-03 the comparison",
      at: COMPARE,
      call: `benefits/${category}`,
      says: `We can't show what changed in your ${category} benefits right now`,
      keeps: "What changed",
      never: /no benefits|no coverage/,
    },
  ]),
  {
    page: "BENEFIT-03 the comparison",
    at: COMPARE,
    call: "benefits/limits",
    says: "We couldn't read the plan's limits for both days",
    keeps: "What changed",
    never: /no longer listed, was|\$[\d,]+, new/,
  },
];

test.each(OPTIONAL)(
  "$page: without $call, as it says",
  async ({ at, call, says, keeps, never = NOTHING, ...who }) => {
    const browser = await come(who);
    for (const [fault] of SOME_TROUBLES) {
      const page = await world.during({ path: call, ...fault }, () => browser.open(at));
      expect.soft([page.status, page.hops], JSON.stringify(fault)).toEqual([200, []]);
      expect.soft(page.text).toContain(says);
      expect.soft(page.text).toContain(keeps);
      expect.soft(page.text).not.toMatch(never);
      expectNothingGivenAway(page);
    }
    expect((await browser.open(at)).text).not.toContain(says);
  },
);

test.each(OPTIONAL)("$page: a 401 of $call ends the session", async (row) => {
  const browser = await come(row);
  await world.fault({ path: row.call, status: 401 });
  expect((await browser.open(row.at)).hops).toEqual(["/login"]);
});
