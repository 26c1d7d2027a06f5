import { expect, test } from "vitest";
import { z } from "zod";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { sectionOf, textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { benefitsDental } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { askCost, CHILD, COST, headingOf } from "./dental-cost-page.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

test("COST-02 limits that cannot be read give no number, and nothing is said of what is left", async () => {
  const browser = await world.enter("quote");
  await world.fault({ path: "benefits/limits", status: 500 });
  const page = await askCost(browser, [["D2740", "1340"]], CHILD);
  expect(headingOf(page)).toBe("We can't estimate your share");
  expect(page.text).toContain("We couldn't read all of the plan's limits just now.");
  expect(page.text).not.toContain("$1,350.00");
});

/** Whether the form has what `ask` typed. */
const keeps = (page: Page) =>
  ["#service-1", "#price-1", "[name=tier]:is([type=hidden], [checked])"].map((field) =>
    elementOf(page, field).getAttribute("value"),
  );

const ask = (browser: Visitor) => askCost(browser, [["D2740", "1340"]], CHILD);

test("COST-01 a plan that cannot be read keeps the form with what was typed, and who and which network were chosen", async () => {
  for (const times of [1, 9]) {
    const browser = await world.enter("quote");
    await world.fault({ path: "benefits/dental", status: 500, times });
    const page = await ask(browser);
    expect([times, page.status]).toEqual([times, 500]);
    expect(page.text).toContain("We couldn't look up the plan, so there is no estimate yet.");
    expect(page.text).not.toMatch(/You would pay|lists no services|can't find this service/);
    expect(keeps(page)).toEqual(["D2740", "1340", "innet"]);
    expect(elementOf(page, "[name=suffix][checked]").getAttribute("value")).toBe("2");
    await world.mend();
  }
});

test("COST-01 a posted form whose page fails, too, is there when the page is opened again", async () => {
  const browser = await world.enter("quote");
  await world.fault({ path: "eligibility/family", status: 500 });
  const failed = await ask(browser);
  expect(failed.status).toBe(500);
  await world.mend();
  const page = await browser.open(COST);
  expect(page.text).toContain("This wasn't sent. Check it and send it again.");
  expect(keeps(page)).toEqual(["D2740", "1340", "innet"]);
});

test("COST-01 an estimate whose plan cannot be read is the error page, and there again afterwards", async () => {
  const browser = await world.enter("quote");
  const { url } = await ask(browser);
  const again = await world.enter("quote");
  await world.fault({ path: "benefits/dental", status: 500 });
  expect((await again.open(COST)).status).toBe(500);
  await world.mend();
  expect(headingOf(await browser.open(url))).toBe("You would pay about $695.00");
});

const broken = (tierId?: string) => ({ ...(tierId && { tierId }), services: "none" });

test.each<[string, readonly string[], readonly object[]]>([
  ["a network", ["outnet"], [broken("innet")]],
  ["a network without its id", ["outnet"], [broken()]],
  ["every network", [], [broken("innet"), broken("outnet")]],
])(
  "COST-02 services of a plan of which %s cannot be read are not said to be missing",
  async (_, whole, lost) => {
    const browser = await world.enter("quote");
    const tiers = await answerOf(world, "quote", benefitsDental, "?suffix=2");
    const read = z.array(z.looseObject({ tierId: z.string() })).parse(tiers);
    const body = [...read.filter(({ tierId }) => whole.includes(tierId)), ...lost];
    await world.fault({ path: "benefits/dental", body });
    const form = await browser.open(`${COST}?suffix=2`);
    expect(form.text).toContain("We couldn't read all of the plan just now.");
    const page = await ask(browser);
    expect([page.status, page.hops]).toEqual([502, []]);
    expect(page.text).toContain("We couldn't look up the plan, so there is no estimate yet.");
    expect(page.text).not.toMatch(/You would pay|lists no services|can't find this service/);
    expect(keeps(page)).toEqual(["D2740", "1340", "innet"]);
  },
);

test("COST-01 a plan without services is not said to be no coverage, and a posted form stays", async () => {
  const browser = await world.enter("quote");
  await world.fault({ path: "benefits/dental", body: null });
  const empty = await browser.open(`${COST}?suffix=2`);
  expect(empty.text).toContain("Your plan lists no services here, so we can't estimate a price.");
  const page = await ask(browser);
  expect(page.status).toBe(400);
  expect(keeps(page)).toEqual(["D2740", "1340", "innet"]);
  for (const { text } of [empty, page])
    expect(text).not.toMatch(/No dental coverage|You would pay|can't find this service/);
});

test('COST-03 without the plan periods the sum stands, and "If you wait" says that they couldn\'t be looked up', async () => {
  const browser = await world.enter("quote");
  await world.fault({ path: "benefits/history", status: 500 });
  const page = await askCost(browser, [["D2740", "1340"]], CHILD);
  expect(headingOf(page)).toBe("You would pay about $695.00");
  expect(textOf(sectionOf(page.document, "If you wait"))).toContain(
    "We couldn't look up the next plan period just now.",
  );
});

test.each([
  ["sub", HOST.carrier],
  ["prov", HOST.providence],
  ["hpp", HOST.partner],
  ["mod", HOST.medicare],
])("COST-02 the brand of %s has estimates", async (persona, host) => {
  const page = await askCost(await world.enter(persona, host), [["D1110", "100"]]);
  expect([page.status, headingOf(page)]).toEqual([
    200,
    expect.stringMatching(/^You would pay about \$0\.00/),
  ]);
});

test("COST-02 a brand without dental plans says that there is no coverage to estimate with", async () => {
  const page = await world.see("summit", COST, HOST.summit);
  expect(page.text).toContain("No dental coverage to estimate with");
});
