import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { sectionOf, textOf, type Page } from "#tests/harness/visitor.ts";
import type { Fault } from "#tests/harness/world.ts";
import { answers, CROWN, CROWN_IN, maximum, saidOf, tier } from "./dental-page.ts";

const world = useWorld();

const AMOUNTS = "Deductible and limits";
const amountsIn = ({ document }: Page) => textOf(sectionOf(document, AMOUNTS));

async function crownWith(...faults: readonly Fault[]) {
  const browser = await world.enter("sub");
  await world.fault(...faults);
  return browser.open(CROWN_IN);
}

test("BENEFIT-27 S-23 which deductible and limits a network has, and how much is left for this member", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open(CROWN_IN);
  const section = sectionOf(page.document, AMOUNTS);
  expect(section.querySelectorAll("li").map(({ id }) => id)).toEqual([
    "annual-limit",
    "deductible",
  ]);
  expect(textOf(section)).toContain("Plan year 2026-2027");
  expect(textOf(section)).toContain("As of 11/21/2026");
  expect(textOf(section)).toContain("Not every amount below applies to every service.");
  // The sentence above and the amounts below are the same.
  const left = /\$([\d,.]+) of it is left to pay/.exec(saidOf(page, "In network").join(" "))?.[1];
  expect(textOf(section)).toMatch(/You have paid \$[\d.]+ of your \$150.00 deductible/);
  expect(textOf(section)).toContain(`$${left} is left before the plan starts to pay its share.`);
  const outside = amountsIn(await browser.open("/details/outnet/dental/D2740"));
  expect(outside).toContain("$300.00 deductible");
  expect(outside).not.toContain("$150.00 deductible");
});

test("BENEFIT-27 S-12 another member's amounts stand under their name, by a form without script", async () => {
  const browser = await world.enter("sub");
  const own = await browser.open(CROWN_IN);
  const theirs = await browser.submit(own, "Show", { "Show benefits for": "3" });
  expect([theirs.status, theirs.url.pathname, theirs.url.search]).toEqual([
    200,
    CROWN_IN,
    "?suffix=3",
  ]);
  expect(textsOf(theirs, "title")[0]).toMatch(/^Crown, ceramic \(D2740\), In network for Robin - /);
  expect(textsOf(theirs, ".lead")).toEqual(["Dental code D2740 for Robin"]);
  expect(amountsIn(theirs)).toMatch(/Robin has .*\$150.00 deductible/);
  expect(amountsIn(theirs)).not.toMatch(/You have|your \$/);
  expect(saidOf(theirs, "In network")[2]).toMatch(/^Robin's deductible/);
  // Across networks the form keeps the tier that leads back.
  const across = await browser.open(`${CROWN}?tier=outnet`);
  const next = await browser.submit(across, "Show", { "Show benefits for": "1" });
  expect(next.url.pathname + next.url.search).toBe(`${CROWN}?tier=outnet&suffix=1`);
});

test.each(["99", "x", "-1", "1&suffix=0"])(
  "BENEFIT-27 the suffix %s is nobody's: a message, the own benefits, nothing asked for others",
  async (suffix) => {
    const browser = await world.enter("sub");
    const calls = await world.callsDuring(async () => {
      for (const path of [CROWN, CROWN_IN]) {
        const page = await browser.open(`${path}?suffix=${suffix}`);
        expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Crown, ceramic"]]);
        expect(page.text).toContain("We can't show benefits for the person in this address.");
        expect(textsOf(page, ".lead")).toEqual(["Dental code D2740"]);
      }
    });
    expect(new Set(calls.flatMap(({ query }) => query["suffix"] ?? []))).toEqual(new Set(["0"]));
  },
);

test("BENEFIT-27 the family's amount that has less left decides, and says whose it is", async () => {
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
    "Your family's deductible may apply first. $10.00 of it is left to pay.",
  );
});

test("BENEFIT-27 without limits the network's own amounts stand, and what may be missing is said", async () => {
  const page = await crownWith({ path: "benefits/limits", status: 500 });
  expect(page.status).toBe(200);
  expect(amountsIn(page)).toContain("We couldn't read the limits of your plan just now");
  expect(amountsIn(page)).toContain("$150.00 deductible");
});

test("BENEFIT-27 no amounts are said to be none only where they could be read", async () => {
  const none = "Your plan lists no deductible or limits for this network.";
  expect(amountsIn(await crownWith(...answers(tier("innet"))))).toContain(none);
  await world.mend();
  const [dental] = answers(tier("innet"));
  const unread = await crownWith(dental ?? {}, { path: "benefits/limits", status: 503 });
  expect(amountsIn(unread)).not.toContain(none);
  expect(amountsIn(unread)).toContain("We couldn't read the limits of your plan");
});

test("BENEFIT-27 T-28 amounts of a coverage that has ended are told in the past", async () => {
  const page = await world.see("term", CROWN_IN);
  expect(amountsIn(page)).toMatch(/had (paid|been paid|been used)/);
  expect(amountsIn(page)).not.toMatch(/Plan year|is left/);
});

test("BENEFIT-27 the pages of benefits stay within reach without popovers", async () => {
  const browser = await world.enter("sub");
  for (const path of [CROWN, CROWN_IN]) {
    const links = linksOf(await browser.open(path), ".benefits-nav").map(([, href]) => href);
    expect(links).toContain("/benefits/dental");
  }
});
