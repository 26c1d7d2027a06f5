import { expect, test } from "vitest";
import { planOf } from "#app/rules/benefits/category-plan.ts";
import { answerOf, serviceOf, tierOf } from "#app/rules/benefits/benefits-on-day.fixture.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { viewEstimate } from "./view-estimate.ts";

const tier = tierOf("innet", {
  services: [{ category: null, services: [serviceOf("D1", { deductibleApplies: false })] }],
});
const other = { ...tier, tierId: "outnet" };
const planWith = (answer: Parameters<typeof answerOf>[1], day = "2026-11-21") => ({
  ...planOf(answerOf("dental", answer)),
  day: getPlainDate(day),
});
const list = {
  suffix: 0,
  tier: "innet",
  services: [{ service: "code D1", priceCents: 10_000 }],
};

test.each([
  ["cannot be read", { unreadable: ["innet"] }],
  ["may be the one that cannot be read", { unreadable: [null] }],
])("COST-02 a network that %s has no estimate, and takes none from another", (_, answer) => {
  const plan = planWith({ tiers: [other], ...answer });
  const { isKnown, alert } = viewEstimate(list, { plan, next: null });
  expect([isKnown, alert]).toEqual([
    false,
    [["We couldn't read all of the plan just now. Try again in a few minutes."]],
  ]);
});

test("COST-02 a service of a network that the plan has no more is not listed for it", () => {
  const { alert } = viewEstimate(list, { plan: planWith({ tiers: [other] }), next: null });
  expect(alert.flat()).toContain(" isn't listed for this network.");
});

test.each([
  ["network", { unreadable: ["innet"] }],
  ["limits", { tiers: [tier], limits: null }],
])("COST-03 a next period whose %s cannot be read says so beside the sum", (_, answer) => {
  const next = planWith(answer, "2027-01-01");
  const { isKnown, title, rest } = viewEstimate(list, { plan: planWith({ tiers: [tier] }), next });
  expect([isKnown, title]).toEqual([true, "You would pay about $20.00"]);
  expect(rest[0]?.notes).toEqual([["We couldn't look up the next plan period just now."]]);
});

test.each([
  ["$40.00", "$100.00 · plan pays $40.00 (up to $40.00)", "$60.00"],
  ["$20.00 copay", "$100.00 · plan pays $80.00 (after a $20.00 copay)", "$20.00"],
  ["Covered in full", "$100.00 · plan pays $100.00 (in full)", "$0.00"],
  ["0%", "$100.00 · plan pays $0.00 (0%)", "$100.00"],
])(
  "COST-02 a service of which the plan pays %s says so under its price",
  (amount, about, yours) => {
    const service = serviceOf("D1", { amount, deductibleApplies: false });
    const plan = planWith({
      tiers: [{ ...tier, services: [{ category: null, services: [service] }] }],
    });
    const [section] = viewEstimate(list, { plan, next: null }).proof;
    const [row] = section && "rows" in section ? (section.rows ?? []) : [];
    expect([row?.about, row?.amount]).toEqual([about, yours]);
  },
);
