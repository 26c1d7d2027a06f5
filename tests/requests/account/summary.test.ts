import { expect, test } from "vitest";
import { account, accountEmployeeId } from "#server/gateway/calls/member/account.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { roundsOf } from "#tests/harness/world/rounds.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { factsOf, seenIn } from "../home/home-page.ts";

const world = useWorld();

const PATH = "/account/summary";
const summary = async (persona: string, host: string = HOST.carrier) =>
  world.see(persona, PATH, host);

const plan = (page: Page) => factsOf(page, "Your plan");

/** Each member's row, as its cells. */
const family = ({ document }: Page): string[][] =>
  document
    .querySelectorAll("main tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(seenIn));

const headings = ({ document }: Page): string[] =>
  document.querySelectorAll("main thead th").map(seenIn);

test("ROUTE-21 S-06 the summary shows ID, group, dates, and each member's coverage by category", async () => {
  const said = await answerOf(world, "sub", account);
  const page = await summary("sub");
  expect([page.status, page.hops, faultsOf(page)]).toEqual([200, [], []]);
  expect(textsOf(page, "h1")).toEqual(["Account summary"]);
  expect(plan(page)).toEqual({
    "Subscriber ID": said.subscriberId,
    Group: said.groupName,
    "Group number": said.groupId,
    "Effective date": "01/01/2021",
    "Hire date": expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/) as unknown,
  });
  expect(headings(page)).toEqual([
    "Member",
    "Relationship",
    "Medical",
    "Dental",
    "Vision",
    "Pharmacy",
  ]);
  const since = "Active since 01/01/2021";
  expect(family(page)).toEqual([
    ["Jordan Testa-Lindqvist", "Subscriber", since, since, since, since],
    ["Theo Testa-Lindqvist", "Child", since, since, since, since],
    ["Marisol Testa-Lindqvist", "Child", since, since, since, since],
    ["Robin Testa-Lindqvist", "Spouse", "No coverage", since, since, "No coverage"],
  ]);
});

test("T-85 S-06 PROOF-01 a renewed coverage begins and ends on one day on every page", async () => {
  const since = "11/01/2023";
  expect(family(await summary("eight"))[0]?.slice(2)).toEqual(
    ["Medical", "Dental", "Vision", "Pharmacy"].map(() => `Active since ${since}`),
  );
  const benefits = await world.see("eight", "/benefits/summary");
  expect(benefits.text).toContain(`Noor (medical benefits)Active since ${since}`);
  const proof = await world.see("eight", "/account/proof-of-coverage");
  expect(proof.text).toContain(`Since ${since}Plan ID M10006100`);
});

test("S-06 a parent group is shown by its name, or by its number where it has none", async () => {
  expect(plan(await summary("medgrp"))["Parent group"]).toBe("Example Medicare Groups");
  expect("Parent group" in plan(await summary("sub"))).toBe(false);
  await changeAnswer(world, "medgrp", account, (said) => ({ ...said, parentGroupName: null }));
  expect(plan(await summary("medgrp"))["Parent group"]).toBe("100000075");
});

test("S-06 T-58 a local 598 member sees the employee ID instead of the subscriber ID", async () => {
  const { subscriberId } = await answerOf(world, "l598", account);
  const { employeeId } = (await answerOf(world, "l598", accountEmployeeId)) ?? {};
  const page = await summary("l598");
  expect(plan(page)["Employee ID"]).toBe(employeeId);
  expect(page.text).not.toContain(subscriberId);
  await world.fault({ path: "account/getEmployeeId", body: { employeeId, local598: false } });
  expect(plan(await summary("l598"))["Subscriber ID"]).toBe(subscriberId);
});

test("S-06 a dependent sees themself alone and no form; staff see the member's family", async () => {
  const page = await summary("dep-minor");
  expect(family(page).map(([who]) => who)).toEqual(["Marisol Testa-Lindqvist"]);
  expect(textsOf(page, "main h2")).toEqual(["Your plan", "Your coverage"]);
  expect(page.text).not.toContain("Robin");
  expect(elementOf(page, "main").querySelectorAll("form, input")).toEqual([]);
  const acting = await (await actFor(world, "emp", SUBSCRIBER.sub)).browser.open(PATH);
  expect([acting.status, family(acting).length]).toEqual([200, 4]);
});

test("S-06 ELIG-01 ended and future coverage show their day; a member without coverage sees member data", async () => {
  const ended = family(await summary("term"))[0];
  expect(ended?.slice(2)).toEqual(Array(3).fill("Terminated on 09/30/2026"));
  const coming = family(await summary("future"))[0];
  expect(coming?.slice(2)).toEqual(Array(4).fill("Effective on 12/01/2026"));
  const none = await summary("noelig");
  expect(none.status).toBe(200);
  expect(family(none)).toEqual([["Quinn Fixture", "Subscriber"]]);
  expect(headings(none)).toEqual(["Member", "Relationship"]);
  expect(none.text).toContain("We have no coverage on record.");
  expect(plan(none)["Group"]).toBe("Sample Staffing Inc.");
});

test("S-06 coverage shows its known end, and no day where the gateway gives none", async () => {
  const row = (category: string, effectiveDate: string | null, termedDate: string | null) => ({
    memberKey: "410000100",
    suffix: 0,
    productCategory: category,
    effectiveDate,
    termedDate,
    source: null,
  });
  await world.fault({
    path: "eligibility/family",
    body: [
      row("M", "2026-01-01", "2027-01-01"),
      row("D", null, null),
      row("X", "2026-01-01", null),
    ],
  });
  expect(family(await summary("sub"))[0]?.slice(2)).toEqual([
    "Active since 01/01/2026Last day covered: 12/31/2026",
    "Dates not available",
    // The others have no row, although the account says that they have vision.
    "No coverage",
    "Active since 01/01/2026",
  ]);
});

test("S-06 a missing hire date is left out; a missing effective date or relationship is Not available", async () => {
  await changeAnswer(world, "sub", account, (said) => ({
    ...said,
    hireDate: null,
    effectiveDate: null,
    members: said.members.map((one) => ({ ...one, relationshipDescription: " " })),
  }));
  const page = await summary("sub");
  expect("Hire date" in plan(page)).toBe(false);
  expect(plan(page)["Effective date"]).toBe("Not available");
  expect(family(page).map(([, relationship]) => relationship)).toEqual(
    Array(4).fill("Not available"),
  );
});

test("ROUTE-66 the summary reads the account first, then all else in one round", async () => {
  const browser = await world.enter("sub");
  const rounds = await roundsOf(world, () => browser.open(PATH));
  expect(rounds).toHaveLength(2);
  expect(rounds[0]?.filter((path) => path !== "/ncqa")).toEqual(["/account"]);
  expect(rounds[1]).toContain("/account/getEmployeeId");
});

// Every other failed call: tests/faults/screens/page-calls.test.ts.
test("T-58 a failed read of the employee ID gives the error page, and no subscriber ID", async () => {
  const { subscriberId } = await answerOf(world, "l598", account);
  await world.fault({ path: "account/getEmployeeId", status: 500 });
  const page = await summary("l598");
  expect(page.status).toBe(500);
  expect(page.html).not.toContain(subscriberId);
});
