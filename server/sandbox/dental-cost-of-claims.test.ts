import { expect, test } from "vitest";
import { amountsLeft } from "#app/rules/benefits/amounts-left-for-care.ts";
import { planOf, shownTier } from "#app/rules/benefits/category-plan.ts";
import {
  estimateCost,
  knownAmountsLeft,
  costTermsOf,
  type CentsLeft,
  type CostTerms,
  type PricedService,
} from "#app/rules/benefits/dental-cost.ts";
import { isInPeriod } from "#app/rules/benefits/days.ts";
import { listingsByKey, serviceKey } from "#app/rules/benefits/services.ts";
import { addDays, addYears, getPlainDate, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { getAccount } from "#server/gateway/calls/member/account.ts";
import {
  findPlanPeriods,
  type PlanPeriod,
} from "#server/gateway/calls/benefits/benefit-history.ts";
import { getTiers } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { listLimits } from "#server/gateway/calls/benefits/benefits.ts";
import { listClaims, type MemberClaim } from "#server/gateway/calls/claims/claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { openSandboxGateway, TODAY } from "#server/gateway/sandbox-gateway.fixture.ts";
import { personas } from "./personas/personas.ts";

// COST-05: what dental claims left to members, beside what the rule says of their charges less the
// plan's discount, by the amounts of the day before. A claim is compared where the plan's facts give what it
// owes; each other is counted under the reason that they do not.

const world = openSandboxGateway();
const today = getPlainDate(TODAY);
const WINDOW = { startDate: addYears(today, -3), endDate: today, page: 0, size: 500 };

type Line = MemberClaim["claimDetails"][number];
type Asked = { readonly gateway: Gateway; readonly periods: readonly PlanPeriod[] };
type Terms = Extract<CostTerms, { readonly kind: "known" }>;

/** Claims that left nothing to pay, those that left a share, those whose deductible was given. */
const equal = { nothing: 0, share: 0, withItsOwnDeductible: 0 };
const unequal: string[] = [];
const others: Record<string, number> = {};

/** Why the plan's facts do not give what a claim leaves to its member, or both sums. */
async function compare({ gateway, periods }: Asked, claim: MemberClaim) {
  const { claimDetails: lines, claimDetailTotals: totals, serviceDateFrom, suffix } = claim;
  if (claim.claimStatusDescription !== "Paid") return "not paid, or adjusted";
  if (lines.length === 0 || serviceDateFrom === null || totals.oweCents === null)
    return "amounts are missing";
  if (lines.some((line) => (line.notCoveredCents ?? 0) !== 0)) return "a part is not covered";
  const before = addDays(serviceDateFrom, -1);
  const isSamePeriod = periods.some(
    (period) =>
      period.category === "dental" &&
      isInPeriod(period, before) &&
      isInPeriod(period, serviceDateFrom),
  );
  if (!isSamePeriod) return "the day before is in no plan period, or another";
  const { plan, tier } = await readPlan(gateway, { suffix, day: before, claim });
  const services = tier?.listed?.services ?? [];
  const terms = lines.map((line) => costTermsOf(listingsByKey(services, keyOf(line))));
  const known = terms.filter((one): one is Terms => one.kind === "known");
  if (known.length < terms.length) return "the plan's words give no number";
  const priced = known.map((one, at) => ({ ...one, priceCents: allowedCents(lines[at]) }));
  const { left, unknown } = knownAmountsLeft(
    amountsLeft(tier?.pairs ?? []),
    plan.hasLimits,
    priced,
  );
  if (unknown.length > 0) return "the amounts of the day before contradict each other";
  const isOwn = deductibleDiffers(lines, known, left.deductible ?? 0);
  const { low, high } = isOwn ? withOwnDeductible(lines, priced, left) : estimateCost(priced, left);
  return { owed: totals.oweCents, estimated: [low.yourCents, high.yourCents], isOwn };
}

async function readPlan(
  gateway: Gateway,
  { suffix, day, claim }: { suffix: number; day: PlainDate; claim: MemberClaim },
) {
  const query = { category: "dental", suffix, day } as const;
  const answer = { ...query, ...(await getTiers(gateway, query)), isViewer: suffix === 0 };
  const plan = planOf({ ...answer, limits: await listLimits(gateway, suffix, day) });
  // Providers outside the directory have no id: they are out of network where a plan has two.
  const isOut = plan.tiers.length > 1 && !claim.provider?.providerId;
  return { plan, tier: shownTier(plan, isOut ? "outnet" : null).tier };
}

const keyOf = ({ dentalProcedure }: Line): string =>
  serviceKey({ code: dentalProcedure?.procedureCode ?? null, name: null });

const allowedCents = (line: Line | undefined): number =>
  (line?.billedCents ?? 0) - (line?.discountCents ?? 0);

/** Whether a claim took another deductible than the plan's terms and rest say, in any of their ways. */
function deductibleDiffers(lines: readonly Line[], terms: readonly Terms[], leftCents: number) {
  let rest = leftCents;
  return lines.some((line, at) => {
    const full = Math.min(allowedCents(line), rest);
    const taken = line.deductibleCents ?? 0;
    rest -= taken;
    const applies = terms[at]?.deductibleApplies ?? null;
    if (applies === null) return taken !== 0 && taken !== full;
    return taken !== (applies ? full : 0);
  });
}

/** The estimate where the sandbox's claim took a deductible of its own: that one is given instead. */
function withOwnDeductible(
  lines: readonly Line[],
  priced: readonly PricedService[],
  left: CentsLeft,
) {
  const taken = lines.map(({ deductibleCents }) => deductibleCents ?? 0);
  return estimateCost(
    priced.map((one, at) => ({ ...one, deductibleApplies: (taken[at] ?? 0) > 0 })),
    { ...left, deductible: taken.reduce((all, cents) => all + cents, 0) },
  );
}

test("COST-05 an estimate is what a paid dental claim left to the member, to the cent", async () => {
  const seen = new Set<string>();
  for (const { username } of personas) {
    const { gateway } = await world.as(username);
    const { members } = await getAccount(gateway);
    const periods = (await findPlanPeriods(gateway)) ?? [];
    for (const { memberSuffix: suffix } of members) {
      const claims = await listClaims(gateway, { ...WINDOW, type: "dental", suffix }).catch(
        () => [],
      );
      for (const claim of claims.filter(({ id }) => !seen.has(`${id} ${suffix}`))) {
        seen.add(`${claim.id} ${suffix}`);
        const found = await compare({ gateway, periods }, claim);
        if (typeof found === "string") {
          others[found] = (others[found] ?? 0) + 1;
          continue;
        }
        const { owed, estimated, isOwn } = found;
        if (!estimated.includes(owed))
          unequal.push(`${username} ${claim.id} ${owed} ${estimated.join()}`);
        else if (isOwn) equal.withItsOwnDeductible += 1;
        else if (owed === 0) equal.nothing += 1;
        else equal.share += 1;
      }
    }
  }
  expect(unequal).toEqual([]);
  expect({ claims: seen.size, equal, others }).toEqual({
    claims: 210,
    equal: { nothing: 100, share: 11, withItsOwnDeductible: 25 },
    others: {
      "a part is not covered": 17,
      "not paid, or adjusted": 44,
      "the amounts of the day before contradict each other": 2,
      "the day before is in no plan period, or another": 1,
      "the plan's words give no number": 10,
    },
  });
});
