import { expect, test } from "vitest";
import { elementOf, textsOf, linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, textOf } from "#tests/harness/pages/visitor.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { cardsOf } from "./category-page.ts";
import { asked, COMPARE, NEW_YEAR } from "./compare-page.ts";
import { lookWith } from "./dental-page.ts";

const world = useWorld();

const compareWith = (...faults: readonly Fault[]) => lookWith(world, NEW_YEAR, ...faults);

const INVALID = "Enter a date that exists, as MM/DD/YYYY";
const EARLY = "Choose a date on or after 01/01/2021, when your coverage began";
const LATE = "Choose a date on or before 11/21/2027";

test.each([
  ["2026-02-31", "<script>alert(1)</script>", { from: INVALID, to: INVALID }],
  ["2020-12-31", "9999-12-31", { from: EARLY, to: LATE }],
])(
  "S-13 the unusable days %s and %s get errors and stay in their fields",
  async (from, to, wrong) => {
    const browser = await world.enter("sub");
    const address = `${COMPARE}?${new URLSearchParams({ from, to }).toString()}`;
    const calls = await world.callsDuring(async () => {
      const page = await browser.open(address);
      expect(page.status).toBe(200);
      for (const [field, why] of Object.entries(wrong)) {
        expect(textsOf(page, `#${field}-error`)).toEqual([`Error: ${why}`]);
        const input = elementOf(page, `#${field}`);
        expect(input.getAttribute("aria-invalid")).toBe("true");
        // A date field would show nothing for a day that the calendar lacks.
        expect(input.getAttribute("type")).toBe(why === INVALID ? "text" : "date");
      }
      expect(textsOf(page, ".summary a")).toHaveLength(2);
      const values = ["#from", "#to"].map((field) => elementOf(page, field).getAttribute("value"));
      expect(values).toEqual([from, to]);
      expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
      expect(page.text).toContain("We're comparing 12/31/2026 with 01/01/2027 instead.");
      expect(page.html).not.toContain("<script>alert");
    });
    expect(asked(calls).filter((call) => !/2026-12-31|2027-01-01/.test(call))).toEqual([]);
  },
);

test("S-13 two values for one day get an error, and a long text is cut at 30 characters", async () => {
  const page = await world.see(
    "sub",
    `${COMPARE}?from=2025-01-01&from=2025-02-01&to=${"9".repeat(300)}`,
  );
  expect(page.status).toBe(200);
  expect(textsOf(page, ".summary a")).toEqual(["From: Choose one date", `To: ${INVALID}`]);
  expect(elementOf(page, "#to").getAttribute("value")).toHaveLength(30);
});

test("S-13 an unreadable tier is said not to be compared, and not called new or dropped", async () => {
  const body = [
    { tierId: "innet", services: "all" },
    { tierId: "outnet", name: "Out" },
  ];
  const page = await compareWith({ path: "benefits/medical", body });
  const medical = textOf(sectionOf(page.document, "Medical"));
  expect(medical).toContain(
    "We couldn't read In network for both days just now, so it isn't compared.",
  );
  expect(medical).not.toMatch(/\(network\)/);
});

test("S-13 a failed read of plan periods is said beside the comparison", async () => {
  const page = await compareWith({ path: "benefits/history", status: 500 });
  expect([page.status, cardsOf(page).length]).toEqual([200, 4]);
  expect(page.text).toContain("We can't list your plan periods right now.");
});

const hrefsOf = async (path: string, where: string) =>
  linksOf(await world.see("sub", path), where).map(([, href]) => href.replaceAll("&amp;", "&"));

test("BENEFIT-26 a day's own page is linked by that day, today's as the usual page", async () => {
  const hrefs = await hrefsOf(`${COMPARE}?from=2025-12-31&to=2026-11-21`, ".changes");
  expect(hrefs).toContain("/benefits/medical");
  expect(hrefs.filter((href) => href.includes("/benefits/medical"))).toHaveLength(2);
  expect(hrefs.filter((href) => href.includes("2026-11-21"))).toEqual([]);
  expect(hrefs.some((href) => href.includes("2025-12-31"))).toBe(true);
});

test("BENEFIT-26 the three latest changes of plan periods are offered, each from the day before", async () => {
  const offered = await hrefsOf(`${COMPARE}?from=2026-06-01&to=2026-11-21`, "main");
  const presets = offered.filter((href) => href.startsWith(`${COMPARE}?from=`));
  expect(presets).toEqual(
    [2026, 2025, 2024].map((year) => `${COMPARE}?from=${year}-12-31&to=${year + 1}-01-01`),
  );
});
