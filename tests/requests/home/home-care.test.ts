import { expect, test } from "vitest";
import { pcpEligibility, pcpMembers } from "#server/gateway/calls/pcp.ts";
import { changeAnswer } from "#tests/harness/gateway-answers.ts";
import { linksOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { findSection, sectionOf, textOf } from "#tests/harness/visitor.ts";
import { heardIn, seenIn } from "./home-page.ts";

const world = useWorld();

const home = (persona: string) => world.see(persona, "/home");
const CARD = "Primary care";
const PREVENTIVE = "Preventive Care Initiative";
const WAYS = ["tel:5035550142", "mailto:health-advocate@portland.example"];

/** The people of the primary care card: what is read, and where their link leads. */
async function people(persona: string) {
  const rows = sectionOf((await home(persona)).document, CARD).querySelectorAll("li");
  return rows.map((row) => [
    heardIn(row.querySelector("b")),
    textOf(row.querySelector("small")),
    seenIn(row.querySelector("a")),
    row.querySelector("a")?.getAttribute("href"),
  ]);
}

test("HOME-12 HOME-13 HOME-18 the primary care card has its title, its text and a way on", async () => {
  const section = sectionOf((await home("sub")).document, CARD);
  expect(textOf(section.querySelector("h2"))).toBe("Primary care");
  expect(section.querySelectorAll("p").map(textOf)).toContain(
    "Your primary care is your first point of contact for health issues.",
  );
  expect(section.querySelector('a[href="/find-care/primary-care"]')).not.toBeNull();
});

test("HOME-14 HOME-15 HOME-16 HOME-17 it lists who has chosen and who may still choose", async () => {
  const rows = await people("sub");
  expect(rows.map((row) => row.join(" | ")).toSorted()).toEqual([
    "Jordan Testa-Lindqvist | Alder Creek Family Medicine | View | /find-care/primary-care/0",
    "Marisol Testa-Lindqvist | Riverbend Pediatrics | View | /find-care/primary-care/2",
    "Theo Testa-Lindqvist |  | Select primary care | /find-care/primary-care/1/search",
  ]);
});

test("HOME-14 HOME-16 a choice taken back is none, one that has ended is not the one of today", async () => {
  const chosen = { providerId: "600001", pcpSelected: true };
  const ended = { ...chosen, providerName: "Gone Example", beginDate: "2024-01-01" };
  const next = { ...chosen, providerName: "Next Example", beginDate: "2027-01-01" };
  await changeAnswer(world, "sub", pcpMembers, (members) =>
    members.map(({ pcpHistory, ...member }, place) => ({
      ...member,
      pcpHistory:
        place === 0
          ? (pcpHistory ?? []).map((entry) => ({ ...entry, pcpSelected: false }))
          : [{ ...ended, endDate: "2025-12-31" }, next, ...(pcpHistory ?? [])],
    })),
  );
  expect((await people("sub")).map(([name, provider]) => [name, provider])).toEqual([
    ["Theo Testa-Lindqvist", "Next Example"],
    ["Marisol Testa-Lindqvist", "Riverbend Pediatrics"],
    ["Jordan Testa-Lindqvist", ""],
  ]);
});

test("HOME-14 ROLE-07 a dependent sees only their own primary care, whatever the gateway sends", async () => {
  await changeAnswer(world, "sub", pcpMembers, (members) => members);
  await changeAnswer(world, "sub", pcpEligibility, (answer) => answer);
  expect((await people("dep-adult")).map(([name]) => name)).toEqual(["Theo Testa-Lindqvist"]);
  expect((await home("dep-adult")).text).not.toMatch(
    /Riverbend|Alder Creek Family Medicine primary/,
  );
});

test("HOME-12 where primary care does not apply there is no card", async () => {
  await world.fault({ path: "pcp/eligibility", body: { eligible: false, members: [] } });
  const page = await home("sub");
  expect(findSection(page.document, CARD)).toBeUndefined();
  expect(linksOf(page).some(([, href]) => href.startsWith("/find-care/primary-care"))).toBe(false);
});

test("BRAND-21 BRAND-22 HOME-09 HOME-11 CONST-20 T-68 City of Portland: by when to be seen", async () => {
  const section = sectionOf((await home("cop")).document, PREVENTIVE);
  expect(textOf(section.querySelector("p"))).toBe(
    "City of Portland members need a qualifying preventive visit with their primary care provider by 12/31/2026.",
  );
  expect(section.getAttribute("class")).toContain("preventative-care");
  expect(section.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual(WAYS);
});

test("BRAND-22 HOME-10 T-60 a due date in either form is shown, any other is unavailable", async () => {
  const sectionWith = async (body: string) => {
    await world.mend();
    await world.fault({ path: "pcp/city-of-portland", body });
    return sectionOf((await home("cop")).document, PREVENTIVE);
  };
  for (const body of ["02/03/2027", '"2027-02-03"']) {
    expect(textOf((await sectionWith(body)).querySelector("time"))).toBe("02/03/2027");
  }
  await world.mend();
  const nodue = sectionOf((await home("cop-nodue")).document, PREVENTIVE);
  for (const section of [nodue, await sectionWith(""), await sectionWith("to be announced")]) {
    expect(textOf(section.querySelector("p"))).toBe(
      "This information is currently unavailable. Please contact the CoP Member Health Advocate",
    );
    expect(section.querySelector("time")).toBeNull();
    expect(section.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual(WAYS);
  }
});

test("BRAND-21 HOME-09 CONST-20 other groups have no such card, and nobody asks for their day", async () => {
  for (const persona of ["sub", "ma", "medgrp"]) {
    const browser = await world.enter(persona);
    const calls = await world.callsDuring(async () => {
      const page = await browser.open("/home");
      expect(page.text).not.toContain(PREVENTIVE);
    });
    expect(calls.map(({ path }) => path)).not.toContain("/pcp/city-of-portland");
  }
});
