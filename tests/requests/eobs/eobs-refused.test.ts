import { expect, test } from "vitest";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { eobAnswer, openCounting } from "./eobs-of.ts";

const world = useWorld();

const openAs = async (persona: string, path: string) =>
  openCounting(world, await world.enter(persona), path);

const FORBIDDEN = "Sorry, it looks like you don't have access to this page.";
const DOCUMENT = "EOB26000010001";

test("EOB-01 ROLE-08 T-33 a dependent is refused list, EOB and PDF, and no EOB is asked for", async () => {
  const browser = await world.enter("dep-adult");
  for (const path of ["/eobs", `/eobs/${DOCUMENT}`]) {
    const { page, asked } = await openCounting(world, browser, path);
    expect.soft([page.status, page.hops, asked], path).toEqual([403, [], []]);
    expect.soft(textsOf(page, "main h1")).toEqual([FORBIDDEN]);
    // The page keeps the member's frame.
    expect.soft(page.text).toContain("Log out");
    expect.soft(linksOf(page, "body").filter(([, href]) => href.startsWith("/eobs"))).toEqual([]);
  }
  const { page, asked } = await openCounting(world, browser, `/eobs/${DOCUMENT}/pdf`);
  expect([page.hops, page.status, asked]).toEqual([[], 403, []]);
});

test("EOB-01 a termed subscriber sees the list of past EOBs and the warning of not being enrolled", async () => {
  const { page } = await openAs("term", "/eobs");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(page.text).toContain("You are not currently enrolled in a plan");
  expect(textsOf(page, "main h1")).toContain("Explanations of benefits");
});

test("CONST-14 EOB-02 each wrong day has its error, and no list is asked for", async () => {
  const typed = { from: "2020-01-01", to: "tomorrow", member: "1" };
  const { page, asked } = await openAs("sub", `/eobs?${new URLSearchParams(typed).toString()}`);
  expect(page.status).toBe(400);
  expect(textsOf(page, "title")[0]).toMatch(/^Error: Medical EOBs/);
  expect(linksOf(page, ".summary")).toEqual([
    ["Choose a start date on or after 11/21/2024", "#from"],
    ["Enter the end date as MM/DD/YYYY", "#to"],
  ]);
  for (const id of ["from", "to"] as const) {
    const field = elementOf(page, `#${id}`).attributes;
    expect(field).toMatchObject({ "aria-invalid": "true", value: typed[id] });
    expect(textsOf(page, `#${id}-error`)).toEqual([expect.stringMatching(/^Error: /)]);
  }
  expect(elementOf(page, ".filters").hasAttribute("open")).toBe(true);
  // Valid filters stay selected, and the choices come from valid days.
  expect(elementOf(page, "#member option[selected]").getAttribute("value")).toBe("1");
  const days = "startDate=2024-11-21&endDate=2026-11-21";
  expect(asked).toEqual([
    expect.stringMatching(`^eobs/metadata\\?claimType=medical&${days}&memberKey=`),
  ]);
  expect(page.text).not.toContain("There are no");
});

test("EOB-01 a member or type that the family lacks is an unknown page, and no EOB is asked for", async () => {
  for (const query of ["member=9", "type=pharmacy"]) {
    const { page, asked } = await openAs("sub", `/eobs?${query}`);
    expect([page.status, page.hops, asked]).toEqual([404, [], []]);
    expect(page.text).toContain("Error code: 404 Not found");
  }
});

test("DATA-18 a list with a row that is no EOB is a broken answer, and is not kept", async () => {
  const browser = await world.enter("sub");
  const content = [eobAnswer("EOB1"), JSON.parse('{"foo":[1]}') as object];
  const fault = { path: "v2/eobs", body: pageAnswer(content) };
  const page = await world.during(fault, () => browser.open("/eobs"));
  expect([page.status, page.hops]).toEqual([502, []]);
  expect(page.text).not.toMatch(/Date not available|Showing/);
  const next = await openCounting(world, browser, "/eobs");
  expect(next.page.status).toBe(200);
});

test("T-34 an open list is not asked for again, its next page is, the filters are asked for once", async () => {
  const browser = await world.enter("sub");
  await openCounting(world, browser, "/eobs");
  expect((await openCounting(world, browser, "/eobs")).asked).toEqual([]);
  const next = await openCounting(world, browser, "/eobs?page=2");
  expect(next.asked).toEqual([expect.stringMatching(/^v2\/eobs\?.*page=1&size=10$/)]);
});
