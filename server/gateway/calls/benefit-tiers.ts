import { z } from "zod";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { defineCall } from "../transport/call.ts";
import type { Gateway } from "../transport/gateway.ts";
import {
  key,
  keyOrNull,
  listOf,
  moneyOrNull,
  orNull,
  textOrNull,
  totalOrNull,
} from "../wire/wire.ts";

const detailDescription = orNull(z.object({ header: textOrNull, body: textOrNull }));

/** Text, or a number where a gateway writes "80" without quotes. */
const wordsOrNull = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : String(value).trim()))
  .transform((text) => text || null);

/** The three amounts of an accumulator, in cents; null where the gateway gives none. */
export type TierAmounts = {
  readonly totalCents: number | null;
  readonly metCents: number | null;
  readonly remainingCents: number | null;
};

const amounts = (
  totalCents: number | null,
  metCents: number | null,
  remainingCents: number | null,
): TierAmounts => ({ totalCents, metCents, remainingCents });

/** Deductibles and out-of-pocket maximums of a medical tier (§3 "Medical tiers"). */
const oopDeductibles = z
  .object({
    indivDeductible: totalOrNull,
    indivDeductibleMet: moneyOrNull,
    indivDeductibleRemaining: moneyOrNull,
    familyDeductible: totalOrNull,
    familyDeductibleMet: moneyOrNull,
    familyDeductibleRemaining: moneyOrNull,
    indivOutOfPocket: totalOrNull,
    indivOutOfPocketMet: moneyOrNull,
    indivOutOfPocketRemaining: moneyOrNull,
    familyOutOfPocket: totalOrNull,
    familyOutOfPocketMet: moneyOrNull,
    familyOutOfPocketRemaining: moneyOrNull,
    detailDescription,
  })
  .transform((it) => ({
    deductible: {
      individual: amounts(it.indivDeductible, it.indivDeductibleMet, it.indivDeductibleRemaining),
      family: amounts(it.familyDeductible, it.familyDeductibleMet, it.familyDeductibleRemaining),
    },
    outOfPocket: {
      individual: amounts(
        it.indivOutOfPocket,
        it.indivOutOfPocketMet,
        it.indivOutOfPocketRemaining,
      ),
      family: amounts(it.familyOutOfPocket, it.familyOutOfPocketMet, it.familyOutOfPocketRemaining),
    },
    detailDescription: it.detailDescription,
  }));

/** A medical tier (§3): its services lead to pages; its amounts are family and individual. */
export const medicalTier = z.object({
  tierId: key,
  name: textOrNull,
  services: listOf(z.object({ url: textOrNull, pageId: keyOrNull, pageDescription: textOrNull })),
  oopDeductibles: orNull(oopDeductibles),
});

/** What a plan pays for one service (§3 "Dental tiers"). */
export const benefitService = z.object({
  code: keyOrNull,
  name: textOrNull,
  amount: wordsOrNull.meta({
    description: 'what the plan pays, as "80%", "$40.00" or words; -1 and 0 are left out',
  }),
  description: textOrNull,
  incentiveTiers: listOf(
    z.object({ name: textOrNull, amount: wordsOrNull, description: textOrNull }),
  ),
  benefitLimit: wordsOrNull
    .transform((limit) => (limit === "-1" ? null : limit))
    .meta({
      description:
        'how often, as "2 per plan year"; null, missing or -1: none is listed; 0 is shown',
    }),
});

/** A maximum or deductible of a tier, with its individual and family amounts (§3). */
export const benefitMaximum = z
  .object({
    description: textOrNull,
    familyAmount: totalOrNull,
    familyMet: moneyOrNull,
    familyRemaining: moneyOrNull,
    indivAmount: totalOrNull,
    indivMet: moneyOrNull,
    indivRemaining: moneyOrNull,
    detailDescription,
  })
  .transform((it) => ({
    description: it.description,
    individual: amounts(it.indivAmount, it.indivMet, it.indivRemaining),
    family: amounts(it.familyAmount, it.familyMet, it.familyRemaining),
    detailDescription: it.detailDescription,
  }));

/** A tier of the dental benefits (§3); those of vision and pharmacy have the same form. */
export const serviceTier = z.object({
  tierId: key,
  name: textOrNull,
  services: listOf(z.object({ category: textOrNull, services: listOf(benefitService) })),
  maximums: listOf(benefitMaximum),
});

/** The tiers that could be read, and the ids of those that could not; null for one without an id. */
export type Tiers<Tier> = {
  readonly tiers: readonly Tier[];
  readonly unreadable: readonly (string | null)[];
};

/** One tier that breaks its contract leaves the others standing. */
const tiersOf = <Tier extends z.ZodType>(tier: Tier) =>
  z
    .array(z.union([tier.transform((read) => ({ read })), unreadableTier]))
    .nullable()
    .transform((answered): Tiers<z.output<Tier>> => {
      const all = answered ?? [];
      return {
        tiers: all.flatMap((one) => ("read" in one ? [one.read] : [])),
        unreadable: all.flatMap((one) => ("read" in one ? [] : [one.unreadable])),
      };
    });
const tierName = z.object({ tierId: key });
const unreadableTier = z
  .unknown()
  .meta({ description: "a tier of any other form is said to be unreadable; the others stand" })
  .transform((tier) => ({ unreadable: tierName.safeParse(tier).data?.tierId ?? null }));

const suffix = "whose benefits, 0 is the subscriber";

export const benefitsMedical = defineCall({
  path: "benefits/medical",
  summary: "Medical tiers; individual amounts are those of the token's holder",
  answer: tiersOf(medicalTier),
});
export const benefitsDental = defineCall({
  path: "benefits/dental",
  summary: "Dental tiers: services by category, maximums with what is met",
  parameters: { suffix },
  answer: tiersOf(serviceTier),
});
export const benefitsVision = defineCall({
  path: "benefits/vision",
  summary: "Vision tiers, in the form of dental ones",
  parameters: { suffix },
  answer: tiersOf(serviceTier),
});
export const benefitsPharmacy = defineCall({
  path: "benefits/pharmacy",
  summary: "Pharmacy tiers, in the form of dental ones",
  parameters: { suffix },
  answer: tiersOf(serviceTier),
});

export type MedicalTier = z.output<typeof medicalTier>;
export type ServiceTier = z.output<typeof serviceTier>;
export type BenefitService = z.output<typeof benefitService>;
export type ServiceCategory = "dental" | "vision" | "pharmacy";

/** Whose benefits, and as of which day: today where it is absent. */
export type BenefitsQuery = { readonly suffix: number; readonly asOfDate: PlainDate };

const serviceCalls = {
  dental: benefitsDental,
  vision: benefitsVision,
  pharmacy: benefitsPharmacy,
} as const;

/**
 * The medical tiers on a day (§7 "benefits/medical"); amounts in cents. The call takes no suffix:
 * individual amounts are those of the member who is signed in. Throws the page of a fault.
 */
export function getMedicalTiers(
  gateway: Gateway,
  { asOfDate }: Pick<BenefitsQuery, "asOfDate">,
): Promise<Tiers<MedicalTier>> {
  return gateway.read(benefitsMedical, { asOfDate });
}

/**
 * A member's dental, vision or pharmacy tiers on a day (§7); amounts in cents. Throws the page of a
 * fault.
 */
export function getServiceTiers(
  gateway: Gateway,
  category: ServiceCategory,
  { suffix, asOfDate }: BenefitsQuery,
): Promise<Tiers<ServiceTier>> {
  return gateway.read(serviceCalls[category], { suffix, asOfDate });
}
