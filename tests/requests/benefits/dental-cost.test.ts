import { expect, test } from "vitest";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import {
  linkOf,
  sectionOf,
  textOf,
  findSection,
  withoutOwnAddress,
} from "#tests/harness/pages/visitor.ts";
import { account } from "#server/gateway/calls/member/account.ts";
import { benefitLimits } from "#server/gateway/calls/benefits/benefits.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { roundsOf } from "#tests/harness/world/rounds.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { askCost, COST, headingOf, rowsOf } from "./dental-cost-page.ts";

const world = useWorld();

// The persona `quote`, who has $40.00 of the annual limit left; suffix 1 has none, 2 has all of it.

const CHILD = { suffix: "2", tier: "innet" };

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
  ["a copay is all that is owed", "2", "innet", "D0140", "$20.00", /use \$1,320\.00/],
  ["the plan pays dollars", "2", "innet", "D9110", "$1,300.00", /use \$40\.00/],
  ["the plan pays nothing", "2", "innet", "D9222", "$1,340.00", /^How this adds up/],
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
  const least = sectionOf(
    page.document,
    "If the deductible doesn't apply to D7240 Removal of an impacted tooth and D4341 Scaling and root planing, one quadrant",
  );
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
  const steps = "If the deductible doesn't apply to D7240 Removal of an impacted tooth";
  expect(textOf(sectionOf(page.document, steps))).toContain("would have paid $150.00 more");
});

test("COST-02 a deductible that is paid leaves one way to add up, even if it may apply", async () => {
  const page = await askCost(await world.enter("quote"), [["D7240", "60"]], { suffix: "0" });
  expect(headingOf(page)).toBe("You would pay about $30.00");
  expect(textOf(sectionOf(page.document, "How this adds up"))).toContain("$60.00");
  expect(page.text).not.toMatch(/either way|whether the deductible applies/);
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

test("COST-01 each wrong field has its error, and the form keeps what was typed", async () => {
  const browser = await world.enter("quote");
  for (const [fields, field, message] of [
    [{}, "service-1", "Service 1 is a required field"],
    [{ "service-1": "D2740" }, "price-1", "Price of service 1 is a required field"],
    [{ "price-2": "5" }, "service-2", "Service 2 is a required field"],
    ...["$1,2.3", "-5", "1e9", "0", "10000000", "1.234,56", "5.5.5", "NaN", "<i>5"].map(
      (price) =>
        [
          { "service-1": "D2740", "price-1": price },
          "price-1",
          "Enter the price in dollars and cents",
        ] as const,
    ),
    [{ "service-1": "crown", "price-1": "5" }, "service-1", "D2740 Crown, ceramic, D2751 Crown"],
    [{ "service-1": "<i>x", "price-1": "5" }, "service-1", "We can't find this service"],
    [{ "service-1": "y".repeat(9000), "price-1": "5" }, "service-1", "Use a shorter name"],
    [{ suffix: "9", "service-1": "D2740", "price-1": "5" }, "suffix", "Choose one of the people"],
    [{ tier: "<i>x", "service-1": "D2740", "price-1": "5" }, "tier", "Choose one of the networks"],
  ] as readonly (readonly [Record<string, string>, string, string])[]) {
    const page = await browser.openPost(COST, fields);
    expect([fields, page.status, page.hops]).toEqual([fields, 400, []]);
    expect(textOf(elementOf(page, `#${field}-error`))).toContain(message);
    for (const [name, value] of Object.entries(fields).filter(([it]) => /\d/.test(it)))
      expect(elementOf(page, `#${name}`).getAttribute("value")).toBe(value);
    expect(page.html).not.toMatch(/<i>[x5]/);
  }
});

test("COST-01 six services are too many, and none of them is left out in silence", async () => {
  const browser = await world.enter("quote");
  const six = Array.from({ length: 6 }, () => ["D1110", "100"] as const);
  const page = await askCost(browser, six);
  expect(page.status).toBe(400);
  expect(textOf(elementOf(page, "main .alert"))).toContain("Enter up to 5 services");
  expect(rowsOf(await askCost(browser, six.slice(1), CHILD)).slice(0, 6)).toHaveLength(6);
});

test("COST-01 a first page takes two rounds of calls, one with all in the cache at most one", async () => {
  const browser = await world.enter("quote");
  const cold = await roundsOf(world, () => browser.open(COST));
  expect(cold.length).toBeLessThanOrEqual(2);
  expect((await roundsOf(world, () => browser.open(COST))).length).toBeLessThanOrEqual(1);
});

test("COST-01 an estimate that is opened again takes at most one round of calls", async () => {
  const browser = await world.enter("quote");
  const page = await askCost(browser, [["D2740", "1340"]]);
  const rounds = await roundsOf(world, async () => {
    expect(headingOf(await browser.open(page.url))).toBe(headingOf(page));
  });
  expect(rounds.length).toBeLessThanOrEqual(1);
});

test("COST-01 an estimate takes at most one round of calls after its form", async () => {
  const browser = await world.enter("quote");
  await browser.open(COST);
  const rounds = await roundsOf(world, () => askCost(browser, [["D2740", "1340"]]));
  expect(rounds).toEqual([
    ["/benefits/dental", "/benefits/limits"].map((it) => expect.stringContaining(it)),
  ]);
});

test("COST-01 an estimate's address shows nothing in another browser, or to another member", async () => {
  const browser = await world.enter("quote");
  const page = await askCost(browser, [["D2740", "1234.56"]], CHILD);
  for (const persona of ["quote", "sub"]) {
    const other = await (await world.enter(persona)).open(page.url);
    expect(other.text).toContain("That estimate isn't here anymore.");
    expect(other.html).not.toContain("1234.56");
  }
  // Two tabs: a later list leaves an earlier one.
  await askCost(browser, [["D1110", "90"]], CHILD);
  expect(headingOf(await browser.open(page.url))).toBe(headingOf(page));
});

test("COST-01 dependents estimate for themselves alone", async () => {
  const browser = await world.enter("dep-adult");
  const form = await browser.open(`${COST}?suffix=0`);
  expect(form.document.querySelector("#suffix")).toBeNull();
  expect(form.text).not.toContain("Marisol");
  expect((await askCost(browser, [["D1110", "90"]], { suffix: "0" })).status).toBe(400);
  expect(headingOf(await askCost(browser, [["D1110", "90"]]))).toMatch(/^You would pay about/);
});

test("COST-01 a family that keeps care to itself gets the very pages of its twin, but for its ids", async () => {
  const pages = async (persona: string) => {
    const { subscriberId, groupId } = await answerOf(world, persona, account);
    const browser = await world.enter(persona);
    const rows = [["D1110", "90"]] as const;
    const opened = [
      await browser.open(COST),
      await browser.open(`${COST}?suffix=1`),
      await askCost(browser, rows),
      await askCost(browser, rows, { suffix: "1" }),
    ];
    return opened.map(({ status, html }) => [
      status,
      withoutOwnAddress(html)
        .replaceAll(/estimate=[\w-]{12}/g, "")
        .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "")
        .replaceAll(String(subscriberId), "")
        .replaceAll(String(groupId), ""),
    ]);
  };
  const own = await pages("conf-sub");
  expect(own.map(([status]) => status)).toEqual([200, 200, 200, 200]);
  expect(await pages("conf-twin")).toEqual(own);
});

test("COST-01 staff see the form's page, with an audit line, and get no estimate", async () => {
  const trail = await auditTrail(world);
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const page = await browser.open(COST);
  expect([page.status, page.text.includes("Only the member can ask for an estimate.")]).toEqual([
    200,
    true,
  ]);
  expect((await browser.post(COST, { "service-1": "D1110", "price-1": "5" })).status).toBe(403);
  const lines = (await trail()).map(({ event, outcome }) => `${String(event)} ${String(outcome)}`);
  expect(lines).toContain("cost-estimate ok");
});

test("COST-01 a service's pages and the search begin its list by a form, without the service in an address", async () => {
  const browser = await world.enter("sub");
  for (const [path, button] of [
    ["/services/dental/D2740?suffix=2", "What would I pay?"],
    ["/details/innet/dental/D2740?suffix=2", "What would I pay?"],
    ["/benefits/search?q=D2740&suffix=2", "What would I pay? Crown, ceramic"],
  ] as const) {
    const page = await browser.submit(await browser.open(path), button, {});
    expect([path, page.status, page.url.search]).toEqual([
      path,
      200,
      expect.stringMatching(/^\?estimate=[\w-]{12}$/),
    ]);
    expect(elementOf(page, "#service-1").getAttribute("value")).toBe("D2740 Crown, ceramic");
    expect(elementOf(page, "#price-1").getAttribute("value") ?? "").toBe("");
    expect(textOf(elementOf(page, "#suffix option[selected]"))).toBe("Marisol Testa-Lindqvist");
  }
});

test("COST-01 dental benefits, and the estimator program without a site of its own, lead to the form", async () => {
  const benefits = await world.see("sub", "/benefits/dental?suffix=2&tier=outnet");
  expect(linkOf(benefits.document, "What would I pay?").getAttribute("href")).toBe(
    `${COST}?suffix=2&tier=outnet`,
  );
  const program = await world.see("sub", "/benefits/programs/33");
  expect(linkOf(program.document, "What would I pay?").getAttribute("href")).toBe(COST);
});

test("COST-01 without dental coverage there is no form, and no call about dental benefits", async () => {
  for (const [persona, words] of [
    ["term", "Dental coverage has ended."],
    ["noelig", "No dental coverage to estimate with"],
  ] as const) {
    const page = await world.see(persona, COST);
    expect([page.status, page.text.includes(words)]).toEqual([200, true]);
    expect(page.document.querySelector("#service-1")).toBeNull();
  }
  const future = await world.see("future", COST);
  expect(future.text).toContain("Dental coverage begins 12/01/2026.");
  expect(future.document.querySelector("#service-1")).not.toBeNull();
});
