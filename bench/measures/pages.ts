import { getPage, signIn, sizesOf } from "../browser.ts";
import { coldVisits, warmVisit } from "./cold.ts";
import { brokenOf, type Limit, type Outcome } from "../limits.ts";
import { besideBareRender } from "../load.ts";
import { SECTION_OVER_HOME_KB } from "./page-weight.ts";
import { GATEWAY_PORT, SANDBOX_PORT, startBare, startDashboard } from "../processes.ts";

// The weight, calls and cost of pages beside the bare rendering of their tree (bench/bare.ts, which
// uses the same members).

type Page = {
  readonly path: string;
  readonly username?: string;
  /** HTML after gzip, at most. */
  readonly htmlKb: number;
  /** Script that /home does not have, at most. */
  readonly overHomeKb?: number;
  /**
   * The least share of processor time spent on rendering; without it the page is not put under
   * load.
   */
  readonly leastRatio?: number;
  /** Text that the page must show this many times. */
  readonly shows?: readonly [pattern: RegExp, times: number];
  readonly hasManyClaims?: boolean;
};

const ROUNDS = 2;

export const PAGES = {
  home: [{ path: "/home", htmlKb: 10, leastRatio: 0.4 }],
  claims: [
    {
      path: "/claims",
      htmlKb: 25,
      leastRatio: 0.35,
      shows: [/\bof 400\b/g, 1],
      hasManyClaims: true,
    },
  ],
  medical: [
    {
      path: "/benefits/medical",
      htmlKb: 30,
      overHomeKb: SECTION_OVER_HOME_KB,
      leastRatio: 0.35,
    },
  ],
  dental: [
    {
      path: "/benefits/dental",
      username: "odd-tabs",
      htmlKb: 30,
      overHomeKb: SECTION_OVER_HOME_KB,
      leastRatio: 0.35,
      shows: [/href="\/services\/dental\/[^"?]+/g, 300],
    },
  ],
  compare: [
    {
      path: "/benefits/compare?from=2025-12-31&to=2026-01-01",
      htmlKb: 30,
      overHomeKb: SECTION_OVER_HOME_KB,
    },
  ],
  // What a page of figures or of a letter weighs, so that growth shows.
  year: [{ path: "/claims/year/2026", htmlKb: 15 }],
  letters: [
    { path: "/claims/medical/26000530001/0/appeal", username: "denied", htmlKb: 20 },
    { path: "/benefits/dental/cost", htmlKb: 15 },
    { path: "/account/proof-of-coverage", htmlKb: 15 },
  ],
  programs: [{ path: "/benefits/programs", htmlKb: 20, leastRatio: 0.35 }],
  referrals: [{ path: "/benefits/referrals", htmlKb: 20, leastRatio: 0.35 }],
  documents: [{ path: "/documents", htmlKb: 20, leastRatio: 0.35 }],
  "primary-care": [{ path: "/find-care/primary-care", htmlKb: 20, leastRatio: 0.35 }],
  account: [
    "/account",
    "/account/summary",
    "/account/member-information",
    "/account/settings",
    "/account/settings?edit=preferences",
    "/account/plan-benefits",
    "/account/ebill",
    "/account/download",
    "/account/confidential",
  ].map((path) => ({ path, htmlKb: 20 })),
} satisfies Record<string, readonly Page[]>;

/** Figures of these pages, from a dashboard of their own. */
export async function measurePages(pages: readonly Page[]): Promise<Outcome> {
  const figures: Record<string, object> = {};
  const broken: string[] = [];
  const isLoaded = pages.some(({ leastRatio }) => leastRatio !== undefined);
  const bare = isLoaded ? await startBare() : null;
  const gatewayPort = pages.some(({ hasManyClaims }) => hasManyClaims) ? GATEWAY_PORT : undefined;
  const dashboard = await startDashboard(gatewayPort ?? SANDBOX_PORT);
  const home = await sizesOf((await getPage("/home", await signIn())).html);
  for (const page of pages) {
    const { path, username, leastRatio, htmlKb, shows, overHomeKb = Infinity } = page;
    const cookie = await signIn(username);
    const { html } = await getPage(path, cookie);
    const sizes = await sizesOf(html);
    const visits = { ...(await coldVisits(path, username)), ...(await warmVisit(path, username)) };
    const cost =
      bare === null || leastRatio === undefined
        ? null
        : await besideBareRender(path, cookie, { dashboard, bare });
    const over = sizes.scriptGzKb - home.scriptGzKb;
    const [pattern, times] = shows ?? [/<main/g, 1];
    const shown = new Set(html.match(pattern)).size;
    figures[path] = { ...sizes, ...visits, ...cost };
    const limits: readonly Limit[] = [
      [shown === times, `shows ${shown} of ${times}`],
      [visits.gatewayRounds <= ROUNDS, `${visits.gatewayRounds} rounds to the gateway`],
      [visits.gatewayCallsTwice.length === 0, `asks twice: ${visits.gatewayCallsTwice.join()}`],
      [
        visits.warmGatewayCalls === 0 || cost === null,
        `${visits.warmGatewayCalls} calls while warm`,
      ],
      [sizes.htmlGzKb <= htmlKb, `${sizes.htmlGzKb} kB of HTML`],
      [over <= overHomeKb, `${over.toFixed(1)} kB of script more than home`],
      [
        cost === null || cost.ratioToStreamRender >= (leastRatio ?? 0),
        `${cost?.ratioToStreamRender} of it is rendering, at least ${leastRatio} should be`,
      ],
    ];
    broken.push(...brokenOf(limits).map((what) => `${path}: ${what}`));
  }
  return { figures, broken };
}
