import { expect, test } from "vitest";
import { pcpEligibility, pcpMembers } from "#server/gateway/calls/care/pcp.ts";
import { changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { findSection, sectionOf, textOf } from "#tests/harness/pages/visitor.ts";
import { heardIn, seenIn } from "./home-page.ts";

const world = useWorld();
const home = (persona: string) => world.see(persona, "/home");
const CARD = "Primary care";
const PREVENTIVE = "Preventive Care Initiative";
const WAYS = ["tel:5035550142", "mailto:health-advocate@portland.example"];

/** The people of the primary care card: the text, and where their link leads. */
async function people(persona: string) {
  const rows = sectionOf((await home(persona)).document, CARD).querySelectorAll("li");
  return rows.map((row) => [
    heardIn(row.querySelector("b")),
    textOf(row.querySelector("small")),
    seenIn(row.querySelector("a")),
    row.querySelector("a")?.getAttribute("href"),
  ]);
}

test("HOME-12 HOME-13 HOME-14 HOME-15 HOME-16 HOME-17 HOME-18 the primary care card lists members and ways on", async () => {
  const section = sectionOf((await home("sub")).document, CARD);
  expect(textOf(section.querySelector("h2"))).toBe(CARD);
  expect(section.querySelectorAll("p").map(textOf)).toContain(
    "Your primary care is your first point of contact for health issues.",
  );
  expect(section.querySelector('a[href="/find-care/primary-care"]')).not.toBeNull();
  const rows = await people("sub");
  expect(rows.map((row) => row.join(" | ")).toSorted()).toEqual([
    "Jordan Testa-Lindqvist | Alder Creek Family Medicine | View | /find-care/primary-care/0",
    "Marisol Testa-Lindqvist | Riverbend Pediatrics | View | /find-care/primary-care/2",
    "Theo Testa-Lindqvist |  | Select primary care | /find-care/primary-care/1/search",
  ]);
  await world.fault({ path: "pcp/eligibility", body: { eligible: false, members: [] } });
  const without = await home("sub");
  expect(findSection(without.document, CARD)).toBeUndefined();
  const hrefs = linksOf(without).map(([, href]) => href);
  expect(hrefs.filter((href) => href.startsWith("/find-care/primary-care"))).toEqual([]);
});

test("HOME-14 ROLE-07 a dependent's card shows their own primary care alone, though the gateway sends the family's", async () => {
  await changeAnswer(world, "sub", pcpMembers, (members) => members);
  await changeAnswer(world, "sub", pcpEligibility, (answer) => answer);
  expect((await people("dep-adult")).map(([name]) => name)).toEqual(["Theo Testa-Lindqvist"]);
  expect((await home("dep-adult")).text).not.toMatch(
    /Riverbend|Alder Creek Family Medicine primary/,
  );
});

test("BRAND-21 BRAND-22 HOME-09 HOME-11 CONST-20 T-68 the City of Portland card has its due date and contacts", async () => {
  const section = sectionOf((await home("cop")).document, PREVENTIVE);
  expect(textOf(section.querySelector("p"))).toBe(
    "This is for City of Portland members. See your primary care provider for a qualifying preventive visit by 12/31/2026.",
  );
  expect(section.getAttribute("class")).toContain("preventative-care");
  expect(section.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual(WAYS);
});
