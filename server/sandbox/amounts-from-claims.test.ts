import { expect, test } from "vitest";
import { getPlainDate, yearOf, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { personas } from "./personas/personas.ts";
import { getAccount } from "#server/gateway/calls/member/account.ts";
import {
  findPlanPeriods,
  type PlanPeriod,
} from "#server/gateway/calls/benefits/benefit-history.ts";
import { getTiers } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { listLimits, type Amounts } from "#server/gateway/calls/benefits/benefits.ts";
import {
  claimedCents,
  type CountedNetwork,
} from "#server/gateway/calls/claims/claimed-cents.fixture.ts";
import { listClaims } from "#server/gateway/calls/claims/claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { openSandboxGateway, TODAY } from "#server/gateway/sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const CATEGORIES = ["medical", "dental", "vision"] as const;
type ClaimCategory = (typeof CATEGORIES)[number];

/** Today; for one family of each kind of plan also the end of a past plan year, and the announced one. */
const DAYS = [TODAY, "2025-12-31", "2027-01-01"].map(getPlainDate);
const WITH_OTHER_YEARS = ["sub", "prov", "summit", "odd-sums"];

/** A member of each kind of plan, and a dependent, whose individual medical amounts are their own. */
const VIEWERS = personas.filter(({ username }) =>
  [...WITH_OTHER_YEARS, "dep-adult", "hpp", "ma"].includes(username),
);

/** Members whose plans openly do not add up. */
const DISPUTED = "odd-sums";

/** An amount of limits or tiers, and the sum of the claims it counts. */
type Compared = {
  readonly name: string;
  readonly amounts: Amounts;
  readonly claimedCents: number;
};

type Scene = {
  readonly gateway: Gateway;
  readonly suffix: number;
  readonly family: readonly number[];
  readonly day: PlainDate;
  readonly periods: readonly PlanPeriod[];
  /** Claims that were already read. */
  readonly read: Map<string, ReturnType<typeof listClaims>>;
};

test.each(VIEWERS)(
  "GW-32 GW-28 the used amounts of $username in limits and tiers are the sums of their claims",
  async ({ username, suffix }) => {
    const { gateway } = await world.as(username);
    const { members } = await getAccount(gateway);
    const family = members.map((member) => member.memberSuffix);
    const periods = (await findPlanPeriods(gateway)) ?? [];
    const read: Scene["read"] = new Map();
    const wholes: unknown[] = [];
    const found: unknown[] = [];
    for (const day of DAYS.slice(0, WITH_OTHER_YEARS.includes(username) ? 3 : 1)) {
      const whose = suffix === 0 ? family : [suffix];
      for (const each of whose) {
        const scene = { gateway, suffix: each, family: whose, day, periods, read };
        for (const { name, amounts, claimedCents } of await compareAll(scene, suffix)) {
          // Only its subscriber may read the claims behind a family's amounts.
          if (suffix !== 0 && name.includes("FAMILY")) continue;
          const { totalCents, metCents, remainingCents } = amounts;
          const left = (totalCents ?? 0) - claimedCents;
          const where = `${each} ${day} ${name}`;
          expect([where, left >= 0]).toEqual([where, true]);
          wholes.push({ where, met: claimedCents, left });
          const isDisputed = username === DISPUTED && metCents !== null;
          found.push({ where, met: metCents, left: isDisputed ? left : remainingCents });
        }
      }
    }
    expect(found).toEqual(wholes);
  },
);

test("the sandbox's claims count toward amounts of every category and network", async () => {
  const { gateway } = await world.as("sub");
  const periods = (await findPlanPeriods(gateway)) ?? [];
  const family = [0, 1, 2, 3];
  const read: Scene["read"] = new Map();
  const scene = { gateway, suffix: 0, family, day: getPlainDate(TODAY), periods, read };
  const compared = await compareAll(scene, 0);
  const moved = compared.filter(({ claimedCents }) => claimedCents > 0);
  const kinds = new Set(moved.map(({ name }) => name.replace(/ of .*/, "")));
  for (const kind of [
    "medical Deductible - In Network INDIVIDUAL",
    "medical Deductible - In Network FAMILY",
    "medical Out-of-Pocket Maximum INDIVIDUAL",
    "dental Annual Limit INDIVIDUAL",
    "dental Deductible - In Network FAMILY",
  ]) {
    expect([...kinds]).toContain(kind);
  }
  expect(moved.length).toBeGreaterThan(12);
});

/** Every amount of a member on a day, except pharmacy's, for which the gateway has no claims. */
async function compareAll(scene: Scene, viewer: number): Promise<Compared[]> {
  const limits = await listLimits(scene.gateway, scene.suffix, scene.day);
  const compared: Compared[] = [];
  for (const limit of limits) {
    const category = CATEGORIES.find((each) => each === limit.category);
    if (category === undefined || limit.metCents === null || !isCounted(limit.totalCents)) {
      continue;
    }
    const { name, coverageType, networkTier } = limit;
    compared.push({
      name: `${category} ${name} ${coverageType} of ${networkTier} among limits`,
      amounts: limit,
      claimedCents: await claimed(scene, category, {
        kind: name,
        coverageType,
        network: networkOf(networkTier, limits, category),
      }),
    });
  }
  for (const category of CATEGORIES) {
    const { gateway, suffix, day } = scene;
    const { tiers } = await getTiers(gateway, { category, suffix, day });
    for (const tier of tiers) {
      const network = networkOf(tier.tierId, limits, category);
      for (const amounts of tier.amounts) {
        const { coverageType } = amounts;
        const kind =
          amounts.name ?? (amounts.kind === "deductible" ? "Deductible" : "Out-of-Pocket Maximum");
        // Individual medical amounts are the signed-in member's.
        if (category === "medical" && coverageType === "INDIVIDUAL" && scene.suffix !== viewer)
          continue;
        if (!isCounted(amounts.totalCents)) continue;
        compared.push({
          name: `${category} ${kind} ${coverageType} of ${tier.tierId} in its tier`,
          amounts,
          claimedCents: await claimed(scene, category, { kind, coverageType, network }),
        });
      }
    }
  }
  return compared;
}

/** Amounts of -1 or 0 are none (T-44). */
const isCounted = (cents: number | null): cents is number => cents !== null && cents > 0;

/** A plan with one tier counts every provider; of two the second has those without an id. */
function networkOf(
  tierId: string | null,
  limits: Awaited<ReturnType<typeof listLimits>>,
  category: ClaimCategory,
): CountedNetwork {
  const ids = limits
    .filter((limit) => limit.category === category)
    .map(({ networkTier }) => networkTier);
  if (new Set(ids).size === 1) return "all";
  return tierId === "outnet" || tierId === "tab2" ? "out" : "in";
}

type What = {
  readonly kind: string | null;
  readonly coverageType: "INDIVIDUAL" | "FAMILY";
  readonly network: CountedNetwork;
};

/** The sum of the settled claims of the plan period up to the day. */
async function claimed(scene: Scene, category: ClaimCategory, what: What): Promise<number> {
  const { gateway, suffix, day, periods } = scene;
  const period = periods.find(
    ({ category: of, firstDay, lastDay }) =>
      of === category && firstDay <= day && (lastDay ?? day) >= day,
  );
  if (period === undefined) return -1;
  expect(yearOf(period.firstDay)).toBe(yearOf(day));
  let cents = 0;
  const members = what.coverageType === "FAMILY" ? scene.family : [suffix];
  for (const each of members) {
    const days = { startDate: period.firstDay, endDate: day };
    const key = JSON.stringify([category, each, days]);
    const asked =
      scene.read.get(key) ??
      listClaims(gateway, { type: category, suffix: each, ...days, page: 0, size: 500 });
    scene.read.set(key, asked);
    cents += claimedCents(await asked, what);
  }
  return cents;
}
