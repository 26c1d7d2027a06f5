import { benefitsHistory, type PlanPeriod } from "#server/gateway/calls/benefit-history.ts";
import { benefitsMedical, serviceTier } from "#server/gateway/calls/benefit-tiers.ts";
import { limit } from "#server/gateway/calls/benefits.ts";
import { openSandbox } from "./sandbox.fixture.ts";

export const THIS_YEAR = "2026-01-01";

type Category = "dental" | "vision" | "pharmacy";

/** A sandbox, and what its plans are on a day. `sandbox.close()` when the file is done. */
export function openPlans() {
  const { sandbox, answerOf, get, tokenOf } = openSandbox();
  return {
    sandbox,
    answerOf,
    get,
    tokenOf,
    medicalOf: async (username: string, day: string = THIS_YEAR) =>
      benefitsMedical.answer.parse(
        await answerOf<unknown>(username, `benefits/medical?asOfDate=${day}`),
      ),
    tiersOf: async (username: string, category: Category, suffix = 0, day: string = THIS_YEAR) => {
      const query = `suffix=${suffix}&asOfDate=${day}`;
      const answer = await answerOf<unknown>(username, `benefits/${category}?${query}`);
      return serviceTier(category).array().parse(answer);
    },
    limitsOf: async (username: string, suffix = 0, day: string = THIS_YEAR) => {
      const query = `suffix=${suffix}&asOfDate=${day}`;
      return limit.array().parse(await answerOf<unknown>(username, `benefits/limits?${query}`));
    },
    periodsOf: async (username: string): Promise<PlanPeriod[]> =>
      benefitsHistory.answer.parse(await answerOf<unknown>(username, "benefits/history")),
  };
}
