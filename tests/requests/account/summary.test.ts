import { expect, test } from "vitest";
import { account, accountEmployeeId } from "#server/gateway/calls/member/account.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
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

test("ROUTE-21 S-06 the summary has the ID, the group, the dates and the family with each status", async () => {
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

test("S-06 the parent group stands where there is one, by its number where it has no name", async () => {
  expect(plan(await summary("medgrp"))["Parent group"]).toBe("Example Medicare Groups");
  expect("Parent group" in plan(await summary("sub"))).toBe(false);
  await changeAnswer(world, "medgrp", account, (said) => ({ ...said, parentGroupName: null }));
  expect(plan(await summary("medgrp"))["Parent group"]).toBe("100000075");
});

test("S-06 T-58 a local 598 member goes by the employee ID, which the subscriber's never replaces", async () => {
  const { subscriberId } = await answerOf(world, "l598", account);
  const { employeeId } = (await answerOf(world, "l598", accountEmployeeId)) ?? {};
  const page = await summary("l598");
  expect(plan(page)["Employee ID"]).toBe(employeeId);
  expect(page.text).not.toContain(subscriberId);
  await world.fault({ path: "account/getEmployeeId", body: { employeeId, local598: false } });
  expect(plan(await summary("l598"))["Subscriber ID"]).toBe(subscriberId);
});

test("S-06 a dependent sees themselves, and nothing to change; staff see the member's family", async () => {
  const page = await summary("dep-minor");
  expect(family(page).map(([who]) => who)).toEqual(["Marisol Testa-Lindqvist"]);
  expect(textsOf(page, "main h2")).toEqual(["Your plan", "Your coverage"]);
  expect(page.text).not.toContain("Robin");
  expect(elementOf(page, "main").querySelectorAll("form, input")).toEqual([]);
  const acting = await (await actFor(world, "emp", SUBSCRIBER.sub)).browser.open(PATH);
  expect([acting.status, family(acting).length]).toEqual([200, 4]);
});

test("S-06 ELIG-01 ended and coming coverage have their day; without rows there is member data", async () => {
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

test("S-06 an end that is known is told beside the coverage, a day nobody gave is not made up", async () => {
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
    "Active since 01/01/2026Ends 01/01/2027",
    "Terminated",
    // The others have no row, although the account says that they have vision.
    "No coverage",
    "Active since 01/01/2026",
  ]);
});

test("S-06 what the account lacks is not made up: no hire date, an effective date not available", async () => {
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

test.each([
  ["prov", HOST.providence],
  ["hpp", HOST.partner],
])("ROUTE-21 S-06 %s has it at %s", async (persona, host) => {
  const { subscriberId } = await answerOf(world, persona, account);
  const page = await summary(persona, host);
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(plan(page)["Subscriber ID"]).toBe(subscriberId);
});

test("ROUTE-66 the account is asked before all else, and all else at once", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(() => browser.open(PATH));
  const [first, ...rest] = calls.filter(({ path }) => path !== "/ncqa");
  expect(first).toMatchObject({ method: "GET", path: "/account" });
  const answered = Math.floor((first?.at ?? 0) + (first?.ms ?? 0));
  expect(rest.filter(({ at }) => at < answered)).toEqual([]);
  expect(rest.map(({ path }) => path)).toContain("/account/getEmployeeId");
});

test.each(["account", "account/getEmployeeId", "eligibility/family"])(
  "ROUTE-66 T-58 where %s fails with 500 the page is the error page, and no ID is guessed",
  async (path) => {
    const browser = await world.enter("l598");
    const { subscriberId } = await answerOf(world, "l598", account);
    await world.fault({ path, status: 500 });
    const page = await browser.open(PATH);
    expect(page.status).toBe(500);
    expect(page.text).toContain("Error code: 500 Internal server error");
    expect(page.html).not.toContain(subscriberId);
  },
);

test("S-06 names of 300 characters and markup are words", async () => {
  const name = `<b onclick="x()">${"a".repeat(280)}`;
  await changeAnswer(world, "sub", account, (said) => ({
    ...said,
    groupName: name,
    members: said.members.map((one) => ({ ...one, firstName: name })),
  }));
  const page = await summary("sub");
  expect([page.status, faultsOf(page)]).toEqual([200, []]);
  expect(page.html).not.toContain("<b onclick");
  expect(plan(page)["Group"]).toBe(name);
});

test("GUARD-02 ROUTE-66 nobody has it without a session", async () => {
  expect((await world.visitor().open(PATH)).hops).toEqual(["/logout", "/login"]);
});
