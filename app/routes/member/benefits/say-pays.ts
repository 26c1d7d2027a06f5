import { readPlanPays } from "#app/rules/benefits/plan-pays.ts";
import { usd } from "#app/text/format.ts";
import { servicePaysText as text } from "#app/text/service-pays.ts";

/** Who pays how much of a service, in a few words; null where the plan says nothing (§3). */
export function sayPays(amount: string | null): string | null {
  const pays = readPlanPays(amount);
  if (pays === null) return null;
  switch (pays.kind) {
    case "percent":
      return text.planPays(`${pays.percent}%`);
    case "dollars":
      return text.planPays(usd(pays.cents));
    case "copay":
      return text.copay(usd(pays.cents));
    case "full":
      return text.full;
    default:
      return pays.words.charAt(0).toUpperCase() + pays.words.slice(1);
  }
}
