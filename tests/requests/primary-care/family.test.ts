import { expect, test } from "vitest";
import { pcpEligibility, pcpMembers } from "#server/gateway/calls/care/pcp.ts";
import { changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { linkOf } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { chooseLinks, peopleOf } from "./care-page.ts";

const world = useWorld();

const PATH = "/find-care/primary-care";
const open = (persona: string, host: string = HOST.carrier) => world.see(persona, PATH, host);

test("ROUTE-44 S-20 the family's providers are listed, each with its links", async () => {
  const page = await open("sub");
  expect(page.status).toBe(200);
  const [jordan, theo, marisol] = peopleOf(page);
  expect(jordan).toEqual({
    name: "Jordan Testa-Lindqvist",
    provider: "Alder Creek Family Medicine",
    notes: ["Since 01/01/2022"],
    links: [
      ["Details and history for Jordan Testa-Lindqvist", `${PATH}/0`],
      ["Change for Jordan Testa-Lindqvist", `${PATH}/0/search`],
    ],
  });
  const select = ["Select primary care for Theo Testa-Lindqvist", `${PATH}/1/search`];
  expect(theo).toMatchObject({ provider: "No provider chosen yet", notes: [], links: [select] });
  expect(marisol).toMatchObject({ provider: "Riverbend Pediatrics", notes: ["Since 01/01/2021"] });
  expect(peopleOf(page)).toHaveLength(3);
  expect(page.text).not.toContain("Robin");
});

test("S-20 PCP-11 PCP-12 PCP-13 PCP-14 active, coming and ended coverage have their own words and links", async () => {
  const people = peopleOf(await open("care"));
  const short = people.map(({ name, provider, notes, links }) => [
    name.split(" ")[0],
    provider,
    notes.join("; "),
    links.map(([, href]) => href?.replace(PATH, "")).join(" "),
  ]);
  expect(short).toEqual([
    ["Imani", "Manny Placesworth", "Since 01/01/2023", "/0 /0/search"],
    ["Bo", '<b>Angle</b> & "Quote" Clinic', "Since 01/01/2020", "/1 /1/search"],
    ["Ivy", "No provider chosen yet", "", "/2/search"],
    ["Leo", "No provider chosen yet", "", "/3/search"],
    // Ended a year ago: read-only. Coverage that ended three years ago is not listed.
    ["Nell", "No provider", "Last day covered: 11/29/2025", "/4"],
    ["Wren", "No provider chosen yet", "Coverage begins 12/01/2026", "/6/search"],
  ]);
});

test("S-20 ROLE-07 a dependent sees their own primary care alone, though the gateway sends the family's", async () => {
  await changeAnswer(world, "care", pcpMembers, (members) => members);
  await changeAnswer(world, "care", pcpEligibility, (answer) => answer);
  const page = await open("care-dep");
  expect(peopleOf(page).map(({ name }) => name)).toEqual(["Bo Carewell-Sample"]);
  expect(page.html).not.toMatch(/Placesworth|Imani|Ivy|Nell/);
  expect(chooseLinks(page).map(([, href]) => href)).toEqual([`${PATH}/1/search`]);
});

test.each([
  ["prov", HOST.providence],
  ["noelig", HOST.carrier],
])("S-20 primary care of %s at %s does not apply, and the page says so", async (persona, host) => {
  const page = await open(persona, host);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Primary care doesn't apply to your plan");
  expect(peopleOf(page)).toEqual([]);
  expect(chooseLinks(page)).toEqual([]);
});

test("MENU-17 ELIG-11 T-23 the menu links to the page and the page back, by two calls beside the frame's", async () => {
  const browser = await world.enter("sub");
  const { page, calls } = await writing(world, () => browser.open(PATH));
  const own = calls.map(({ path }) => path).filter((path) => path.startsWith("/pcp/"));
  expect(own.toSorted()).toEqual(["/pcp/eligibility", "/pcp/members"]);
  expect(linksOf(page, ".crumbs")).toEqual([["Find care", "/find-care"]]);
  const findCare = await browser.open("/find-care");
  expect(linkOf(findCare.document, "Primary care").getAttribute("href")).toBe(PATH);
});
