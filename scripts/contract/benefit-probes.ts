import type { Category } from "#app/rules/member/eligibility.ts";
import {
  benefitsDental,
  benefitsMedical,
  benefitsPharmacy,
  benefitsVision,
  getTiers,
  type Tiers,
} from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { benefitLimits, listLimits } from "#server/gateway/calls/benefits/benefits.ts";
import type { Call } from "#server/gateway/transport/call.ts";
import { requireThat, suffixesOf, type Probe } from "./probe.ts";

/** Benefits of the signed-in member, and of one more family member of a subscriber. */
export const BENEFIT_PROBES: readonly Probe[] = [
  {
    call: benefitLimits,
    async ask(context) {
      for (const suffix of suffixesOf(context)) await listLimits(context.gateway, suffix);
    },
  },
  tiersOf(benefitsMedical, "medical"),
  tiersOf(benefitsDental, "dental"),
  tiersOf(benefitsVision, "vision"),
  tiersOf(benefitsPharmacy, "pharmacy"),
];

function tiersOf(call: Call, category: Category): Probe {
  return {
    call,
    async ask(context) {
      const { gateway, today: day } = context;
      // The call of medical tiers takes no suffix.
      const suffixes = category === "medical" ? [0] : suffixesOf(context);
      for (const suffix of suffixes) {
        requireReadable(call, await getTiers(gateway, { category, suffix, day }));
      }
    },
  };
}

/** Pages show that a tier is unreadable when it breaks the contract; the kit reports it, too. */
function requireReadable(call: Call, { unreadable }: Tiers): void {
  const names = unreadable.map((tierId) => tierId ?? "one without tierId");
  requireThat(names.length === 0, call, `(tiers that cannot be read: ${names.join(", ")})`);
}
