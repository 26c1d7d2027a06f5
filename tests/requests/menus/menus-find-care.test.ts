import { expect, test } from "vitest";
import { pcpMembers } from "#server/gateway/calls/pcp.ts";
import { changeAnswer } from "#tests/harness/gateway-answers.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";
import { allLabels, belowOf, columnOf, labelsOf } from "./menus-of.ts";

const world = useWorld();

/** What stands below Find care, in the bar and in the footer alike. */
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

const BOTH = ["Find care resources", "Primary care"];

test("MENU-17 Primary care is there when pcp/eligibility says yes, though nobody has chosen", async () => {
  for (const eligible of [true, false]) {
    await chosenBy();
    await world.fault(eligibility(eligible));
    for (const persona of ["sub", "dep-adult"]) {
      expect(await findCareOf(persona)).toEqual(eligible ? BOTH : BOTH.slice(0, 1));
    }
    await world.mend();
  }
});

test("MENU-17 without pcp/eligibility a selection speaks for subscriber and member alone", async () => {
  await chosenBy(2);
  await world.fault(eligibility(false));
  for (const persona of ["sub", "dep-adult", "dep-minor"]) {
    const expected = persona === "dep-adult" ? BOTH.slice(0, 1) : BOTH;
    expect.soft([persona, await findCareOf(persona)]).toEqual([persona, expected]);
  }
});

test("MENU-45 ROLE-19 T-24 Providence alone has Find-a-dentist below Find care, and nothing else", async () => {
  await world.fault(eligibility(true));
  expect(await findCareOf("prov", HOST.providence)).toEqual(["Find-a-dentist"]);
  const labels = allLabels(await world.see("sub", "/find-care"));
  expect(labels).toContain("Find care resources");
  expect(labels).not.toContain("Find-a-dentist");
});
