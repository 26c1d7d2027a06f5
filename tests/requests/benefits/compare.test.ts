import { http } from "msw";
import { expect, test } from "vitest";
import { elementOf, linksOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { sectionOf, textOf } from "#tests/harness/visitor.ts";
import { asked, cardsOf, changesOf, COMPARE, linesOf, NEW_YEAR } from "./compare-page.ts";

const world = useWorld();

test("BENEFIT-26 what changed on New Year is told by amount and network, with its direction", async () => {
  const page = await world.see("sub", NEW_YEAR);
  expect([page.status, ...textsOf(page, "h1")]).toEqual([
    200,
    "What changed from 12/31/2025 to 01/01/2026",
  ]);
  expect(textsOf(page, "title")[0]).toMatch(/^What changed from 12\/31\/2025 to 01\/01\/2026 - /);
  const medical = changesOf(page, "Medical");
  expect(medical).toContain("Individual deductible, in network: from $500 to $750, up $250");
  expect(medical).toContain(
    "Family out-of-pocket maximum, out of network: from $16,000 to $18,000, up $2,000",
  );
  expect(medical).toContain("Virtual visits: $10 copay new");
  expect(changesOf(page, "Dental")).toContain(
    "Individual annual limit, in network: from $1,800 to $2,000, up $200",
  );
  // Seen as an arrow, which is not heard.
  const [deductible = ""] = textsOf(page, ".changes [aria-hidden]:not(svg)");
  expect(deductible).toBe("$500 → $750");
});

test("BENEFIT-26 days in the other order are put in order, and that is said", async () => {
  const browser = await world.enter("sub");
  const forward = await browser.open(`${COMPARE}?from=2026-06-01&to=2027-01-01`);
  expect(changesOf(forward, "Medical")).toContain(
    "Acupuncture, 12 visits: $25 copay no longer listed",
  );
  const swapped = await browser.open(`${COMPARE}?from=2027-01-01&to=2026-06-01`);
  expect(swapped.text).toContain("You entered the later day first, so we put the days in order.");
  expect(textsOf(swapped, "h1")).toEqual(textsOf(forward, "h1"));
  expect(changesOf(swapped, "Dental")).toEqual(changesOf(forward, "Dental"));
  expect(elementOf(swapped, "#from").getAttribute("value")).toBe("2026-06-01");
});

test("BENEFIT-26 services are new, dropped or changed, folded by category where many are", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open(`${COMPARE}?from=2026-06-01&to=2027-01-01`);
  expect(textsOf(page, "details summary")).toEqual([
    "Major: 9 changed",
    "Orthodontia: 1 new",
    "Glasses: 1 new",
    "Prescriptions: 4 changed",
  ]);
  expect(page.document.querySelectorAll("main details[open]")).toHaveLength(2);
  const dental = changesOf(page, "Dental");
  expect(dental).toContain("Crown, ceramic D2740 Plan pays: from 50% to 60%");
  expect(dental).toContain("Braces, adult D8090 newPlan pays: 50%");
  expect(changesOf(page, "Pharmacy")).toContain(
    "Generic drugs RX1 Plan pays: from $10 copay to $5 copay",
  );
  const past = changesOf(await browser.open(NEW_YEAR), "Dental");
  expect(past).toContain("Crown, porcelain and gold D2750 no longer listedPlan pays: 50%");
});

test("BENEFIT-26 without days the last plan period is compared with today", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open(COMPARE);
  expect(textsOf(page, "h1")).toEqual(["What changed from 12/31/2025 to 11/21/2026"]);
  const values = ["#from", "#to"].map((field) => elementOf(page, field).getAttribute("value"));
  expect(values).toEqual(["2025-12-31", "2026-11-21"]);
  const presets = linksOf(page, 'nav[aria-label="New plan periods"]');
  expect(presets[0]).toEqual([
    "What changes on 01/01/2027",
    `${COMPARE}?from=2026-12-31&to=2027-01-01`,
  ]);
  expect(presets[1]).toEqual(["What changed on 01/01/2026", NEW_YEAR]);
  const chosen = await browser.open(NEW_YEAR);
  expect(textsOf(chosen, '.card [aria-current="page"]')).toEqual(["What changed on 01/01/2026"]);
  // The form is sent without script.
  const sent = await browser.submit(page, "Compare", { "First day": "2026-06-01" });
  expect(textsOf(sent, "h1")).toEqual(["What changed from 06/01/2026 to 11/21/2026"]);
  expect(cardsOf(sent)).toEqual([]);
  expect(linesOf(sent)).toEqual([
    "Medical: nothing changed.",
    "Dental: nothing changed.",
    "Vision: nothing changed.",
    "Pharmacy: nothing changed.",
  ]);
  expect(textsOf(sent, ".empty__title")).toEqual(["Nothing changed"]);
});

test("BENEFIT-26 another member's changes are asked with their suffix and told by name", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(`${NEW_YEAR}&suffix=1`);
    expect(textsOf(page, "h1")).toEqual(["What changed for Theo from 12/31/2025 to 01/01/2026"]);
    expect(changesOf(page, "Medical")).toContain(
      "Individual deductible, in network: from $500 to $750, up $250",
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

test("BENEFIT-26 medical amounts of the viewer alone are never told as another member's", async () => {
  const browser = await world.enter("sub");
  const individual = (suffix: number) =>
    world.during({ path: "benefits/limits", body: [] }, async () => {
      const medical = changesOf(await browser.open(`${NEW_YEAR}&suffix=${suffix}`), "Medical");
      expect(medical.filter((change) => change.startsWith("Family"))).not.toEqual([]);
      return medical.filter((change) => change.startsWith("Individual")).length > 0;
    });
  expect([await individual(0), await individual(1)]).toEqual([true, false]);
});

test("BENEFIT-26 a dependent's page has their own changes, and no choice of members", async () => {
  const browser = await world.enter("dep-minor");
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(NEW_YEAR);
    expect(textsOf(page, "h1")).toEqual(["What changed from 12/31/2025 to 01/01/2026"]);
    expect(page.document.querySelector("#suffix")).toBeNull();
    expect(changesOf(page, "Dental").length).toBeGreaterThan(0);
  });
  expect(asked(calls).some((call) => call.endsWith(" 0"))).toBe(false);
});

test("T-28 S-12 coverage that began or ended between the days is told with its day", async () => {
  const term = await world.enter("term");
  const now = await term.open(`${COMPARE}?from=2026-09-01&to=2026-11-21`);
  expect(cardsOf(now)).toEqual(["Medical benefits", "Dental benefits", "Pharmacy benefits"]);
  expect(textOf(sectionOf(now.document, "Dental benefits"))).toContain(
    "Dental: coverage ended 09/30/2026.",
  );
  const usual = await term.open(COMPARE);
  expect(textsOf(usual, "h1")).toEqual(["What changed from 12/31/2025 to 09/29/2026"]);
  const after = await term.open(`${COMPARE}?from=2026-10-01&to=2026-11-21`);
  expect(textsOf(after, ".empty__title")).toEqual(["No coverage on either day"]);
  const future = await world.see("future", COMPARE);
  expect(textsOf(future, ".empty__title")).toEqual(["There is nothing to compare"]);
});

test("BENEFIT-26 the same day twice, or no coverage ever: nothing is asked for", async () => {
  const sub = await world.enter("sub");
  const noelig = await world.enter("noelig");
  const calls = await world.callsDuring(async () => {
    const same = await sub.open(`${COMPARE}?from=2026-01-01&to=01/01/2026`);
    expect([same.status, ...textsOf(same, ".empty__title")]).toEqual([
      200,
      "There is nothing to compare",
    ]);
    const never = await noelig.open(NEW_YEAR);
    expect([never.status, ...textsOf(never, ".empty__title")]).toEqual([
      200,
      "No benefits to compare",
    ]);
  });
  expect(asked(calls)).toEqual([]);
});

test("T-34 two days take two rounds, each call once, and both are kept", async () => {
  const all = Promise.withResolvers<undefined>();
  let count = 0;
  world.network.use(
    http.get(/\/benefits\/(?!history)/, () => {
      count += 1;
      if (count === 10) all.resolve(undefined);
      return all.promise;
    }),
  );
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(() => browser.open(NEW_YEAR));
  const names = asked(calls);
  expect([names.length, new Set(names).size, count]).toEqual([10, 10, 10]);
  expect(await world.callsDuring(() => browser.open(NEW_YEAR))).toEqual([]);
  // The days are kept by themselves: another comparison asks only for what is new.
  world.network.resetHandlers();
  const next = asked(
    await world.callsDuring(() => browser.open(`${COMPARE}?from=2025-12-31&to=2027-01-01`)),
  );
  expect(next).not.toEqual([]);
  expect(next.filter((call) => !call.includes("2027-01-01"))).toEqual([]);
});

test("S-13 a coverage that was renewed on the way ended when its last row did", async () => {
  await world.fault({
    path: "eligibility/family",
    body: [
      ["2025-01-01", "2026-01-01"],
      ["2026-01-01", "2026-07-01"],
    ].map(([effectiveDate, termedDate]) => ({
      memberKey: "410000100",
      suffix: 0,
      productCategory: "D",
      effectiveDate,
      termedDate,
    })),
  });
  const page = await world.see("sub", `${COMPARE}?from=2025-06-01&to=2026-11-01`);
  expect(textOf(sectionOf(page.document, "Dental benefits"))).toContain(
    "Dental: coverage ended 07/01/2026.",
  );
});
