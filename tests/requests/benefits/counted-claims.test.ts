import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import {
  claimedCents,
  type CountedNetwork,
} from "#server/gateway/calls/claims/claimed-cents.fixture.ts";
import { claimsList } from "#server/gateway/calls/claims/claims.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { seenIn } from "../home/home-page.ts";
import { SUMMARY } from "./summary-page.ts";
import { lineAnswer, wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import { accumulatorsOf } from "./category-page.ts";

// server/sandbox/amounts-from-claims.test.ts proves that the gateway's amounts equal the sums of
// claims for every member, day, category and tier. This file: that pages show those.

const world = useWorld();

type Counted = { readonly kind: string; readonly network: CountedNetwork };

/** The sum of a list's claims, read as the product reads them. */
async function claimed(who: string, type: string, query: object, counted: Counted) {
  const headers = { authorization: `Bearer ${await world.token(who)}` };
  const search = new URLSearchParams({ ...query, page: "0", size: "500" }).toString();
  const url = `${GATEWAY}/claims/${type}?${search}`;
  const answer = await (await world.ask(new Request(url, { headers }))).json();
  return claimedCents(claimsList.answer.parse(answer).content, counted);
}

async function claimedBy(who: string, suffixes: number[], type: string, day: string, it: Counted) {
  let cents = 0;
  for (const suffix of suffixes) {
    const query = { startDate: `${day.slice(0, 4)}-01-01`, endDate: day, suffix: `${suffix}` };
    cents += await claimed(who, type, query, it);
  }
  return cents;
}

/** The cents that a text says are met or used; null if it says none. */
function metCentsIn(words: string): number | null {
  if (/^Nothing (used|counted) yet/.test(words)) return 0;
  const met = /^\$([\d,]+)\.(\d\d) (?:met|used|counted)\b/i.exec(words);
  return met === null ? null : Number(`${met[1]?.replaceAll(",", "")}${met[2]}`);
}

test("S-13 the met amounts in the summary equal the sums of the family's claims", async () => {
  const day = "2025-12-31";
  const page = await world.see("sub", `${SUMMARY}?asOfDate=${day}`);
  let count = 0;
  for (const name of ["Medical", "Dental", "Vision"]) {
    const section = sectionOf(page.document, `${name} benefits`);
    const [, ...kinds] = section.querySelectorAll("thead th").map(seenIn);
    const rows = section.querySelectorAll("tbody tr").map((row) => {
      const href = row.querySelector("a")?.getAttribute("href");
      const suffix = /suffix=(\d)/.exec(href ?? "")?.[1] ?? 0;
      return { row, own: href === undefined ? null : Number(suffix) };
    });
    const family = rows.flatMap(({ own }) => own ?? []);
    // Of several tiers the one in network is shown; a plan's only tier counts all providers.
    const network = name === "Vision" ? "all" : "in";
    for (const { row, own } of rows) {
      for (const [index, cell] of row.querySelectorAll("td").entries()) {
        const met = metCentsIn(textOf(cell.querySelector("small")));
        if (met === null) continue;
        const it = { kind: kinds[index] ?? "", network } as const;
        const whose = own === null ? family : [own];
        const cents = await claimedBy("sub", whose, name.toLowerCase(), day, it);
        expect([name, it, whose, met]).toEqual([name, it, whose, cents]);
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThan(20);
});

/** Each amount of a category's page, with each of its sides. */
const accumulatorsIn = ({ document }: Page) =>
  document.querySelectorAll(".accumulator").flatMap((row) => {
    // The amount's description follows the heading's own text.
    const kind = row.querySelector("h3")?.firstChild?.textContent ?? "";
    return row.querySelectorAll(".accumulator__side").map((side) => ({ kind, side }));
  });

const metOn = (side: HTMLElement): number | null => metCentsIn(textOf(side.querySelector("p.num")));

test("BENEFIT-07 BENEFIT-09 the claims linked at an amount add up to it", async () => {
  let count = 0;
  const browser = await world.enter("sub");
  for (const tier of ["innet", "outnet"]) {
    const page = await browser.open(`/benefits/medical?tier=${tier}`);
    for (const { side } of accumulatorsIn(page)) {
      const met = metOn(side);
      const link = side.querySelector('a[href*="/claims"]');
      if (met === null || link === null) continue;
      const listed = await browser.open(link.getAttribute("href") ?? "");
      expect([listed.status, listed.text]).toEqual([200, expect.stringContaining(SAME)]);
      const rows = listed.document.querySelectorAll('tbody [data-cell="owe"]');
      const added = rows.map((cell) =>
        Math.round(Number(textOf(cell).replace(/[^\d.-]/g, "")) * 100),
      );
      expect(added).not.toContain(0);
      expect(added.reduce((sum, cents) => sum + cents, 0)).toBe(met);
      expect(textOf(link)).toMatch(new RegExp(`^${rows.length} claim`));
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(4);
});

const SAME = "These claims add up to what your plan has counted.";

const PAGE = "/benefits/medical/claims?toward=deductible";
/** Of the member whose list it is in. */
const OWN = { patientFirstName: null, patientLastName: null };
const claimOf = (id: string, more: Parameters<typeof wholeClaim>[1] = {}) =>
  wholeClaim([lineAnswer()], { id, networkTier: "innet", ...OWN, ...more });
/** Counts as the gateway does: this adds 5.00. */
const CLAIM = claimOf("C1");
/** With it the counted amount would be reached; another person's. */
const OTHERS = wholeClaim([lineAnswer({ deductibleAmount: 138.02 })], {
  id: "C3",
  networkTier: "innet",
});
const listed = { totalElements: 1, totalPages: 1, last: true };

const seen = async (content: readonly object[], path = PAGE) => {
  const count = content.length;
  const body = { content, ...listed, totalElements: count };
  await world.fault({ path: "claims/medical", body });
  return world.see("sub", path);
};

test("BENEFIT-07 claims that add up to less than the counted amount are listed with the difference", async () => {
  const page = await seen([CLAIM, OTHERS]);
  expect(page.status).toBe(200);
  expect(textsOf(page, "h1")).toEqual(["Claims that count toward the deductible"]);
  expect(textsOf(page, 'tbody [data-cell="owe"]')).toEqual(["$5.00"]);
  expect(textsOf(page, "tfoot td").join(" ")).toContain("$5.00");
  expect(textsOf(page, ".alert").join(" ")).toContain(
    "These claims add up to $5.00. Your plan has counted $143.02. That's $138.02 more.",
  );
  // The page gives no number of claims beside the amount.
  const medical = await seen([CLAIM, OTHERS], "/benefits/medical");
  expect(accumulatorsOf(medical)["deductible"]?.[0]).toContain("$143.02 counted · See claims");
});

test("BENEFIT-07 a failed read of claims is said on the list, and the amount is shown without their number", async () => {
  await world.fault({ path: "claims/medical", status: 503 });
  const { browser, page: medical } = await world.openAs("sub", "/benefits/medical");
  expect(medical.status).toBe(200);
  expect(accumulatorsOf(medical)["deductible"]?.[0]).toContain("$143.02 counted · See claims");
  const page = await browser.open(PAGE);
  expect(page.text).toContain("We can't show the claims that count right now");
  expect(page.text).not.toContain("No claims to list");
});

test("BENEFIT-07 HTTP-02 a failed read of plan periods gives the error page 503", async () => {
  await world.fault({ path: "benefits/history", status: 503 });
  const page = await world.see("sub", PAGE);
  expect(page.status).toBe(503);
  expect(page.text).toContain("Sorry, we're unable to handle your request at this time.");
});

test("ROUTE-29 §6 an unknown category, amount, network, member or day of counted claims is a 404", async () => {
  for (const path of [
    "/benefits/hearing/claims?toward=deductible",
    "/benefits/pharmacy/claims?toward=out-of-pocket-maximum",
    "/benefits/medical/claims",
    `${PAGE}&tier=none`,
    `${PAGE}&suffix=7`,
    `${PAGE}&asOfDate=never`,
    "/benefits/vision/claims?toward=limit",
  ]) {
    expect([path, (await world.see("sub", path)).status]).toEqual([path, 404]);
  }
});

test("CLAIM-07 the claims of the family's or another member's amount are a 404 for a dependent", async () => {
  const browser = await world.enter("dep-adult");
  for (const more of ["&of=family", "&suffix=0"]) {
    expect((await browser.open(`/benefits/dental/claims?toward=deductible${more}`)).status).toBe(
      404,
    );
  }
});

test("T-86 counted claims that share a number, or take a part of another back, say so", async () => {
  const part = claimOf("C2", {
    reversalOf: "C1",
    claimDetails: [lineAnswer({ deductibleAmount: -2, chargeAmount: -40 })],
    claimDetailTotals: { ...CLAIM.claimDetailTotals, chargeAmountTotal: -40 },
  });
  const marks = async (claims: readonly object[]) => {
    await world.mend();
    const cells = textsOf(await seen(claims), 'tbody [data-cell="owe"]');
    return cells.map((text) => text.replace(/^-?\$[\d.]+(?:Doesn't add up)?/, ""));
  };
  expect(await marks([part, CLAIM])).toEqual([
    "An earlier amount was taken back",
    "This may still change",
  ]);
  const twice = [CLAIM, { ...CLAIM, paidDate: "2026-11-09" }];
  expect(await marks(twice)).toEqual(twice.map(() => "Another claim has this number"));
});
