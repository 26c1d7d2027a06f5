import { expect, test } from "vitest";
import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { linkOf, type Page, sectionOf, textOf } from "#tests/harness/pages/visitor.ts";
import { type Fault, HOST } from "#tests/harness/world/world.ts";
import { factsOf } from "../home/home-page.ts";
import { answers, CROWN, CROWN_IN, lookWith, maximum, saidOf, tier } from "./dental-page.ts";

const world = useWorld();
const crownWith = (...faults: readonly Fault[]) => lookWith(world, CROWN_IN, ...faults);

const tabsOf = (page: Page) =>
  linksOf(page, 'nav[aria-label="Networks"]').map(([name, href]) => `${name} ${href}`);

const AMOUNTS = "Deductible and limits";
const amountsIn = ({ document }: Page) => textOf(sectionOf(document, AMOUNTS));

test("BENEFIT-27 ROUTE-54 S-23 a service in a network shows what the plan pays, its terms, and what is left", async () => {
  const { browser, page } = await world.openAs("sub", CROWN_IN);
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Crown, ceramic"]]);
  expect(textsOf(page, "title")[0]).toMatch(/^Crown, ceramic \(D2740\), In network - /);
  expect(saidOf(page, "In network").slice(0, 2)).toEqual([
    "You pay At least 50% Plan pays Up to 50%",
    "In network, the plan pays up to 50% of the allowed amount. You pay at least 50%.",
  ]);
  expect(factsOf(page, "About this service")).toEqual({
    "Dental code": "D2740",
    Category: "Major",
    "How often": "1 per tooth every 7 years",
    "Plan's note": "Paid as D2751 on molars.",
  });
  const section = sectionOf(page.document, AMOUNTS);
  expect(section.querySelectorAll("li").map(({ id }) => id)).toEqual([
    "annual-limit",
    "deductible",
  ]);
  expect(textOf(section)).toContain("Plan period 01/01/2026 to 12/31/2026");
  expect(textOf(section)).toContain("As of 11/21/2026");
  expect(textOf(section)).toContain("Some of these may not apply to this service.");
  // The sentence above and the amounts below are the same.
  const left = /You still have \$([\d,.]+) to pay/.exec(saidOf(page, "In network").join(" "))?.[1];
  expect(textOf(section)).toContain(`$${left} left of $150.00`);
  const outside = await browser.open("/details/outnet/dental/D2740");
  expect(saidOf(outside, "Out of network")[0]).toBe("You pay At least 60% Plan pays Up to 40%");
  expect(amountsIn(outside)).toContain("left of $300.00");
  expect(amountsIn(outside)).not.toContain("left of $150.00");
});

test("BENEFIT-27 links to other networks, to all networks and back keep the member", async () => {
  const page = await world.see("sub", "/details/outnet/dental/D2740?suffix=2");
  expect(tabsOf(page)).toEqual([
    "In network /details/innet/dental/D2740?suffix=2",
    "Out of network /details/outnet/dental/D2740?suffix=2",
  ]);
  expect(elementOf(page, 'nav a[aria-current="page"][href*="details"]').text).toBe(
    "Out of network",
  );
  const hrefOf = (text: string) => linkOf(page.document, text).getAttribute("href");
  expect(hrefOf("Compare all networks")).toBe("/services/dental/D2740?suffix=2&tier=outnet");
  const main = elementOf(page, "main");
  expect(linkOf(main, "Dental benefits").getAttribute("href")).toBe(
    "/benefits/dental?suffix=2&tier=outnet",
  );
});

test("BENEFIT-27 DATA-30 incentive levels are listed with what the plan pays, the member's own is unknown", async () => {
  const page = await world.see("prov", "/details/innet/dental/D2391", HOST.providence);
  const section = sectionOf(page.document, "Incentive levels");
  expect(textOf(section)).toContain("We don't have your level here. Call us to find out.");
  expect(
    section.querySelectorAll("tbody tr").map((row) => row.querySelectorAll("th, td").map(textOf)),
  ).toEqual([
    ["First year", "Up to 70%", "From the first day of coverage."],
    ["Second year", "Up to 80%", "After a year with a visit."],
    ["Third year", "Up to 90%", "After two years with a visit."],
    ["Fourth year on", "Up to 100%", "After three such years."],
  ]);
});

test("BENEFIT-27 an empty incentive level is left out, one without a name says so", async () => {
  const incentiveTiers = [
    { name: null, amount: null, description: null },
    { name: null, amount: "90%", description: null },
    { name: "Last", amount: "0", description: null },
  ];
  const page = await crownWith(...answers(tier("innet", [{ incentiveTiers }])));
  const rows = sectionOf(page.document, "Incentive levels").querySelectorAll("tbody tr");
  expect(rows.map((row) => row.querySelectorAll("th, td").map(textOf))).toEqual([
    ["Level not named", "Up to 90%"],
    ["Last", "Not stated"],
  ]);
});

test("BENEFIT-27 a service listed twice in a network shows both terms", async () => {
  const page = await crownWith(
    ...answers(tier("innet", [{}, { amount: "40%", benefitLimit: "1 per tooth", name: "Crown" }])),
  );
  expect(textsOf(page, "h1")).toEqual(["Crown, ceramic"]);
  const said = textOf(sectionOf(page.document, "In network"));
  expect(said).toContain("more than once, with different terms");
  expect(said).toMatch(/Listing 1.*up to 50%.*Listing 2.*up to 40%/);
  const facts = textOf(sectionOf(page.document, "About this service"));
  expect(facts).toMatch(/How oftenNo limit listed.*How often1 per tooth/);
  expect(textOf(elementOf(page, "main"))).not.toContain("Plan pays Up to");
});

test("BENEFIT-27 S-12 the form leads to another member's page, with their name and amounts", async () => {
  const { browser, page: own } = await world.openAs("sub", CROWN_IN);
  const theirs = await browser.submit(own, "Show", { "Show benefits for": "3" });
  expect([theirs.status, theirs.url.pathname, theirs.url.search]).toEqual([
    200,
    CROWN_IN,
    "?suffix=3",
  ]);
  expect(textsOf(theirs, "title")[0]).toMatch(/^Crown, ceramic \(D2740\), In network for Robin - /);
  expect(textsOf(theirs, ".lead")).toEqual(["Dental code D2740 for Robin"]);
  expect(amountsIn(theirs)).toMatch(/Robin\$[\d.]+ left of \$150.00/);
  expect(amountsIn(theirs)).not.toMatch(/You\$/);
  expect(saidOf(theirs, "In network")[2]).toMatch(/^Robin's deductible/);
  // Those without dental coverage have no page of it.
  const rows = await answerOf(world, "sub", eligibilityFamily);
  const body = rows.filter(({ suffix, productCategory: of }) => of !== "D" || Number(suffix) !== 3);
  await world.fault({ path: "eligibility/family", body });
  const fewer = await world.see("sub", CROWN_IN);
  await world.mend();
  const choices = ({ document }: Page) => document.querySelectorAll("#suffix option").length;
  expect(choices(own) - choices(fewer)).toBe(1);
  // In another network the form keeps the tier for the way back.
  const across = await browser.open(`${CROWN}?tier=outnet`);
  const next = await browser.submit(across, "Show", { "Show benefits for": "1" });
  expect(next.url.pathname + next.url.search).toBe(`${CROWN}?tier=outnet&suffix=1`);
});

test("BENEFIT-27 the sentence names the family's deductible where it has less left than the member's", async () => {
  const page = await crownWith(
    ...answers(
      tier("innet", [{}], {
        maximums: [
          {
            ...maximum("Deductible", "100.00", "20.00", "80.00"),
            familyAmount: "300.00",
            familyMet: "290.00",
            familyRemaining: "10.00",
          },
        ],
      }),
    ),
  );
  expect(saidOf(page, "In network")[2]).toBe(
    "Your family's deductible may apply first. Your family still has $10.00 to pay.",
  );
});

test("BENEFIT-27 a network is said to have no amounts only if the limits were read", async () => {
  const none = "Your plan lists no deductible or limits for this network.";
  expect(amountsIn(await crownWith(...answers(tier("innet"))))).toContain(none);
  await world.mend();
  const noLimits = { path: "benefits/limits", status: 503 };
  const [dental = {}] = answers(tier("innet"));
  for (const faults of [[dental, noLimits], [noLimits]]) {
    await world.mend();
    const unread = amountsIn(await crownWith(...faults));
    expect(unread).not.toContain(none);
    expect(unread).toContain("We couldn't read the limits of your plan just now");
    // The network's own amounts stay.
    expect(unread.includes("left of $150.00")).toBe(faults.length === 1);
  }
});
