import {
  getMedicalTiers,
  getServiceTiers,
  type MedicalTier,
  type ServiceTier,
  type Tiers,
} from "#server/gateway/calls/benefit-tiers.ts";
import { listLimits } from "#server/gateway/calls/benefits.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { detailOf, kindOf } from "#app/rules/benefits/accumulator-kind.ts";
import type { AmountGroup } from "#app/rules/benefits/accumulators.ts";
import type { Limit } from "#app/rules/benefits/limits.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import { orNull } from "#app/frame/optional.ts";

/** A tier as the pages use it, whichever form its category's answer has. */
export type BenefitTier = {
  readonly tierId: string;
  readonly name: string | null;
  readonly groups: readonly AmountGroup[];
  /** Medical services, which lead to pages; empty for other categories. */
  readonly pages: MedicalTier["services"];
  /** Services by category of dental, vision and pharmacy; empty for medical. */
  readonly services: ServiceTier["services"];
};

/** A category of a member on a day. */
export type CategoryBenefits = {
  readonly category: Category;
  readonly day: PlainDate;
  readonly suffix: number;
  readonly tiers: readonly BenefitTier[];
  /** Ids of tiers that broke their contract; null for one without an id. */
  readonly unreadable: readonly (string | null)[];
  /** Null where they could not be read: the tiers stand without them. */
  readonly limits: readonly Limit[] | null;
};

type Asked = {
  readonly category: Category;
  readonly day: PlainDate;
  readonly suffix: number;
};

/**
 * One category's tiers and limits, in one round. Throws what the page shows instead where the tiers
 * cannot be read (T-36); limits that fail leave the tiers standing.
 */
export async function loadCategory(gateway: Gateway, asked: Asked): Promise<CategoryBenefits> {
  const { category, day, suffix } = asked;
  const [{ tiers, unreadable }, limits] = await Promise.all([
    loadTiers(gateway, asked),
    orNull(listLimits(gateway, suffix, day)),
  ]);
  return { category, day, suffix, tiers, unreadable, limits };
}

/** The tiers of a category, whichever form its answer has. Throws where they cannot be read. */
export async function loadTiers(
  gateway: Gateway,
  { category, day: asOfDate, suffix }: Asked,
): Promise<Tiers<BenefitTier>> {
  if (category === "medical") {
    const { tiers, unreadable } = await getMedicalTiers(gateway, { asOfDate });
    return { tiers: tiers.map(ofMedical), unreadable };
  }
  const { tiers, unreadable } = await getServiceTiers(gateway, category, { suffix, asOfDate });
  return { tiers: tiers.map((tier) => ofServices(tier, category)), unreadable };
}

function ofMedical({ tierId, name, services, oopDeductibles }: MedicalTier): BenefitTier {
  const group = (kind: "deductible" | "outOfPocketMaximum", of: "deductible" | "outOfPocket") =>
    oopDeductibles === null
      ? []
      : {
          kind,
          name: null,
          individual: oopDeductibles[of].individual,
          family: oopDeductibles[of].family,
          detail: detailOf(kind, oopDeductibles.detailDescription),
        };
  const groups = [group("deductible", "deductible"), group("outOfPocketMaximum", "outOfPocket")];
  return { tierId, name, groups: groups.flat(), pages: services, services: [] };
}

const ofServices = (
  { tierId, name, services, maximums }: ServiceTier,
  category: Category,
): BenefitTier => ({
  tierId,
  name,
  groups: maximums.map(({ description, individual, family, detailDescription }) => ({
    kind: kindOf(description, category),
    name: description,
    individual,
    family,
    detail: detailDescription,
  })),
  pages: [],
  services,
});
