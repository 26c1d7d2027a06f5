import { expect, test } from "vitest";
import { serviceOf, tierOf } from "./benefits-on-day.fixture.ts";
import { compared } from "./compare-benefits.fixture.ts";

const incentive = { name: "After a year", amount: "70%", description: null };

test("services are added, dropped and changed, with the fields that changed", () => {
  const tier = (...services: ReturnType<typeof serviceOf>[]) =>
    tierOf("innet", { services: [{ category: "Major", services }] });
  const crown = serviceOf("D2740", { amount: "50%", benefitLimit: "1 per 5 years" });
  const { tiers } = compared(
    { tiers: [tier(serviceOf("D0120"), crown, serviceOf("D9999", { amount: "-1" }))] },
    {
      tiers: [
        tier(
          { ...crown, code: "d2740", amount: "60%", incentiveTiers: [incentive] },
          serviceOf("D1110"),
          serviceOf("D9999", { amount: "0" }),
        ),
      ],
    },
  );
  expect(tiers[0]?.services).toMatchObject([
    { kind: "dropped", service: { code: "D0120", category: "Major" } },
    { kind: "added", service: { code: "D1110" } },
    {
      kind: "changed",
      from: { amount: "50%" },
      to: { amount: "60%" },
      fields: ["amount", "incentiveTiers"],
    },
  ]);
});

test("each field of a service is compared, and services without a code go by their names", () => {
  const before = { ...serviceOf("D1"), name: "Filling" };
  const after = {
    code: "D1",
    name: "Filling, gold",
    amount: "70%",
    benefitLimit: "1 per tooth",
    description: "Of gold.",
    incentiveTiers: [incentive],
  };
  const tier = (category: string, ...services: ReturnType<typeof serviceOf>[]) => ({
    tiers: [tierOf("innet", { services: [{ category, services }] })],
  });
  const [all] = compared(tier("Basic", before), tier("Major", after)).tiers;
  expect(all?.services).toMatchObject([
    {
      kind: "changed",
      fields: ["name", "category", "amount", "benefitLimit", "incentiveTiers", "description"],
    },
  ]);
  const [crown, bridge] = [serviceOf(null, { name: "Crown" }), serviceOf(null, { name: "Bridge" })];
  const [nameless] = compared(tier("Major", crown, bridge), tier("Major", crown)).tiers;
  expect(nameless?.services).toMatchObject([{ kind: "dropped", service: { name: "Bridge" } }]);
  const [other] = compared(tier("Major", crown), tier("Major", bridge)).tiers;
  expect(other?.services.map(({ kind }) => kind)).toEqual(["added", "dropped"]);
});

test("a service that is listed twice is compared with its like", () => {
  const tier = (...amounts: string[]) =>
    tierOf("innet", {
      services: [
        { category: null, services: amounts.map((amount) => serviceOf("D1", { amount })) },
      ],
    });
  expect(compared({ tiers: [tier("80%", "50%")] }, { tiers: [tier("50%", "80%")] }).isSame).toBe(
    true,
  );
  const { tiers } = compared({ tiers: [tier("80%", "50%")] }, { tiers: [tier("50%", "60%")] });
  expect(tiers[0]?.services).toMatchObject([
    { kind: "changed", from: { amount: "80%" }, to: { amount: "60%" }, fields: ["amount"] },
  ]);
});

test("pages about medical services are added, dropped and renamed", () => {
  const page = (pageId: string | null, pageDescription: string | null) => ({
    pageId,
    pageDescription,
  });
  const before = tierOf("innet", {
    pages: [page("1", "Visits"), page("2", "Tests"), page("4", null)],
  });
  const after = tierOf("innet", { pages: [page("1", "Office visits"), page(null, "Surgery")] });
  expect(compared({ tiers: [before] }, { tiers: [after] }).tiers[0]?.pages).toEqual([
    { from: "Visits", to: "Office visits" },
    { from: "Tests", to: null },
    { from: null, to: "Surgery" },
  ]);
});
