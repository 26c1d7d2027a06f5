import { expect, test } from "vitest";
import { claimedCents, type CountedNetwork } from "#server/gateway/calls/claimed-cents.fixture.ts";
import { claimsList } from "#server/gateway/calls/claims.ts";
import { personas } from "#server/sandbox/personas.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Page } from "#tests/harness/visitor.ts";
import { GATEWAY } from "#tests/harness/world.ts";

const world = useWorld();

/** What the amount of each anchor counts; any other counts toward a deductible. */
const KINDS: Readonly<Record<string, string>> = {
  "annual-limit": "Annual Limit",
  "out-of-pocket-maximum": "Out-of-Pocket Maximum",
  "frame-allowance": "Frame Allowance",
};

type Shown = { readonly kind: string; readonly metCents: number; readonly claims: string };

test.each([
  ["sub", "medical"],
  ["sub", "vision"],
  ["dep-adult", "medical"],
  ["odd-tabs", "medical"],
  ["odd-family", "medical"],
  ["prov", "dental"],
  ["mod", "medical"],
])(
  "BENEFIT-07 BENEFIT-09 %s, %s: the claims that each amount leads to come to what it says is met",
  async (username, category) => {
    const host = personas.find((each) => each.username === username)?.host ?? "";
    const browser = await world.enter(username, host);
    const own = `/benefits/${category}`;
    const links = (await browser.open(own)).document.querySelectorAll(".tabs a");
    const tabs = links.length === 0 ? [own] : links.map((it) => it.getAttribute("href") ?? own);
    let count = 0;
    for (const [place, tab] of tabs.entries()) {
      const network = tabs.length === 1 ? "all" : place === 0 ? "in" : "out";
      for (const shown of amountsOf(await browser.open(tab))) {
        const claimed = await behind(username, host, { ...shown, network });
        const where = `${tab} ${shown.kind} ${shown.claims}`;
        expect([where, shown.metCents]).toEqual([where, claimed]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(0);
  },
);

/** Every amount with a link to its claims. */
function amountsOf({ document }: Page): Shown[] {
  return document.querySelectorAll(".standing").flatMap((row) =>
    row.querySelectorAll(".standing__sides > div").flatMap((side) => {
      const words = side.querySelector("[role=meter]")?.getAttribute("aria-valuetext") ?? "";
      const met = /^\$([\d,]+)\.(\d\d) met of/.exec(words);
      const claims = side.querySelector('a[href^="/claims"]')?.getAttribute("href");
      if (met === null || claims === undefined) return [];
      const kind = KINDS[row.getAttribute("id") ?? ""] ?? "Deductible";
      return [{ kind, claims, metCents: Number(`${met[1]?.replaceAll(",", "")}${met[2]}`) }];
    }),
  );
}

/** What the claims come to that the list asks for at that address. */
async function behind(
  username: string,
  host: string,
  { claims, kind, network }: Shown & { readonly network: CountedNetwork },
): Promise<number> {
  const headers = { authorization: `Bearer ${await world.token(username)}` };
  // Somebody who has just come: nothing is kept from another list.
  const browser = await world.enter(username, host);
  const calls = await world.callsDuring(async () => {
    expect((await browser.open(claims)).status).toBe(200);
  });
  const lists = calls.filter(({ path }) => /^\/claims\/(medical|dental|vision)$/.test(path));
  const asked = lists.map(({ path, query }) => {
    const { suffix = "", startDate = "", endDate = "" } = query;
    return `${path}?${new URLSearchParams({ suffix, startDate, endDate, page: "0", size: "500" }).toString()}`;
  });
  let cents = 0;
  for (const each of new Set(asked)) {
    const response = await world.ask(new Request(`${GATEWAY}${each}`, { headers }));
    const { content } = claimsList.answer.parse(await response.json());
    cents += claimedCents(content, { kind, network });
  }
  expect(asked.length).toBeGreaterThan(0);
  return cents;
}
