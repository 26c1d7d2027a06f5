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

test("ROUTE-50 ROUTE-51 without a session list, EOB and PDF lead to the log-in, and no EOB is asked for", async () => {
  for (const path of ["/eobs", `/eobs/${DOCUMENT}`, `/eobs/${DOCUMENT}/pdf`]) {
    const { page, asked } = await openCounting(world, world.visitor(), path);
    expect.soft([page.hops, asked], path).toEqual([["/logout", "/login"], []]);
  }
});

test("EOB-01 a termed subscriber sees the list of past EOBs and the warning of not being enrolled", async () => {
  const { page } = await openAs("term", "/eobs");
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(page.text).toContain("You are not currently enrolled in a plan");
  expect(textsOf(page, "main h1")).toContain("Explanations of benefits");
});

test.each([
  ["from=2020-01-01", "from", "Choose a start date on or after 11/21/2024"],
  ["to=tomorrow", "to", "Enter the end date as MM/DD/YYYY"],
])(
  "CONST-14 EOB-02 ?%s has an error beside its field, and no list is asked for",
  async (query, id, why) => {
    const { page, asked } = await openAs("sub", `/eobs?${query}&member=1`);
    expect(page.status).toBe(400);
    expect(textsOf(page, "title")[0]).toMatch(/^Error: Medical EOBs/);
    expect(linksOf(page, ".summary")).toEqual([[why, `#${id}`]]);
    expect(textsOf(page, `#${id}-error`)).toEqual([`Error: ${why}`]);
    const field = elementOf(page, `#${id}`);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("value")).toBe(new URLSearchParams(query).get(id));
    expect(elementOf(page, ".filters").hasAttribute("open")).toBe(true);
    // Valid filters stay selected, and the choices come from valid days.
    expect(elementOf(page, "#member option[selected]").getAttribute("value")).toBe("1");
    expect(asked).toEqual([
      expect.stringMatching(
        /^eobs\/metadata\?claimType=medical&startDate=202\d-\d\d-\d\d&endDate=2026-\d\d-\d\d&memberKey=/,
      ),
    ]);
    expect(asked.join()).not.toMatch(/2020|02-30|tomorrow|11-22/);
    expect(page.text).not.toContain("There are no");
  },
);

test.each(["member=9", "type=pharmacy"])(
  "EOB-01 /eobs?%s, which the family does not have, is an unknown page, and no EOB is asked for",
  async (query) => {
    const { page, asked } = await openAs("sub", `/eobs?${query}`);
    expect([page.status, page.hops, asked]).toEqual([404, [], []]);
    expect(page.text).toContain("Error code: 404 Not found");
  },
);

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
