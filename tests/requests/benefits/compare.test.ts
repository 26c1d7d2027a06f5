import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, textOf } from "#tests/harness/pages/visitor.ts";
import { cardsOf } from "./category-page.ts";
import { asked, changesOf, COMPARE, countChanges, linesOf, NEW_YEAR } from "./compare-page.ts";

const world = useWorld();

test("BENEFIT-26 the comparison lists changed amounts and services by network, with a count of all", async () => {
  const page = await world.see("sub", NEW_YEAR);
  expect([page.status, ...textsOf(page, "h1")]).toEqual([200, "What changed"]);
  expect(textsOf(page, "title")[0]).toMatch(/^What changed from 12\/31\/2025 to 01\/01\/2026 - /);
  const medical = changesOf(page, "Medical");
  expect(medical).toContain(
    "DeductibleIn network · Individual | $500.00 | $750.00 | Up $250.00, you may pay more",
  );
  expect(medical).toContain(
    "Out-of-pocket maximumOut of network · Family | $16,000.00 | $18,000.00 | Up $2,000.00, you may pay more",
  );
  expect(medical).toContain("Virtual visitsIn network | Not listed | $10.00 copay | New");
  // A higher amount is not bad in itself.
  const dental = changesOf(page, "Dental");
  expect(dental).toContain(
    "Annual limitIn network · Individual | $1,800.00 | $2,000.00 | Up $200.00, the plan may pay more",
  );
  expect(dental).toContain(
    "Crown, porcelain and goldIn network · D2750 | Plan pays up to 50% | Not listed | No longer listed",
  );
  expect(textsOf(page, ".changes thead th").slice(1, 3)).toEqual(["12/31/2025", "01/01/2026"]);
  // One line counts them all.
  const all = countChanges(page);
  const counted = /^(\d+) changes: (.*?)\. This doesn/.exec(linesOf(page)[0] ?? "");
  expect(Number(counted?.[1])).toBe(all);
  const parts = (counted?.[2] ?? "").match(/\d+/g)?.map(Number) ?? [];
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
  expect(page.text).toContain("This doesn't include what you've paid.");
});

test("BENEFIT-26 changed, new and dropped services are listed, also for days entered in reverse", async () => {
  const { browser, page: forward } = await world.openAs(
    "sub",
    `${COMPARE}?from=2026-06-01&to=2027-01-01`,
  );
  expect(changesOf(forward, "Medical")).toContain(
    "Acupuncture, 12 visitsIn network | $25.00 copay | Not listed | No longer listed",
  );
  const swapped = await browser.open(`${COMPARE}?from=2027-01-01&to=2026-06-01`);
  expect(swapped.text).toContain("You entered the later day first, so we put the days in order.");
  expect(textsOf(swapped, "title")).toEqual(textsOf(forward, "title"));
  expect(changesOf(swapped, "Dental")).toEqual(changesOf(forward, "Dental"));
  expect(elementOf(swapped, "#from").getAttribute("value")).toBe("2026-06-01");
  const dental = changesOf(forward, "Dental");
  // What changes alike is one row, each thing by its name.
  expect(dental).toContainEqual(
    expect.stringMatching(
      /^Crown, ceramic D2740.*Implant D6010.*In network · Cost \| Plan pays up to 50% \| Plan pays up to 60% \| Plan pays a larger share \(10 points more\)$/,
    ),
  );
  expect(dental).toContain(
    "Braces, adultIn network · D8090 | Not listed | Plan pays up to 50% | New",
  );
  expect(changesOf(forward, "Pharmacy")).toContain(
    "Generic drugsIn network · RX1 · Cost | $10.00 copay | $5.00 copay | You pay $5.00 less",
  );
});

test("BENEFIT-26 the page without days shows what a plan period that begins soon changes; its form takes others", async () => {
  const { browser, page } = await world.openAs("sub", COMPARE);
  expect(textsOf(page, "title")[0]).toMatch(/^What changes from 12\/31\/2026 to 01\/01\/2027 -/);
  expect(textsOf(page, "h1")).toEqual(["What changes"]);
  const values = ["#from", "#to"].map((field) => elementOf(page, field).getAttribute("value"));
  expect(values).toEqual(["2026-12-31", "2027-01-01"]);
  const presets = linksOf(page, 'nav[aria-label="New plan periods"]');
  expect(textsOf(page, '.compare [aria-current="page"]')).toEqual(["What changes on 01/01/2027"]);
  expect(presets[0]).toEqual(["What changed on 01/01/2026", NEW_YEAR]);
  const chosen = await browser.open(NEW_YEAR);
  expect(textsOf(chosen, '.compare [aria-current="page"]')).toEqual(["What changed on 01/01/2026"]);
  // The form is sent without script.
  const sent = await browser.submit(page, "Compare", { From: "2026-06-01", To: "2026-11-21" });
  expect(textsOf(sent, "title")[0]).toMatch(/^What changed from 06\/01\/2026 to 11\/21\/2026 -/);
  expect(cardsOf(sent)).toEqual([]);
  expect(linesOf(sent)).toEqual([
    "No changes in your medical, dental, vision, and pharmacy benefits.",
  ]);
  expect(textsOf(sent, ".empty__title")).toEqual(["No changes"]);
});

test("BENEFIT-26 a plan period that begins today has changed the plan, one from tomorrow on changes it", async () => {
  const body = ["2026-11-21", "2026-11-22"].map((effectiveDate) => ({
    effectiveDate,
    terminationDate: null,
    productCategory: "M",
    planName: "X",
  }));
  const browser = await world.enter("sub");
  const page = await world.during({ path: "benefits/history", body }, () => browser.open(NEW_YEAR));
  expect(linksOf(page, 'nav[aria-label="New plan periods"]').map(([words]) => words)).toEqual([
    "What changes on 11/22/2026",
    "What changed on 11/21/2026",
  ]);
});

test("BENEFIT-26 another member's changes are read with their suffix and headed with their name", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(`${NEW_YEAR}&suffix=1`);
    expect(textsOf(page, "h1")).toEqual(["What changed for Theo"]);
    expect(changesOf(page, "Medical")).toContain(
      "DeductibleIn network · Individual | $500.00 | $750.00 | Up $250.00, you may pay more",
    );
    const links = linksOf(page).filter(([text]) => text.startsWith("Dental benefits on"));
    expect(links).toEqual([
      ["Dental benefits on 12/31/2025", "/history/2025-12-31/benefits/dental?suffix=1"],
      ["Dental benefits on 01/01/2026", "/history/2026-01-01/benefits/dental?suffix=1"],
    ]);
  });
  const both = (call: string) => ["2025-12-31", "2026-01-01"].map((day) => call.replace("*", day));
  expect(asked(calls)).toEqual(
    ["dental * 1", "limits * 1", "medical * -", "pharmacy * 1", "vision * 1"].flatMap(both),
  );
});

test("BENEFIT-26 the viewer's individual medical amounts are not shown as another member's", async () => {
  const browser = await world.enter("sub");
  const individual = (suffix: number) =>
    world.during({ path: "benefits/limits", body: [] }, async () => {
      const medical = changesOf(await browser.open(`${NEW_YEAR}&suffix=${suffix}`), "Medical");
      expect(medical.filter((change) => change.includes("Family"))).not.toEqual([]);
      return medical.filter((change) => change.includes("Individual")).length > 0;
    });
  expect([await individual(0), await individual(1)]).toEqual([true, false]);
});

test("T-28 S-12 a termed member sees the last day of coverage, and empty pages without coverage", async () => {
  const { browser: term, page: now } = await world.openAs(
    "term",
    `${COMPARE}?from=2026-09-01&to=2026-11-21`,
  );
  expect(cardsOf(now)).toEqual(["Medical", "Dental", "Pharmacy"]);
  expect(textOf(sectionOf(now.document, "Dental"))).toContain(
    "The last day of dental coverage was 09/29/2026.",
  );
  const usual = await term.open(COMPARE);
  expect(textsOf(usual, "title")[0]).toContain("from 12/31/2025 to 09/29/2026");
  const after = await term.open(`${COMPARE}?from=2026-10-01&to=2026-11-21`);
  expect(textsOf(after, ".empty__title")).toEqual(["No coverage on either day"]);
  const future = await world.see("future", COMPARE);
  expect(textsOf(future, ".empty__title")).toEqual(["There is nothing to compare"]);
});

test("S-12 T-28 coverage that ends today or later, or begins later, is described in the present tense", async () => {
  const row = { memberKey: "410000100", suffix: 0 };
  await world.fault({
    path: "eligibility/family",
    body: [
      { ...row, productCategory: "D", effectiveDate: "2025-01-01", termedDate: "2027-01-01" },
      { ...row, productCategory: "V", effectiveDate: "2025-01-01", termedDate: "2026-11-22" },
      { ...row, productCategory: "M", effectiveDate: "2027-01-01", termedDate: null },
    ],
  });
  const page = await world.see("sub", `${COMPARE}?from=2026-11-21&to=2027-02-01`);
  expect(textOf(sectionOf(page.document, "Dental"))).toContain(
    "The last day of dental coverage is 12/31/2026.",
  );
  expect(textOf(sectionOf(page.document, "Vision"))).toContain(
    "The last day of vision coverage is 11/21/2026.",
  );
  expect(textOf(sectionOf(page.document, "Medical"))).toContain(
    "Medical coverage begins 01/01/2027.",
  );
  // The count of changes has all.
  expect(page.text).toContain("3 changes: 2 may cost you more and 1 is new.");
});
