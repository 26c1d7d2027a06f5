import { expect, test } from "vitest";
import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";
import { pcpMembers } from "#server/gateway/calls/care/pcp.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { barOf, belowOf, benefitsListed, columnOf, labelsOf, sitemapOf } from "./menus-of.ts";

const world = useWorld();

/**
 * The entries below Benefits, in the bar and in the footer alike; its page links to all of them.
 */
function benefitsOf(page: Page): string[] {
  const below = belowOf(page, "Benefits");
  expect(columnOf(page, "Benefits")).toEqual(below);
  expect(benefitsListed(page)).toEqual(expect.arrayContaining(below.map(([, href]) => href)));
  return labelsOf(below);
}

/** The member's entries with this answer of a call. */
const entriesWhile = async (persona: string, path: string, body: unknown, host?: string) =>
  benefitsOf(await seeDuring(world, { path, body }, "/benefits", persona, host));

const MATERIALS = "medicare-materials/eligibility";

/** The entries below Find care, in the bar and in the footer alike. */
async function findCareOf(persona: string, host?: string): Promise<string[]> {
  const page = await world.see(persona, "/find-care", host);
  expect(page.status).toBe(200);
  const below = belowOf(page, "Find care");
  expect(columnOf(page, "Find care")).toEqual(below);
  return labelsOf(below);
}

const eligibility = (eligible: boolean) => ({
  path: "pcp/eligibility",
  body: { eligible, members: [] },
});

/**
 * Makes the member with this suffix in the family of `sub` the only selection; by default there is
 * none.
 */
const chosenBy = (suffix?: number) =>
  changeAnswer(world, "sub", pcpMembers, (members) => {
    const chosen = members.flatMap(({ pcpHistory }) => pcpHistory ?? []).slice(0, 1);
    expect(chosen).toHaveLength(1);
    return members.map((member) => ({
      ...member,
      pcpHistory: `${member.memberKey}`.endsWith(`0${suffix}`) ? chosen : [],
    }));
  });

const BOTH = ["Find care resources", "Primary care"];

test.each([
  ["MENU-10 GW-52", "Referrals", "referrals/hasReferrals", "sub", HOST.carrier, true],
  ["MENU-12 GW-54", "Medicare Materials", MATERIALS, "sub", HOST.carrier, true],
  ["MENU-13 T-30", "Medicare Materials", MATERIALS, "summit", HOST.summit, false],
  ["MENU-14", "Medicare Materials", MATERIALS, "ma", HOST.carrier, false],
] as const)("%s Benefits has the entry %s by the answer of %s for %s at %s: %s", async (...row) => {
  const [, label, path, persona, host, follows] = row;
  const entries = await entriesWhile(persona, path, true, host);
  expect(entries).toContain("Member Handbooks");
  expect(entries.includes(label)).toBe(follows);
  if (!follows) return;
  const without = await entriesWhile(persona, path, false, host);
  expect(without).toContain("Member Handbooks");
  expect(without).not.toContain(label);
});

test("a member without an entry below Benefits has a plain link to it in the bar", async () => {
  const [row] = await answerOf(world, "prov", eligibilityFamily);
  const begins = { ...row, productCategory: "D", effectiveDate: "2027-01-01", termedDate: null };
  const faults = [
    { path: "referrals/hasReferrals", body: false },
    { path: "eligibility/family", body: [begins] },
  ];
  const page = await seeDuring(world, faults, "/benefits", "prov", HOST.providence);
  // Future coverage has no entry yet, but has its page.
  expect([page.status, page.hops]).toEqual([200, ["/benefits/dental"]]);
  const bar = barOf(page).find(({ label }) => label === "Benefits");
  expect(bar).toEqual({ label: "Benefits", href: "/benefits", below: [] });
  expect(page.document.querySelector("#menu-benefits")).toBeNull();
  expect(sitemapOf(page).map(([title]) => title)).not.toContain("Benefits");
});

test("MENU-17 a member's own selection gives them and the subscriber the entry of Primary care", async () => {
  await chosenBy(2);
  await world.fault(eligibility(false));
  for (const persona of ["sub", "dep-adult", "dep-minor"]) {
    const expected = persona === "dep-adult" ? BOTH.slice(0, 1) : BOTH;
    expect.soft([persona, await findCareOf(persona)]).toEqual([persona, expected]);
  }
});
