import { expect, test } from "vitest";
import type { CountedNetwork } from "#server/gateway/calls/claimed-cents.fixture.ts";
import { benefitLimits } from "#server/gateway/calls/benefits.ts";
import { personas } from "#server/sandbox/personas.ts";
import { answerOf } from "#tests/harness/gateway-answers.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { sectionOf, type Page } from "#tests/harness/visitor.ts";
import { seenIn } from "../home/home-page.ts";
import { CLAIMED_CATEGORIES, claimedOf, metCentsIn, type ClaimedCategory } from "./claimed.ts";
import { SUMMARY } from "./summary-page.ts";

const world = useWorld();

const DAYS = ["2025-12-31", "2026-11-21"];

/** One of each family with claims, and dependents, who see their own. */
const WHO = [
  "sub",
  "dep-adult",
  "ma",
  "odd-family",
  "odd-sums",
  "summit",
  "prov",
  "prov-dep-minor",
  "mod",
];

/** An amount of the page: what it is, whose, and the dollars that are said to be met. */
type Shown = { readonly kind: string; readonly suffixes: readonly number[]; readonly met: number };

test.each(WHO)(
  "S-13 what the summary says %s has met is what the claims come to",
  async (username) => {
    const { host, suffix } = personas.find((each) => each.username === username) ?? {
      host: "",
      suffix: 0,
    };
    const browser = await world.enter(username, host);
    let count = 0;
    for (const day of DAYS) {
      const page = await browser.open(`${SUMMARY}?asOfDate=${day}`);
      expect(page.status).toBe(200);
      for (const [name, letter] of CLAIMED_CATEGORIES) {
        const network = await networkOf(username, suffix, letter, day);
        for (const { kind, suffixes, met } of shownIn(page, name, suffix)) {
          const claimed = await claimedOf(world, username, suffixes, { name, day, kind, network });
          const where = `${day} ${name} ${kind} of ${suffixes.join()}`;
          expect([where, met]).toEqual([where, claimed]);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(2);
  },
);

/** The amounts of a category; those of a family are told to its subscriber alone. */
function shownIn({ document }: Page, name: ClaimedCategory, viewer: number): Shown[] {
  const isThere = document.querySelectorAll("main h2").some((it) => seenIn(it).startsWith(name));
  if (!isThere) return [];
  const section = sectionOf(document, `${name} benefits`);
  const [, ...kinds] = section.querySelectorAll("thead th").map(seenIn);
  const rows = section.querySelectorAll("tbody tr");
  const suffixOf = (row: (typeof rows)[number]): number | null => {
    const link = row.querySelector("a")?.getAttribute("href");
    if (link === undefined) return null;
    return Number(new URL(link, "http://page.test").searchParams.get("suffix") ?? viewer);
  };
  const everybody = rows.flatMap((row) => suffixOf(row) ?? []);
  return rows.flatMap((row) => {
    const own = suffixOf(row);
    if (own === null && viewer !== 0) return [];
    return row.querySelectorAll("td").flatMap((cell, place): Shown[] => {
      const met = metCentsIn(seenIn(cell));
      if (met === null) return [];
      return [{ kind: kinds[place] ?? "", suffixes: own === null ? everybody : [own], met }];
    });
  });
}

/** Of several tiers the summary shows the one in network; a plan's only tier counts every provider. */
async function networkOf(
  username: string,
  suffix: number,
  letter: string,
  day: string,
): Promise<CountedNetwork> {
  const query = `?suffix=${suffix}&asOfDate=${day}`;
  const limits = await answerOf(world, username, benefitLimits, query);
  const tiers = limits
    .filter(({ productCategory }) => productCategory === letter)
    .map(({ networkTier }) => networkTier);
  return new Set(tiers).size > 1 ? "in" : "all";
}
