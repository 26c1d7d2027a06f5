import { expect, test } from "vitest";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { linkOf, sectionOf, textOf } from "#tests/harness/pages/visitor.ts";
import { askedOfDays as asked, cardsOf } from "./category-page.ts";
import { linesOf, memberLinks, SUMMARY } from "./summary-page.ts";

const world = useWorld();

const ALL = ["Medical benefits", "Dental benefits", "Vision benefits", "Pharmacy benefits"];

test("ROUTE-33 S-13 the summary shows every category and member with coverage and key amounts", async () => {
  const page = await world.see("sub", SUMMARY);
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Benefits summary"]]);
  expect(cardsOf(page)).toEqual(ALL);
  const medical = linesOf(page, "Medical");
  expect(medical.map(([who]) => who)).toEqual([
    "JordanActive since 01/01/2021",
    "TheoActive since 01/01/2021",
    "MarisolActive since 01/01/2021",
    "Family",
  ]);
  // Robin only has dental and vision.
  expect(linesOf(page, "Dental").map(([who]) => who?.replace(/Active.*/, ""))).toEqual([
    "Jordan",
    "Theo",
    "Marisol",
    "Robin",
    "Family",
  ]);
  for (const line of medical) {
    expect(line.slice(1)).toEqual([
      expect.stringMatching(/^\$[\d,.]+ left of \$[\d,.]+(\$[\d,.]+ counted|Nothing counted yet)$/),
      expect.stringMatching(/^\$[\d,.]+ left of \$[\d,.]+(\$[\d,.]+ counted|Nothing counted yet)$/),
    ]);
  }
  expect(linesOf(page, "Dental")[0]?.[2]).toMatch(/^\$[\d,.]+ left of \$2,000.00\$[\d.]+ used$/);
  expect(page.text).toContain("as of 11/21/2026");
  expect(page.text).toContain("only claims that have already been processed");
});

test("S-13 medical amounts are the viewer's own, of the tier that is shown first", async () => {
  const amounts = (total: string, met: string) => ({
    indivDeductible: total,
    indivDeductibleMet: met,
    indivDeductibleRemaining: "1.00",
    familyOutOfPocket: "-1",
    indivOutOfPocket: "0",
  });
  await world.fault(
    { path: "benefits/limits", body: [] },
    {
      path: "benefits/medical",
      body: [
        { tierId: "outnet", name: "Outside", oopDeductibles: amounts("900.00", "0.00") },
        { tierId: "innet", name: "Inside", oopDeductibles: amounts("500.00", "499.00") },
      ],
    },
  );
  const page = await world.see("sub", SUMMARY);
  expect(linesOf(page, "Medical")).toEqual([
    ["JordanActive since 01/01/2021", "$1.00 left of $500.00$499.00 counted"],
    // benefits/medical takes no suffix: its individual amounts are the viewer's own.
    ["TheoActive since 01/01/2021", ""],
    ["MarisolActive since 01/01/2021", ""],
  ]);
  expect(textOf(sectionOf(page.document, "Medical benefits"))).toContain("In network");
});

test("ROUTE-34 BENEFIT-17 T-35 the summary of a day reads that day's benefits, each once", async () => {
  const browser = await world.enter("sub");
  await browser.open("/account");
  const calls = await world.callsDuring(() => browser.open(`${SUMMARY}?asOfDate=2026-01-15`));
  const day = "asOfDate=2026-01-15";
  const of = (path: string, suffixes: readonly number[]) =>
    suffixes.map((suffix) => `/benefits/${path}?${day}&suffix=${suffix}`);
  expect(asked(calls)).toEqual(
    [
      `/benefits/medical?${day}`,
      ...of("dental", [0, 1, 2, 3]),
      ...of("vision", [0, 1, 2, 3]),
      ...of("pharmacy", [0, 1, 2]),
      ...of("limits", [0, 1, 2, 3]),
    ].toSorted(),
  );
  const again = () => browser.open(`${SUMMARY}?asOfDate=2026-01-15`);
  expect(asked(await world.callsDuring(again))).toEqual([]);
});

test("BENEFIT-17 the summary of a past day shows that day's plan, and links to that day's pages", async () => {
  const { browser, page: now } = await world.openAs("sub", SUMMARY);
  expect(memberLinks(now, "Dental")).toEqual([
    "/benefits/dental",
    "/benefits/dental?suffix=1",
    "/benefits/dental?suffix=2",
    "/benefits/dental?suffix=3",
  ]);
  expect(now.text).not.toContain("Back to today");
  const then = await browser.submit(now, "Show this day", { "See benefits as of": "2025-06-15" });
  expect([then.url.search, then.status]).toEqual(["?asOfDate=2025-06-15", 200]);
  expect(textsOf(then, "title")[0]).toMatch(/^Benefits summary as of 06\/15\/2025 - /);
  expect(memberLinks(then, "Dental").slice(0, 2)).toEqual([
    "/history/2025-06-15/benefits/dental",
    "/history/2025-06-15/benefits/dental?suffix=1",
  ]);
  expect(elementOf(then, "#asOfDate").getAttribute("value")).toBe("2025-06-15");
  expect(then.text).toContain("Plan period 01/01/2025 to 12/31/2025");
  expect(linesOf(then, "Medical")[0]?.[1]).toContain("left of $500.00");
  expect(linesOf(now, "Medical")[0]?.[1]).toContain("left of $750.00");
  expect(linkOf(then.document, "Back to today").getAttribute("href")).toBe(SUMMARY);
});
