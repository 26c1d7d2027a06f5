import { expect, test } from "vitest";
import {
  amountsOf,
  groupOf,
  listFrom,
  NONE,
  sourceOf,
} from "#app/rules/benefits/accumulators.fixture.ts";
import { sayService } from "./say-service.ts";

const told = {
  tier: { tierId: "innet", name: null },
  who: null,
  hasLimits: true,
  isEnded: false,
};

test("BENEFIT-10 BENEFIT-27 BENEFIT-28 what is said of a service in a tier, if the plan says any", () => {
  const accumulators = listFrom(
    sourceOf({
      groups: [
        groupOf("deductible", { individual: amountsOf(15_000, 5_000), family: NONE }),
        groupOf("annualLimit", { individual: amountsOf(200_000, 200_000), family: NONE }),
        groupOf("other", { name: "Orthodontia deductible" }),
      ],
    }),
  );
  const said = sayService("50%", accumulators, told);
  expect(said).toMatchObject({ planPays: "Up to 50%", memberPays: "Up to the full cost" });
  expect(said).toMatchObject({ isLimitUsed: true, isMaximumMet: false, isToAsk: false });
  expect(said.paragraphs.join(" ")).toMatch(/usually pays up to 50%.*still have \$100\.00 to pay/);
  expect(sayService("-1", [], told)).toMatchObject({
    planPays: "Not stated",
    memberPays: "Not stated",
    isLimitUsed: false,
    isToAsk: true,
  });
});

test.each([
  ["80%", "At least 20%"],
  ["33.3%", "At least 66.7%"],
  ["0%", "The full cost"],
  ["0.001%", "The full cost"],
  ["100%", "Nothing, within your plan's limits"],
  ["Covered in full", "Nothing, within your plan's limits"],
  ["$10 copay", "$10.00 copay"],
  ["$0 copay", "Nothing, within your plan's limits"],
  ["$40.00", "The rest"],
  ["70% to 100%", "Not stated"],
  [null, "Not stated"],
])("BENEFIT-28 of the plan's %s the member pays %j", (amount, memberPays) => {
  expect(sayService(amount, [], told)).toMatchObject({ memberPays });
});
