import { expect, test } from "vitest";
import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, textOf } from "#tests/harness/pages/visitor.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { lookWith } from "./dental-page.ts";
import { askedOfDays as asked } from "./category-page.ts";
import { linesOf, memberLinks, SUMMARY } from "./summary-page.ts";

const world = useWorld();
const TODAY = "asOfDate=2026-11-21";
const summaryWith = (...faults: readonly Fault[]) => lookWith(world, SUMMARY, ...faults);

test("S-13 an unusable day gets an error and stays in its field, and today is shown", async () => {
  const browser = await world.enter("sub");
  const invalid = "Enter a date that exists, as MM/DD/YYYY";
  const calls = await world.callsDuring(async () => {
    for (const [typed, why, type] of [
      ["<script>alert(1)</script>", invalid, "text"],
      ["9999-12-31", "Choose a date on or before 11/21/2027", "date"],
    ] as const) {
      const page = await browser.open(`${SUMMARY}?asOfDate=${encodeURIComponent(typed)}`);
      expect([page.status, textsOf(page, "#asOfDate-error")]).toEqual([200, [`Error: ${why}`]]);
      expect(textsOf(page, ".summary a")).toEqual([why]);
      expect(textsOf(page, "title")[0]).toMatch(/^Error: Benefits summary - /);
      // A date field would show nothing for text in another form.
      const shown = { "aria-invalid": "true", value: typed, type };
      expect(elementOf(page, "#asOfDate").attributes).toMatchObject(shown);
      expect(page.text).toContain("We're showing 11/21/2026 instead.");
      expect(page.html).not.toContain("<script>alert");
      expect(memberLinks(page, "Dental")[0]).toBe("/benefits/dental");
    }
  });
  expect(asked(calls)).not.toEqual([]);
  expect(asked(calls).filter((call) => !call.includes(TODAY))).toEqual([]);
});

test("S-13 T-60 a day is accepted as MM/DD/YYYY within the field's bounds; two days get an error", async () => {
  const { browser, page: two } = await world.openAs(
    "sub",
    `${SUMMARY}?asOfDate=2025-01-15&asOfDate=2026-01-15`,
  );
  expect([two.status, ...textsOf(two, ".summary a")]).toEqual([200, "Choose one date"]);
  expect(two.text).toContain("We're showing 11/21/2026 instead.");
  const page = await browser.open(`${SUMMARY}?asOfDate=01/15/2026`);
  expect(page.text).toContain("as of 01/15/2026");
  expect(textsOf(page, ".summary")).toEqual([]);

  const field = elementOf(page, "#asOfDate");
  expect(["min", "max", "type"].map((name) => field.getAttribute(name))).toEqual([
    "2021-01-01",
    "2027-11-21",
    "date",
  ]);
});

test("BENEFIT-29 T-06 T-78 today's summary says the plan year, other days' their plan period, once each", async () => {
  const browser = await world.enter("sub");
  const today = await browser.open(SUMMARY);
  expect(today.text.split("Plan year 2026-2027.")).toHaveLength(2);
  expect(today.text).not.toContain("Plan period");
  for (const day of ["2025-06-15", "2027-01-01"]) {
    const page = await browser.open(`${SUMMARY}?asOfDate=${day}`);
    expect(page.text).not.toContain("Plan year");
    expect(page.text.split(`Plan period 01/01/${day.slice(0, 4)}`)).toHaveLength(2);
  }
});

test("BENEFIT-18 T-60 coverage that ends after 2100 is shown without an end, any other with its end", async () => {
  const rows = await answerOf(world, "sub", eligibilityFamily);
  const labelsWith = async (...ends: readonly (string | null)[]) => {
    await world.mend();
    const body = ends.map((termedDate, suffix) => ({
      memberKey: rows.find((row) => Number(row.suffix) === suffix)?.memberKey,
      suffix,
      productCategory: "D",
      effectiveDate: "2024-01-01",
      termedDate,
    }));
    await world.fault({ path: "eligibility/family", body });
    const page = await world.see("sub", SUMMARY);
    return linesOf(page, "Dental").map(([who]) => who?.replace(/^(Jordan|Theo|Marisol|Robin)/, ""));
  };
  const labels = await labelsWith("9999-12-31", "2101-01-01", "2100-12-31", null);
  expect(labels.slice(0, 4)).toEqual([
    "Active since 01/01/2024",
    "Active since 01/01/2024",
    "01/01/2024 to 12/30/2100",
    "Active since 01/01/2024",
  ]);
  expect((await labelsWith(null, "2026-11-21"))[1]).toBe("Last day covered: 11/20/2026");
  expect((await labelsWith(null, "2026-11-22"))[1]).toBe("01/01/2024 to 11/21/2026");
});

test("S-12 T-28 a termed member sees the summary of the last covered day, with a message", async () => {
  const { browser, page } = await world.openAs("term", SUMMARY);
  const [, last] =
    /Your coverage has ended\. This is where things stood on (\d\d\/\d\d\/2026), the last/.exec(
      page.text,
    ) ?? [];
  expect([page.status, last]).toEqual([200, "09/29/2026"]);
  expect(linesOf(page, "Medical")).toEqual([
    [
      "Casey11/01/2022 to 09/29/2026",
      expect.stringMatching(/left of .* counted$/),
      expect.stringMatching(/left of .* counted$/),
    ],
    [
      "Family",
      expect.stringMatching(/left of .* counted$/),
      expect.stringMatching(/left of .* counted$/),
    ],
  ]);
  expect(memberLinks(page, "Medical")).toEqual(["/benefits/medical"]);
  const now = await browser.open(`${SUMMARY}?${TODAY}`);
  expect(textsOf(now, ".empty__title")).toEqual(["No benefits on 11/21/2026"]);
  expect(now.text).not.toContain("Plan year");
  expect(linesOf(now, "Medical")).toEqual([["CaseyLast day covered: 09/29/2026"]]);
});

test("S-12 a member with future coverage sees its first day; today gets an error", async () => {
  const page = await world.see("future", SUMMARY);
  expect(page.text).toContain("Your coverage begins 12/01/2026.");
  expect(linesOf(page, "Vision")[0]?.[0]).toBe("MorganBegins 12/01/2026");
  const calls = await world.callsDuring(async () => {
    const early = await (await world.enter("future")).open(`${SUMMARY}?${TODAY}`);
    expect(textsOf(early, "#asOfDate-error")).toHaveLength(1);
  });
  expect(asked(calls).every((call) => call.includes("asOfDate=2026-12-01"))).toBe(true);
});

test.each([
  ["500", { status: 500 }],
  ["another form", { body: { tiers: "none" } }],
] as const)(
  "S-13 dental benefits answered by %s are said to be unavailable",
  async (_what, fault) => {
    const page = await summaryWith({ path: "benefits/dental", ...fault });
    expect(page.status).toBe(200);
    const dental = textOf(sectionOf(page.document, "Dental benefits"));
    expect(dental).toContain("We can't show your dental benefits right now");
    expect(dental).toContain("503-555-0151");
    expect(dental).not.toMatch(/\$|no benefits/i);
    expect(linesOf(page, "Dental")[0]?.[0]).toBe("JordanActive since 01/01/2021");
    expect(linesOf(page, "Medical")[0]?.[1]).toMatch(/left of .* counted$/);
    expect(linesOf(page, "Vision")[0]?.[1]).toMatch(/left of .* (used|Nothing used yet)/);
  },
);

test("S-13 one member's failed read is said in that member's row alone", async () => {
  const page = await summaryWith({ path: "benefits/vision", status: 500, times: 1 });
  const cells = linesOf(page, "Vision").map((line) => line.slice(1).join());
  expect(cells.filter((cell) => cell === "Can't be shown right now")).toHaveLength(1);
  expect(cells.filter((cell) => /left of .* (used|Nothing used yet)/.test(cell))).toHaveLength(3);
});

test("S-13 a failed read of the limits is said with the members' names, and their amounts are empty", async () => {
  const page = await summaryWith({ path: "benefits/limits", status: 500 });
  expect(page.status).toBe(200);
  const medical = textOf(sectionOf(page.document, "Medical benefits"));
  expect(medical).toContain("We couldn't read everything for Jordan, Theo, Marisol.");
  expect(linesOf(page, "Medical")[0]?.[1]).toMatch(/left of \$750.00/);
  // Their own amounts come only from the limits.
  expect(linesOf(page, "Medical")[1]?.[1]).toBe("");
});

test("S-13 contradictory amounts are shown unchanged, marked, and with the phone number", async () => {
  const limit = {
    productCategory: "V",
    coverageType: "INDIVIDUAL",
    limitType: "Deductible - In Network",
    networkTier: "innet",
    total: "100.00",
    totalMet: "30.00",
  };
  const summaryOf = (totalRemaining: string) =>
    summaryWith({ path: "benefits/limits", body: [{ ...limit, totalRemaining }] });
  const page = await summaryOf("60.00");
  expect(linesOf(page, "Vision")[0]?.[1]).toBe(
    "$60.00 left of $100.00$30.00 countedAmounts don't agree",
  );
  const vision = textOf(sectionOf(page.document, "Vision benefits"));
  expect(vision).toContain("Some amounts of your vision benefits may be wrong.");
  expect(vision).toContain("Call 503-555-0100");
  await world.mend();
  const whole = (await summaryOf("70.00")).document;
  expect(textOf(sectionOf(whole, "Vision benefits"))).not.toContain("don't agree");
});

test("BENEFIT-26 a failed read of plan periods is said beside the summary", async () => {
  const page = await summaryWith({ path: "benefits/history", status: 500 });
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Benefits summary"]]);
  expect(linesOf(page, "Medical")[0]?.[1]).toMatch(/left of .* counted$/);
  expect(page.text).toContain("Plan period can't be shown right now");
  expect(page.text).not.toMatch(/Plan period (from )?\d/);
});

test("S-13 a category is said to have no amounts only if the limits were read", async () => {
  const none = "There's no deductible, out-of-pocket maximum or annual limit to show.";
  const empty = [
    { path: "benefits/limits", body: [] },
    { path: "benefits/vision", body: [] },
  ];
  const page = await summaryWith(...empty);
  expect(textOf(sectionOf(page.document, "Vision benefits"))).toContain(none);
  expect(textOf(sectionOf(page.document, "Medical benefits"))).not.toContain(none);
  await world.mend();
  const lost = await summaryWith(
    { path: "benefits/limits", status: 500 },
    { path: "benefits/vision", body: [] },
  );
  expect(textOf(sectionOf(lost.document, "Vision benefits"))).not.toContain(none);
});
