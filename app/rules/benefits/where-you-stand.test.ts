import { expect, test } from "vitest";
import type { Tiers } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import { limitOf } from "./accumulators.fixture.ts";
import { planOf } from "./category-plan.ts";
import { isFeaturedDoubtful } from "./featured-limit.ts";
import { whereYouStand } from "./where-you-stand.ts";

const limit = (limitType: string, more: Partial<Limit> = {}): Limit =>
  limitOf(limitType, { totalCents: 1000, metCents: 400, remainingCents: 600, ...more });
const amounts = { totalCents: 1000, metCents: 400, remainingCents: 600 };
const deductible = limit("Deductible - In Network");
const maximum = limit("Out of Pocket Maximum");
const annual = limit("Annual Limit", { category: "dental" });
const BOTH = ["medical", "dental"] as const;
/** The viewer's plans of these limits; the dental plan has these tiers. */
const plansOf = (
  limits: readonly Limit[],
  covered: readonly Category[] = BOTH,
  dental: Tiers | null = null,
) =>
  covered.map((category) =>
    planOf({ ...(category === "dental" ? dental : null), category, limits, isViewer: true }),
  );
const kindsOf = (limits: readonly Limit[], covered?: readonly Category[]) =>
  whereYouStand(plansOf(limits, covered)).rows.map(({ category, kind }) => `${category} ${kind}`);

test("NOW-01 medical has its deductible and maximum, dental its annual limit, individual and family", () => {
  const family = limit("Deductible - In Network", {
    coverageType: "FAMILY",
    totalCents: 3000,
    remainingCents: 2600,
  });
  expect(whereYouStand(plansOf([annual, maximum, family, deductible])).rows).toEqual([
    {
      category: "medical",
      kind: "deductible",
      individual: amounts,
      family: { totalCents: 3000, metCents: 400, remainingCents: 2600 },
    },
    { category: "medical", kind: "outOfPocketMaximum", individual: amounts, family: null },
    { category: "dental", kind: "annualLimit", individual: amounts, family: null },
  ]);
});

test("NOW-01 only amounts in network are shown, never another network's instead", () => {
  const out = limit("Deductible", {
    networkTier: "outnet",
    totalCents: 9000,
    remainingCents: 8600,
  });
  expect(whereYouStand(plansOf([out, deductible], ["medical"])).rows[0]?.individual).toEqual(
    amounts,
  );
  expect(kindsOf([out])).toEqual([]);
  expect(kindsOf([limit("Deductible", { networkTier: "Cedarline" })])).toEqual([]);
});

const tiersWith = (metCents: number): Tiers => ({
  tiers: [
    {
      tierId: "innet",
      name: null,
      services: [],
      pages: [],
      amounts: [
        {
          kind: null,
          coverageType: "INDIVIDUAL",
          name: "Annual Limit",
          detail: null,
          totalCents: 1000,
          metCents,
          remainingCents: 1000 - metCents,
        },
      ],
    },
  ],
  unreadable: [],
});

test("NOW-01 an amount that the plan's tier gives otherwise is left out, and the panel says so", () => {
  const stand = (limits: readonly Limit[], dental: Tiers | null) =>
    whereYouStand(plansOf(limits, BOTH, dental));
  const kinds = ({ rows }: ReturnType<typeof stand>) => rows.map(({ kind }) => kind);
  expect(stand([deductible, annual], tiersWith(400)).isDoubtful).toBe(false);
  expect(kinds(stand([deductible, annual], tiersWith(400)))).toEqual(["deductible", "annualLimit"]);
  const other = stand([deductible, annual], tiersWith(300));
  expect([kinds(other), other.isDoubtful]).toEqual([["deductible"], true]);
  expect(stand([annual], tiersWith(300))).toEqual({ rows: [], isDoubtful: true });
  // Without the tiers nothing speaks against an amount.
  expect(stand([annual], null).isDoubtful).toBe(false);
  expect(stand([{ ...annual, remainingCents: 601 }], null)).toEqual({ rows: [], isDoubtful: true });
});

test("TILE-01 the featured limit is doubtful where its sums or its tier speak against it", () => {
  const isDoubtful = (featured: Limit, limits: readonly Limit[], dental: Tiers | null) =>
    plansOf(limits, ["dental"], dental).map((plan) => isFeaturedDoubtful(featured, plan));
  expect(isDoubtful(annual, [annual], tiersWith(400))).toEqual([false]);
  expect(isDoubtful(annual, [annual], null)).toEqual([false]);
  expect(isDoubtful(annual, [annual], tiersWith(300))).toEqual([true]);
  const odd = { ...annual, remainingCents: 601 };
  expect(isDoubtful(odd, [odd, deductible], null)).toEqual([true]);
});
