import { expect, test } from "vitest";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { elementOf, linksOf } from "#tests/harness/pages/page-parts.ts";
import { linkOf, textOf, withoutOwnAddress } from "#tests/harness/pages/visitor.ts";
import { account } from "#server/gateway/calls/member/account.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { askCost, CHILD, COST, headingOf, rowsOf } from "./dental-cost-page.ts";

const world = useWorld();

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

test("COST-01 an estimate's address shows nothing in another browser, or to another member", async () => {
  const browser = await world.enter("quote");
  const page = await askCost(browser, [["D2740", "1234.56"]], CHILD);
  for (const persona of ["quote", "sub"]) {
    const other = await (await world.enter(persona)).open(page.url);
    expect(other.text).toContain("That estimate isn't here anymore.");
    expect(other.html).not.toContain("1234.56");
  }
  // Three tabs: later lists leave an earlier one.
  for (const price of ["90", "91"]) await askCost(browser, [["D1110", price]], CHILD);
  expect(headingOf(await browser.open(page.url))).toBe(headingOf(page));
  await askCost(browser, [["D1110", "92"]], CHILD);
  expect((await browser.open(page.url)).text).toContain("That estimate isn't here anymore.");
});

test("COST-01 dependents estimate for themselves alone", async () => {
  const browser = await world.enter("dep-adult");
  const form = await browser.open(`${COST}?suffix=0`);
  expect(form.document.querySelector("#suffix")).toBeNull();
  expect(form.text).not.toContain("Marisol");
  expect((await askCost(browser, [["D1110", "90"]], { suffix: "0" })).status).toBe(400);
  expect(headingOf(await askCost(browser, [["D1110", "90"]]))).toMatch(/^You would pay about/);
});

test("COST-01 the pages of a family with confidential care equal those of its twin without, ids aside", async () => {
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
    expect(textOf(elementOf(page, "[name=suffix][checked] + label"))).toBe("Marisol");
  }
});

test("COST-01 dental benefits, and the estimator program without a site of its own, lead to the form", async () => {
  const benefits = await world.see("sub", "/benefits/dental?suffix=2&tier=outnet");
  expect(linkOf(benefits.document, "What would I pay?").getAttribute("href")).toBe(
    `${COST}?suffix=2&tier=outnet`,
  );
  const program = await world.see("sub", "/benefits/programs/33");
  expect(linkOf(program.document, "What would I pay?").getAttribute("href")).toBe(COST);
  // A form that could not calculate anything is no way for a member of a medical plan alone.
  const medical = { memberKey: "410000100", suffix: 0, productCategory: "M" };
  const row = { ...medical, effectiveDate: "2025-01-01", termedDate: null };
  await world.fault({ path: "eligibility/family", body: [row] });
  const without = await world.see("sub", "/benefits/programs/33");
  expect([without.status, linksOf(without).some(([, to]) => to === COST)]).toEqual([200, false]);
});

test("COST-01 without dental coverage there is a way to customer service, no form, and no call about dental benefits", async () => {
  for (const [persona, words] of [
    ["term", "Dental coverage has ended."],
    ["noelig", "No dental coverage to estimate with"],
  ] as const) {
    const page = await world.see(persona, COST);
    expect([page.status, page.text.includes(words)]).toEqual([200, true]);
    expect(page.document.querySelector("#service-1")).toBeNull();
    expect(linksOf(page)).toContainEqual(["Customer service", "/support/customer-service"]);
  }
  const future = await world.see("future", COST);
  expect(future.text).toContain("Dental coverage begins 12/01/2026.");
  expect(future.document.querySelector("#service-1")).not.toBeNull();
});
