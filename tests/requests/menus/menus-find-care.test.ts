import { expect, test } from "vitest";
import { pcpMembers } from "#server/gateway/calls/pcp.ts";
import { changeAnswer } from "#tests/harness/gateway-answers.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Page } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";
import { allLabels, belowOf, columnOf, labelsOf, listedOn } from "./menus-of.ts";

const world = useWorld();

const open = async (persona: string, host: string = HOST.carrier): Promise<Page> =>
  (await world.enter(persona, host)).open("/find-care");

const PRIMARY = ["Primary care", "/find-care/primary-care"];

/** What stands below Find care, in the bar and in the footer alike. */
function findCareOf(page: Page) {
  const below = belowOf(page, "Find care");
  expect(columnOf(page, "Find care")).toEqual(below);
  return below;
}

const notEligible = { path: "pcp/eligibility", body: { eligible: false, members: [] } };
const eligible = { path: "pcp/eligibility", body: { eligible: true, members: [] } };
/** In the family of `sub` the member of this suffix has a selection, and nobody else; by default nobody. */
const chosenBy = (suffix?: number) =>
  changeAnswer(world, "sub", pcpMembers, (members) => {
    const chosen = members.flatMap(({ pcpHistory }) => pcpHistory ?? []).slice(0, 1);
    expect(chosen).toHaveLength(1);
    return members.map((member) => ({
      ...member,
      pcpHistory: `${member.memberKey}`.endsWith(`0${suffix}`) ? chosen : [],
    }));
  });

test("MENU-16 ROUTE-42 Find care resources is below Find care, to /find-care/resources", async () => {
  const page = await open("sub");
  expect(page.status).toBe(200);
  expect(findCareOf(page)[0]).toEqual(["Find care resources", "/find-care/resources"]);
});

test("MENU-17 Primary care is there when pcp/eligibility says yes, though nobody has chosen", async () => {
  await chosenBy();
  await world.fault(eligible);
  expect(findCareOf(await open("sub"))).toContainEqual(PRIMARY);
  expect(findCareOf(await open("dep-adult"))).toContainEqual(PRIMARY);
  await world.mend();
  await chosenBy();
  await world.fault(notEligible);
  expect(labelsOf(findCareOf(await open("sub")))).toEqual(["Find care resources"]);
  expect(labelsOf(findCareOf(await open("dep-adult")))).toEqual(["Find care resources"]);
});

test.each([
  ["the subscriber's own", 0, { sub: true, "dep-adult": false, "dep-minor": false }],
  ["the minor's", 2, { sub: true, "dep-adult": false, "dep-minor": true }],
  ["the adult dependent's", 1, { sub: true, "dep-adult": true, "dep-minor": false }],
] as const)(
  "MENU-17 without a word of pcp/eligibility %s selection speaks for the subscriber and for that member",
  async (_whose, suffix, shown) => {
    await chosenBy(suffix);
    await world.fault(notEligible);
    for (const persona of ["sub", "dep-adult", "dep-minor"] as const) {
      const labels = labelsOf(findCareOf(await open(persona)));
      expect.soft([persona, labels.includes("Primary care")]).toEqual([persona, shown[persona]]);
    }
  },
);

test("MENU-45 ROLE-19 Providence has Find-a-dentist below Find care and nothing else", async () => {
  await world.fault(eligible);
  for (const persona of ["prov", "prov-dep-adult", "prov-dep-minor"]) {
    const page = await open(persona, HOST.providence);
    expect(findCareOf(page)).toEqual([["Find-a-dentist", "/find-care/find-a-dentist"]]);
    expect(allLabels(page)).not.toContain("Find care resources");
    expect(allLabels(page)).not.toContain("Primary care");
  }
});

test("T-24 no other brand has the entry Find-a-dentist", async () => {
  for (const [persona, host] of [
    ["sub", HOST.carrier],
    ["summit", HOST.summit],
    ["hpp", HOST.partner],
    ["mod", HOST.medicare],
  ] as const) {
    expect(allLabels(await open(persona, host))).not.toContain("Find-a-dentist");
  }
});

test("S-19 the page lists the menu's entries and Passport Dental after them", async () => {
  for (const [persona, host] of [
    ["sub", HOST.carrier],
    ["summit", HOST.summit],
    ["prov", HOST.providence],
  ] as const) {
    const page = await open(persona, host);
    expect(listedOn(page)).toEqual([...findCareOf(page), ["Passport Dental", "/passport-dental"]]);
  }
});
