import { expect, test } from "vitest";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { findSection, sectionOf, textOf } from "#tests/harness/pages/visitor.ts";
import { benefitLimits } from "#server/gateway/calls/benefits/benefits.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { askCost, CHILD, headingOf, rowsOf } from "./dental-cost-page.ts";

const world = useWorld();

test("COST-01 COST-02 prices lead to the sum, in title and heading, and to its proof; no address or log has them", async () => {
  const browser = await world.enter("quote");
  const services = [
    ["D2740 Crown, ceramic", "1,340.17"],
    ["2392", "$250"],
    ["d1110", "112.00"],
  ] as const;
  const page = await askCost(browser, services, CHILD);
  expect(page.hops).toEqual([
    expect.stringMatching(/^\/benefits\/dental\/cost\?estimate=[\w-]{12}$/),
  ]);
  // $50.00 of the deductible and half of the rest; a fifth; nothing.
  expect(headingOf(page)).toBe("You would pay about $745.09");
  expect(textOf(elementOf(page, "title"))).toMatch(/^You would pay about \$745\.09/);
  expect(page.text).toContain("Ines · In network · As of 11/21/2026");
  expect(rowsOf(page).slice(0, 4)).toEqual([
    ["D2740 Crown, ceramic", "$1,340.17 · plan pays $645.08 (50%)", "$695.09"],
    ["D2392 Filling, two surfaces", "$250.00 · plan pays $200.00 (80%)", "$50.00"],
    ["D1110 Cleaning", "$112.00 · plan pays $112.00 (100%)", "$0.00"],
    ["Total", "$1,702.17 · plan pays $957.08", "$745.09"],
  ]);
  const proof = textOf(sectionOf(page.document, "How this adds up"));
  expect(proof).toContain("$50.00 of your share is for the deductible. $50.00 of it was left");
  expect(proof).toContain("the plan would use $957.08 of the $1,350.00 that is left");
  // The form has what was typed, to be changed.
  expect(elementOf(page, "#price-1").getAttribute("value")).toBe("1340.17");
  expect(elementOf(page, "#service-2").getAttribute("value")).toBe("D2392 Filling, two surfaces");
  expect(world.log()).not.toMatch(/D2740|D2392|1,?340|Crown/);
});

test.each([
  [
    "little of the limit is left",
    "0",
    "innet",
    "D2740",
    "$1,300.00",
    /only \$40\.00 is left.*\$630\.00 more/,
  ],
  ["the limit is used up", "1", "innet", "D2740", "$1,340.00", /it is used up.*\$1,280\.00/],
  [
    "another network has other terms",
    "2",
    "outnet",
    "D2740",
    "$844.00",
    /\$100\.00 of it was left/,
  ],
] as const)("COST-02 the sum where %s", async (_, suffix, tier, code, sum, note) => {
  const page = await askCost(await world.enter("quote"), [[code, "1340"]], { suffix, tier });
  expect(headingOf(page)).toBe(`You would pay about ${sum}`);
  expect(textOf(sectionOf(page.document, "How this adds up"))).toMatch(note);
});

test("COST-02 a deductible that may apply makes two sums, and the page says which is which", async () => {
  const services = [
    ["D7240", "400"],
    ["D4341", "300"],
  ] as const;
  const page = await askCost(await world.enter("quote"), services, CHILD);
  expect(headingOf(page)).toBe("You would pay about $260.00 to $300.00");
  expect(page.text).toContain(
    "Your plan doesn't say whether the deductible applies to D7240 Removal of an impacted tooth and D4341 Scaling and root planing, one quadrant.",
  );
  const least = sectionOf(page.document, "If the deductible doesn't apply");
  expect(textOf(least)).toContain("$260.00");
  const most = sectionOf(
    page.document,
    "If the deductible applies to D4341 Scaling and root planing, one quadrant",
  );
  expect(textOf(most)).toContain("Total$700.00 · plan pays $400.00$300.00");
});

test("COST-02 a deductible that may apply and changes nothing is named, and its steps are one of two ways", async () => {
  const page = await askCost(await world.enter("quote"), [["D7240", "3000"]], CHILD);
  // The limit of $1,350.00 ends what the plan pays, before or after $50.00.
  expect(headingOf(page)).toBe("You would pay about $1,650.00");
  expect(page.text).toContain(
    "Your plan doesn't say whether the deductible applies to D7240 Removal of an impacted tooth. You would pay the same either way.",
  );
  expect(page.text.split("You would pay the same either way.")).toHaveLength(2);
  expect(findSection(page.document, "How this adds up")).toBeUndefined();
  const steps = "If the deductible doesn't apply";
  expect(textOf(sectionOf(page.document, steps))).toContain("would have paid $150.00 more");
});

test("COST-02 words without an amount give no number, but what to ask", async () => {
  const services = [
    ["D8080", "4000"],
    ["D2740", "1200"],
  ] as const;
  const page = await askCost(await world.enter("quote"), services, CHILD);
  expect(headingOf(page)).toBe("We can't estimate your share");
  expect(page.text).toContain("D8080 Braces, adolescent is listed as “Covered.”");
  expect(textOf(sectionOf(page.document, "What to ask"))).toContain(
    "“What would the plan pay for D8080 Braces, adolescent at $4,000.00? Does the deductible apply?”",
  );
  expect(rowsOf(page)).toEqual([]);
  expect(page.text).not.toMatch(/you would pay/i);
});

test("COST-02 amounts that contradict each other give no number", async () => {
  const page = await askCost(await world.enter("odd-sums"), [["D1110", "100"]]);
  expect(headingOf(page)).toBe("We can't estimate your share");
  expect(page.text).toContain("We can't tell how much of the annual limit is left.");
});

test("COST-03 the next plan period, and both together, stand beside the sum; waiting is no advice", async () => {
  const services = [
    ["D2740", "1340"],
    ["D1110", "112"],
  ] as const;
  const page = await askCost(await world.enter("quote"), services, { suffix: "0" });
  const wait = textOf(sectionOf(page.document, "If you wait"));
  expect(wait).toContain("A new plan period begins 01/01/2027");
  // In 2027 the plan pays 60 % of a crown, after $50.00, and has a limit of $2,000.00.
  expect(rowsOf(page).slice(3)).toEqual([
    ["All of it now", "Plan pays $40.00", "$1,412.00"],
    ["All of it from 01/01/2027 on", "Plan pays $886.00", "$566.00"],
    [
      "Only D2740 Crown, ceramic from 01/01/2027 on, the rest now",
      "Both plan periods together",
      "$638.00",
    ],
  ]);
  expect(wait).toContain("Ask your dentist what can't wait.");
  expect(wait).not.toMatch(/save|better to wait|should wait/i);
});

test("COST-03 coverage that ends before the next period has no part about waiting", async () => {
  const page = await askCost(await world.enter("medgrp"), [["D1110", "100"]]);
  expect(headingOf(page)).toMatch(/^You would pay about/);
  expect(findSection(page.document, "If you wait")).toBeUndefined();
});

test("COST-04 each estimate says what it is not, and never what the cost is", async () => {
  const browser = await world.enter("quote");
  for (const [code, suffix] of [
    ["D2740", "2"],
    ["D8080", "2"],
    ["D7240", "1"],
  ] as const) {
    const page = await askCost(browser, [[code, "900"]], { suffix, tier: "outnet" });
    const isNot = textOf(sectionOf(page.document, "What this estimate is not"));
    expect(isNot).toContain("It is an estimate from the prices you typed");
    expect(isNot).toContain("The plan pays by its own allowed amount");
    expect(isNot).toContain("Claims still under way aren't counted.");
    expect(isNot).toContain("ask your dentist to send a pre-treatment estimate");
    expect(isNot).toContain("An out-of-network dentist may charge more");
    expect(page.text).not.toMatch(/your cost is|you owe/i);
  }
});

test("COST-04 limits that no estimate counts are named", async () => {
  const isNotOf = async () => {
    const page = await askCost(await world.enter("quote"), [["D1110", "100"]], CHILD);
    expect(headingOf(page)).toMatch(/^You would pay about/);
    return textOf(sectionOf(page.document, "What this estimate is not"));
  };
  const without = await isNotOf();
  expect(without).toContain("D1110 Cleaning: 2 per plan year.");
  expect(without).not.toContain("It leaves out other limits");
  const all = await answerOf(world, "quote", benefitLimits, "?suffix=2");
  const limit = all.find(({ limitType }) => /annual/i.test(limitType ?? ""));
  if (limit === undefined) throw new Error("the plan has an annual limit");
  const other = { ...limit, limitType: "Lifetime orthodontia limit" };
  await world.fault({ path: "benefits/limits", body: [...all, other] });
  expect(await isNotOf()).toContain(
    "It leaves out other limits of the plan: Lifetime orthodontia limit.",
  );
});
