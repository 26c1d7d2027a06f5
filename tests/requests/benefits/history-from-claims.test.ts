import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { eligibilityFamily } from "#server/gateway/calls/eligibility.ts";
import { personas } from "#server/sandbox/personas.ts";
import { answerOf } from "#tests/harness/gateway-answers.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { textOf, type Page } from "#tests/harness/visitor.ts";
import { CLAIMED_CATEGORIES, claimedOf, metCentsIn } from "./claimed.ts";

const world = useWorld();

const DAYS = ["2025-12-31", "2026-06-30"];

test.each(["sub", "odd-tabs", "odd-family", "prov", "mod"])(
  "S-23 BENEFIT-26 what past days say %s had met is what the claims come to, in every tier",
  async (username) => {
    const host = personas.find((each) => each.username === username)?.host ?? "";
    const browser = await world.enter(username, host);
    const rows = await answerOf(world, username, eligibilityFamily);
    let count = 0;
    for (const [name, letter] of CLAIMED_CATEGORIES) {
      const own = rows.filter(({ productCategory }) => productCategory === letter);
      const family = own.map(({ suffix }) => Number(suffix));
      for (const day of family.includes(0) ? DAYS : []) {
        const first = await browser.open(`/history/${day}/benefits/${name.toLowerCase()}`);
        const tabs = tabsOf(first);
        for (const tab of tabs) {
          const page = await browser.open(tab);
          expect([tab, page.status]).toEqual([tab, 200]);
          const network = tabs.length === 1 ? "all" : tab === tabs[0] ? "in" : "out";
          for (const [kind = "", individual, together] of standingOf(page)) {
            for (const [cell, suffixes] of [
              [individual, [0]],
              [together, family],
            ] as const) {
              const met = metCentsIn(cell ?? "");
              if (met === null) continue;
              const claimed = await claimedOf(world, username, suffixes, {
                name,
                day,
                kind,
                network,
              });
              const where = `${tab} ${kind} of ${suffixes.join()}`;
              expect([where, met]).toEqual([where, claimed]);
              count += 1;
            }
          }
        }
      }
    }
    expect(count).toBeGreaterThan(4);
  },
);

/** The addresses of the tiers in their order; the page's own where it has no tabs. */
function tabsOf({ url, document }: Page): string[] {
  const links = document.querySelectorAll('nav[aria-label="Networks"] a');
  return links.length === 0 ? [url.pathname] : links.map((link) => link.getAttribute("href") ?? "");
}

/** Each amount: what it is, the words of the individual one and of the family's. */
function standingOf({ document }: Page): string[][] {
  return document.querySelectorAll(".standing").map((row) => {
    const sides = row.querySelectorAll(".standing__sides > div");
    const isFamily = (side: HTMLElement) => textOf(side.querySelector("p")) === "Family";
    const metOf = (side: HTMLElement | undefined) =>
      textOf(side?.querySelector(".meter__row span"));
    // Behind the heading's own words is the amount's description.
    const kind = row.querySelector("h3")?.firstChild?.textContent ?? "";
    return [kind, metOf(sides.find((side) => !isFamily(side))), metOf(sides.find(isFamily))];
  });
}
