import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { linkOf } from "#tests/harness/pages/visitor.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { askedOf } from "./category-page.ts";
import {
  answers,
  CROWN,
  lookWith,
  maximum,
  rowsOf,
  saidOf,
  tier,
  type WireService,
} from "./dental-page.ts";

const world = useWorld();

const crownWith = (...faults: readonly Fault[]) => lookWith(world, CROWN, ...faults);

test("BENEFIT-28 ROUTE-55 ROUTE-60 S-23 a service shows by network what plan and member pay, and its links", async () => {
  const { browser, page } = await world.openAs("sub", CROWN);
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Crown, ceramic"]]);
  expect(textsOf(page, "title")[0]).toMatch(/^Crown, ceramic \(D2740\) - /);
  expect(page.text).toContain("Dental code D2740");
  expect(rowsOf(page)).toEqual([
    ["In network", "At least 50%", "Up to 50%", "1 per tooth every 7 years"],
    ["Out of network", "At least 60%", "Up to 40%", "1 per tooth every 7 years"],
  ]);
  const [pays, left] = saidOf(page, "In network");
  expect(pays).toBe(
    "In network, the plan pays up to 50% of the allowed amount. You pay at least 50%.",
  );
  expect(left).toMatch(
    /^Your deductible may apply first. You still have \$[\d.]+ to pay. Your annual limit .* \$[\d,.]+ of it is left\.$/,
  );
  expect(saidOf(page, "Out of network").join(" ")).toContain("may charge more than the allowed");
  expect(page.text).toContain("This is an estimate.");
  const links = (of: typeof page) =>
    [".crumbs", ".card"].flatMap((part) => linksOf(of, part)).slice(0, 5);
  expect(links(page)).toEqual([
    ["Dental benefits", "/benefits/dental"],
    ["In network", "/details/innet/dental/D2740"],
    ["Out of network", "/details/outnet/dental/D2740"],
    ["Limits and details (In network)", "/details/innet/dental/D2740"],
    ["Limits and details (Out of network)", "/details/outnet/dental/D2740"],
  ]);
  const theirs = await browser.open(`${CROWN}?suffix=3&tier=outnet`);
  expect(links(theirs).slice(0, 2)).toEqual([
    ["Dental benefits", "/benefits/dental?suffix=3&tier=outnet"],
    ["In network", "/details/innet/dental/D2740?suffix=3"],
  ]);
  // A network that the plan does not have, and the default one, are not kept in links.
  for (const tierId of ["nowhere", "innet"]) {
    const shown = await browser.open(`${CROWN}?tier=${tierId}`);
    const back = linkOf(elementOf(shown, "main"), "Dental benefits");
    expect(back.getAttribute("href")).toBe("/benefits/dental");
  }
});

test("BENEFIT-28 a member's dental benefits are read once for all services and networks", async () => {
  const browser = await world.enter("sub");
  const asked = async (path: string) => askedOf(await world.callsDuring(() => browser.open(path)));
  const day = "asOfDate=2026-11-21";
  expect(await asked(`${CROWN}?suffix=1`)).toEqual([
    `/benefits/dental?${day}&suffix=1`,
    `/benefits/history?${day}`,
    `/benefits/limits?${day}&suffix=1`,
  ]);
  // Another service of the same member, and the same in one network, need no further calls.
  expect(await asked("/services/dental/D0120?suffix=1")).toEqual([]);
  expect(await asked("/details/outnet/dental/D2740?suffix=1")).toEqual([]);
});

test("BENEFIT-28 BENEFIT-10 percentages, dollars, copays and other amounts have cells and sentences", async () => {
  const amounts = [
    ["100%", "Up to 100%", "Nothing, within your plan's limits", "pays up to 100% of the allowed"],
    ["80", "Up to 80%", "At least 20%", "up to 80% of the allowed amount. You pay at least 20%."],
    ["0%", "Nothing", "The full cost", "doesn't pay for this service. You pay the full cost."],
    ["$40.00", "Up to $40.00", "The rest", "pays up to $40.00. You pay the rest."],
    ["$25 copay", "The rest after the copay", "$25.00 copay", "you pay a copay of $25.00."],
    ["Covered in full", "In full", "Nothing, within your plan's limits", "as covered in full"],
    ["70% to 100%", "70% to 100%", "Not stated", "the plan lists this as “70% to 100%.”"],
    ["-1", "Not stated", "Not stated", "doesn't state what it pays. Call us"],
  ] as const;
  const each = await saidOfEach(amounts.map(([amount]) => [{ amount }]));
  for (const [at, [, plan, you, words]] of amounts.entries()) {
    expect(each[at]?.cells).toEqual([you, plan, "No limit listed"]);
    expect(each[at]?.said.join(" ")).toContain(words);
  }
});

/** A page of one network for each of these terms, and its text for each. */
async function saidOfEach(terms: readonly (readonly [WireService, ...object[]])[]) {
  const tiers = terms.map(([listing, ...maximums], at) =>
    tier(`tier-${at}`, [listing], { name: `Network ${at}`, maximums }),
  );
  const page = await crownWith(...answers(...tiers));
  const rows = rowsOf(page);
  return terms.map((_, at) => {
    const [name, ...cells] = rows[at] ?? [];
    expect(name).toBe(`Network ${at}`);
    return { cells, said: saidOf(page, `Network ${at}`) };
  });
}

const USED = maximum("Annual Limit", "1000.00", "1000.00", "0.00");

test("BENEFIT-28 a used-up annual limit and a met maximum change the cells and sentences of a network", async () => {
  const met = maximum("Out-of-pocket maximum", "500.00", "500.00", "0.00");
  const owed = maximum("Deductible", "100.00", "100.00", "0.00");
  const open = maximum("Deductible", "100.00", "20.00", "80.00");
  const each = await saidOfEach([
    [{}, USED, owed],
    [{}, met],
    [{}, open, met],
    [{}, USED, met],
  ]);
  const [usedUp, inFull, paid, both] = each.map(({ said }) => said);
  const usedCells = ["Up to the full cost", "Up to 50%Annual limit used up", "No limit listed"];
  const fullCells = ["Usually 50%Out-of-pocket maximum met", "Up to 50%", "No limit listed"];
  expect(each.map(({ cells }) => cells)).toEqual([usedCells, fullCells, fullCells, usedCells]);
  expect(usedUp?.slice(0, 2)).toEqual([
    "With “Network 0”, the plan usually pays up to 50% of the allowed amount and you pay the rest.",
    "Your deductible is met. Your annual limit is used up. Until the next plan period, the plan pays " +
      "nothing more for services that count toward it. You would pay their full cost.",
  ]);
  expect(inFull?.join(" ")).toContain(
    "Your out-of-pocket maximum is met. The plan pays up to 100%",
  );
  // Then nothing of a deductible remains.
  expect(paid?.[1]).toMatch(/^Your out-of-pocket maximum is met\./);
  expect(paid?.join(" ")).not.toContain("may apply first");
  expect(both?.[1]).toBe(
    "Your annual limit is used up. Until the next plan period, the plan pays nothing more for " +
      "services that count toward it. You would pay their full cost.",
  );
  expect(both?.join(" ")).not.toContain("up to 100%");
});

test("BENEFIT-28 DATA-30 a service listed twice has a row for each listing, with its levels and limit", async () => {
  const levels = [
    { name: "First year", amount: "70%", description: null },
    { name: "Second year", amount: "80%", description: "After a visit." },
  ];
  const page = await crownWith(
    ...answers(
      tier("innet", [
        { amount: "70% to 80%", incentiveTiers: levels, benefitLimit: "1 per tooth" },
        { amount: "40%", benefitLimit: "0" },
        { amount: "40%", benefitLimit: "0" },
      ]),
      tier("Preferred", [{ code: "d2740", benefitLimit: "-1" }], { name: "Preferred dentists" }),
      tier("outnet", [{ code: "D0120", name: "Exam" }]),
    ),
  );
  expect(rowsOf(page)).toEqual([
    [
      "In networkListing 1",
      "Not stated",
      "70% to 80%First year: Up to 70%Second year: Up to 80%",
      "1 per tooth",
    ],
    [
      "In networkListing 2",
      "At least 60%",
      "Up to 40%",
      "The plan lists 0. Call us to find out what that means.",
    ],
    ["Preferred dentists", "At least 50%", "Up to 50%", "No limit listed"],
    ["Out of network", "Not listed for this network", "", ""],
  ]);
  expect(page.text).toContain("Your plan lists this service more than once");
  expect(saidOf(page, "Preferred dentists")[0]).toMatch(
    /^With “Preferred dentists”, the plan pays/,
  );
});
