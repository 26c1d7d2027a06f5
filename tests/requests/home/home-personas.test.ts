import type { z } from "zod";
import { expect, test } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { claimsList, type ClaimType } from "#server/gateway/calls/claims/claims.ts";
import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";
import { showDate, usd } from "#app/text/common/format.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { claimRows, headings, tiles } from "./home-page.ts";

const world = useWorld();

const home = (persona: string, host: string = HOST.carrier) => world.see(persona, "/home", host);

const NOT_ENROLLED = "You are not currently enrolled in a plan";
const CLAIMS = "Your recent claims";
const STAND = "Where you stand";
const CARE = "Primary care";
const PREVENTIVE = "Preventive Care Initiative";
const PROGRAMS = "Programs";
const RENEW = "Open enrollment ends on 12/15/2026";
const BEGINS = "Your coverage begins on 12/01/2026";
const BILL = "Your premium bill is in eBill";
const M_ENDS = "Your medical benefits end on 12/31/2026";
const D_ENDS = "Your medical and dental benefits end on 12/31/2026";

test.each([
  ["sub", HOST.carrier, [RENEW, BILL, STAND, CLAIMS, CARE, PROGRAMS]],
  ["dep-minor", HOST.carrier, [RENEW, STAND, CLAIMS, CARE, PROGRAMS]],
  ["future", HOST.carrier, [BEGINS, CLAIMS, PROGRAMS]],
  ["cop", HOST.carrier, [PREVENTIVE, STAND, CLAIMS, CARE, PROGRAMS]],
  ["medgrp", HOST.carrier, [D_ENDS, STAND, CLAIMS, PROGRAMS]],
  ["mod", HOST.medicare, [M_ENDS, BILL, STAND, CLAIMS, CARE, PROGRAMS]],
  ["hpp", HOST.partner, [CLAIMS, "Benefits", PROGRAMS]],
  ["prov", HOST.providence, [STAND, CLAIMS]],
])(
  "BRAND-01 BRAND-26 HOME-48 HOME-52 HOME-53 home of %s on %s has these cards in this order, and no other",
  async (persona, host, cards) => {
    const { members } = await answerOf(world, persona, account);
    const page = await home(persona, host);
    expect(page.status).toBe(200);
    const [welcome, name, ...others] = headings(page);
    const own = members.find(({ firstName }) => welcome === `Welcome, ${firstName}`);
    expect(name).toBe(`${own?.firstName} ${own?.lastName}`);
    expect(others).toEqual(cards);
    expect(page.text).not.toContain(NOT_ENROLLED);
  },
);

test.each(["term", "noelig"])(
  "ELIG-07 SHELL-32 T-27 home warns %s of not being enrolled, without a way to dismiss the warning",
  async (persona) => {
    const page = await home(persona);
    const [warning, welcome] = headings(page);
    expect([warning, welcome?.startsWith("Welcome, ")]).toEqual([NOT_ENROLLED, true]);
    const alerts = page.document.querySelectorAll(".alert");
    expect(alerts.map((alert) => alert.querySelectorAll("button, a, form"))).toEqual([[]]);
    expect(alerts[0]?.getAttribute("class")).toContain("tone-warn");
  },
);

test("ELIG-07 a member whose rows have no days is not told that they have no plan, nor that it ended", async () => {
  const rows = await answerOf(world, "term", eligibilityFamily);
  const body = rows.map((one) => ({ ...one, effectiveDate: null, termedDate: null }));
  const page = await world.during({ path: "eligibility/family", body }, () => home("term"));
  const unknown = "We don't have the dates of your coverage. Call us to check it.";
  expect(textsOf(page, ".alert")).toEqual([unknown]);
  expect(headings(page)).toContain("Casey Mockingham");
  expect(page.text).not.toMatch(/not currently enrolled|Coverage ended/);
});

test("ELIG-07 a termed member's error pages keep the warning of not being enrolled", async () => {
  const browser = await world.enter("term");
  await world.fault({ path: "programs", status: 500 });
  const page = await browser.open("/home");
  expect([page.status, textsOf(page, ".alert")]).toEqual([500, [NOT_ENROLLED]]);
  const refused = await browser.openPost("/home", { intent: "ebill" });
  expect([refused.status, textsOf(refused, ".alert")]).toEqual([404, [NOT_ENROLLED]]);
});

test("T-27 MENU-41 HOME-24 a member without eligibility has no ID card, no programs and no link to claims", async () => {
  const page = await home("noelig");
  expect(headings(page)).toEqual([
    NOT_ENROLLED,
    "Welcome, Quinn",
    "Expected to have a plan?",
    CLAIMS,
  ]);
  expect(linksOf(page).filter(([, href]) => /^\/(?:claims|benefits)/.test(href))).toEqual([]);
  expect(linksOf(page)).toContainEqual(["Customer service", "/support/customer-service"]);
  // A bar of home alone would lead nowhere.
  expect(page.document.querySelector(".tabbar")).toBeNull();
});

test("ELIG-07 HOME-24 T-28 a termed member's card says the last day covered, and past claims stay on home", async () => {
  const page = await home("term");
  expect(headings(page)).toEqual([
    NOT_ENROLLED,
    "Welcome, Casey",
    "Casey Mockingham",
    "Joining a new plan?",
    CLAIMS,
  ]);
  expect(linksOf(page)).toContainEqual(["Proof of coverage", "/account/proof-of-coverage"]);
  expect(textsOf(page, ".id-card__ribbon")).toEqual(["Last day covered: 09/29/2026"]);
  // They keep their past claims.
  const eobs = claimRows(page).map(({ eobOf, status }) => [status.startsWith("Paid"), !!eobOf]);
  expect(eobs).toHaveLength(3);
  expect(eobs.filter(([isPaid, hasEob]) => isPaid && !hasEob)).toEqual([]);
  expect(linksOf(page).some(([, href]) => href === "/claims")).toBe(true);
  expect(textsOf(await home("future"), ".id-card__ribbon")).toEqual(["Coverage begins 12/01/2026"]);
  expect(textsOf(await home("sub"), ".id-card__ribbon")).toEqual([]);
});

test("T-26 HOME-43 a member whose coverage begins later has an ID card and programs, and no warning", async () => {
  const page = await home("future");
  expect(textsOf(page, ".alert")).toEqual([]);
  expect(linksOf(page).some(([, href]) => href === "/resource-download")).toBe(true);
  expect(tiles(page).length).toBeGreaterThan(0);
  expect(page.text).toContain("You have no medical or dental claims in the last 2 years.");
});

const LABELS = { medical: "Medical", dental: "Dental", vision: "Vision" } as const;

test.each([
  ["sub", HOST.carrier, 0],
  ["dep-adult", HOST.carrier, 1],
  ["prov", HOST.providence, 0],
])(
  "HOME-23 HOME-29 HOME-32 HOME-33 HOME-34 HOME-57 DATA-17 claims of %s on %s are the gateway's of suffix %i",
  async (persona, host, suffix) => {
    const query = `?startDate=2024-11-21&endDate=2026-11-21&suffix=${suffix}&page=0&size=3`;
    const listed = async (type: ClaimType) => {
      const call = { ...claimsList, path: `claims/${type}` } as unknown as typeof claimsList;
      return (await answerOf(world, persona, call, query)).content.map((claim) => [
        `/claims/${type}/${claim.id}/${suffix}`,
        `${LABELS[type]} · ${showDate(claim.serviceDateFrom ?? "")}`,
        `You owe ${owedOf(claim)}`,
      ]);
    };
    const expected = [...(await listed("medical")), ...(await listed("dental"))].slice(0, 3);
    const rows = claimRows(await home(persona, host));
    expect(rows.map(({ href, line, owe }) => [href, line, owe])).toEqual(expected);
    const hrefs = linksOf(await home(persona, host)).map(([, href]) => href);
    expect(hrefs).toContain("/claims");
    // A dependent has no EOB button.
    expect(rows.some(({ eobOf }) => eobOf !== undefined)).toBe(suffix === 0);
    expect(expected).toHaveLength(3);
  },
);

/** Nothing is owed as far as known: in these statuses there is no amount yet. */
const UNDECIDED = ["In Process", "On hold"];

function owedOf({
  claimStatusDescription: status,
  claimDetailTotals: totals,
}: z.input<typeof claimsList.answer>["content"][number]): string {
  const cents = Math.round(Number(totals?.combinedMemberResponsibilityAmount) * 100);
  return cents === 0 && UNDECIDED.includes(status ?? "") ? "Pending" : usd(cents);
}

test("TILE-11 TILE-16 TILE-17 TILE-23 TILE-24 TILE-25 TILE-26 TILE-35 T-61 tiles have icon and target of their kind", async () => {
  const shown = [...tiles(await home("nav")), ...tiles(await home("sub"))];
  const byName = Object.fromEntries(
    shown.map(({ name, icon, href, newTab }) => [name, [icon, href, newTab]]),
  );
  const form = "https://forms.example.test/digital-claims";
  const outline = expect.stringMatching(/^https:/) as string;
  expect(byName).toMatchObject({
    "Dental cost estimator": ["tooth-duotone", "/benefits/programs/33", false],
    "Passport Dental": ["airplane-tilt-duotone", "/passport-dental", false],
    "Digital claims": ["file-text-duotone", form, true],
    "Find a dentist": ["map-pin-duotone", "/find-care/find-a-dentist", false],
    eBill: ["invoice-duotone", undefined, true],
    "Outline of Coverage": ["book-open-duotone", outline, true],
  });
});
