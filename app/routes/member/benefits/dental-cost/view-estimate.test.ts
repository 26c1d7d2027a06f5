import { expect, test } from "vitest";
import { amountsOf, groupOf, NONE } from "#app/rules/benefits/accumulators.fixture.ts";
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

/** An amount of which so many cents are left. */
const leftOf = (kind: "annualLimit" | "outOfPocketMaximum", cents: number) =>
  groupOf(kind, { individual: amountsOf(100_000, 100_000 - cents), family: NONE });
const OVER =
  "Annual limit: only $40.00 is left. The plan would have paid $50.00 more, which is now yours to pay.";
const MORE =
  "Out-of-pocket maximum: these services reach it, so the plan pays $10.00 more than its usual share.";
const MET = "Out-of-pocket maximum: it is met, so the plan pays $20.00 more than its usual share.";
const USED = "Annual limit: the plan would use $90.00 of the $95.00 that is left.";

test.each([
  ["reaches the maximum", null, 1000, [MORE]],
  ["comes after the maximum is met", null, 0, [MET]],
  ["reaches the maximum within the annual limit", 9500, 1000, [USED, MORE]],
  ["reaches both, of which the annual limit ends what the plan pays", 4000, 1000, [OVER]],
])("COST-02 the notes of a price that %s", (_, limit, maximum, notes) => {
  const groups = [
    ...(limit === null ? [] : [leftOf("annualLimit", limit)]),
    leftOf("outOfPocketMaximum", maximum),
  ];
  const plan = planWith({ tiers: [{ ...tier, amounts: groups.flat() }] });
  const [section] = viewEstimate(list, { plan, next: null }).proof;
  expect(section?.notes.flat()).toEqual(notes);
});
