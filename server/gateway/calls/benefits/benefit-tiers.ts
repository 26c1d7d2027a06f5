import { z } from "zod";
import { detailOfKind, type AccumulatorKind } from "#app/rules/benefits/accumulator-kind.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import { defineCall } from "../../transport/call.ts";
import type { Gateway } from "../../transport/gateway.ts";
import * as wire from "../../wire/wire.ts";
import type { Amounts, PlanAmount } from "./benefits.ts";

const detailDescription = wire.orNull(z.object({ header: wire.textOrNull, body: wire.textOrNull }));

/** Text, or a number where a gateway writes "80" without quotes. */
const wordsOrNull = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : String(value).trim()))
  .transform((text) => text || null);

type Cents = number | null;

const amounts = (totalCents: Cents, metCents: Cents, remainingCents: Cents): Amounts => ({
  totalCents,
  metCents,
  remainingCents,
});

/** An amount of a tier for one member and for the family. */
const bothSides = (
  of: Pick<PlanAmount, "kind" | "name" | "detail">,
  individual: Amounts,
  family: Amounts,
): PlanAmount[] => [
  { ...of, coverageType: "INDIVIDUAL", ...individual },
  { ...of, coverageType: "FAMILY", ...family },
];

/** Deductibles and out-of-pocket maximums of a medical tier (§3 "Medical tiers"). */
const oopDeductibles = z
  .object({
    indivDeductible: wire.totalOrNull,
    indivDeductibleMet: wire.moneyOrNull,
    indivDeductibleRemaining: wire.moneyOrNull,
    familyDeductible: wire.totalOrNull,
    familyDeductibleMet: wire.moneyOrNull,
    familyDeductibleRemaining: wire.moneyOrNull,
    indivOutOfPocket: wire.totalOrNull,
    indivOutOfPocketMet: wire.moneyOrNull,
    indivOutOfPocketRemaining: wire.moneyOrNull,
    familyOutOfPocket: wire.totalOrNull,
    familyOutOfPocketMet: wire.moneyOrNull,
    familyOutOfPocketRemaining: wire.moneyOrNull,
    detailDescription,
  })
  .transform(({ detailDescription: detail, ...it }) => {
    const of = (kind: AccumulatorKind) => ({
      kind,
      name: null,
      detail: detailOfKind(kind, detail),
    });
    return [
      ...bothSides(
        of("deductible"),
        amounts(it.indivDeductible, it.indivDeductibleMet, it.indivDeductibleRemaining),
        amounts(it.familyDeductible, it.familyDeductibleMet, it.familyDeductibleRemaining),
      ),
      ...bothSides(
        of("outOfPocketMaximum"),
        amounts(it.indivOutOfPocket, it.indivOutOfPocketMet, it.indivOutOfPocketRemaining),
        amounts(it.familyOutOfPocket, it.familyOutOfPocketMet, it.familyOutOfPocketRemaining),
      ),
    ];
  });

const page = z.object({
  url: wire.textOrNull,
  pageId: wire.keyOrNull,
  pageDescription: wire.textOrNull,
});

/** A medical tier (§3): its services lead to pages. */
export const medicalTier = z
  .object({
    tierId: wire.key,
    name: wire.textOrNull,
    services: wire.listOf(page),
    oopDeductibles: wire.orNull(oopDeductibles),
  })
  .transform(({ services, oopDeductibles: given, ...tier }): Tier => ({
    ...tier,
    amounts: given ?? [],
    pages: services,
    services: [],
  }));

/** What a plan pays for one service (§3 "Dental tiers"). */
const service = z.object({
  code: wire.keyOrNull,
  name: wire.textOrNull,
  amount: wordsOrNull.meta({
    description: 'what the plan pays, as "80%", "$40.00" or words; -1 and 0 are left out',
  }),
  description: wire.textOrNull,
  deductibleApplies: wire.orNull(z.boolean()).meta({
    description:
      "whether the deductible is paid first for this service; null or missing: estimates of a price say both",
  }),
  incentiveTiers: wire.listOf(
    z.object({ name: wire.textOrNull, amount: wordsOrNull, description: wire.textOrNull }),
  ),
  benefitLimit: wordsOrNull
    .transform((limit) => (limit === "-1" ? null : limit))
    .meta({
      description:
        'how often, as "2 per plan year"; null, missing or -1: none is listed; 0 is shown',
    }),
});

const serviceGroup = z.object({ category: wire.textOrNull, services: wire.listOf(service) });

/** A maximum or deductible of a tier, with its individual and family amounts (§3). */
const maximum = z.object({
  description: wire.textOrNull,
  familyAmount: wire.totalOrNull,
  familyMet: wire.moneyOrNull,
  familyRemaining: wire.moneyOrNull,
  indivAmount: wire.totalOrNull,
  indivMet: wire.moneyOrNull,
  indivRemaining: wire.moneyOrNull,
  detailDescription,
});

/** A tier of the dental benefits (§3); those of vision and pharmacy have the same form. */
export const serviceTier = z
  .object({
    tierId: wire.key,
    name: wire.textOrNull,
    services: wire.listOf(serviceGroup),
    maximums: wire.listOf(maximum),
  })
  .transform(({ maximums, ...tier }): Tier => ({
    ...tier,
    amounts: maximums.flatMap(({ description: name, detailDescription: detail, ...it }) =>
      bothSides(
        { kind: null, name, detail },
        amounts(it.indivAmount, it.indivMet, it.indivRemaining),
        amounts(it.familyAmount, it.familyMet, it.familyRemaining),
      ),
    ),
    pages: [],
  }));

/** A tier of a plan, in whichever form the category's answer has it (§3). */
export type Tier = {
  readonly tierId: string;
  readonly name: string | null;
  readonly amounts: readonly PlanAmount[];
  /** Medical services, which lead to pages; empty for other categories. */
  readonly pages: readonly z.output<typeof page>[];
  /** Services by category of dental, vision and pharmacy; empty for medical. */
  readonly services: readonly z.output<typeof serviceGroup>[];
};

export type BenefitService = z.output<typeof service>;

/** The tiers that could be read, and the ids of the others; null for a tier without an id. */
export type Tiers = {
  readonly tiers: readonly Tier[];
  readonly unreadable: readonly (string | null)[];
};

/** A tier that breaks its contract does not affect the others. */
const tiersOf = (tier: z.ZodType<Tier>) =>
  z
    .array(z.union([tier.transform((read) => ({ read })), unreadableTier]))
    .nullable()
    .transform((answered): Tiers => {
      const all = answered ?? [];
      return {
        tiers: all.flatMap((one) => ("read" in one ? [one.read] : [])),
        unreadable: all.flatMap((one) => ("read" in one ? [] : [one.unreadable])),
      };
    });
const tierName = z.object({ tierId: wire.key });
const unreadableTier = z
  .unknown()
  .meta({ description: "a tier of any other form is said to be unreadable; the others stand" })
  .transform((tier) => ({ unreadable: tierName.safeParse(tier).data?.tierId ?? null }));

export const benefitsMedical = defineCall({
  path: "benefits/medical",
  lifetime: "session",
  asOfDate: true,
  summary: "Medical tiers; individual amounts are those of the token's holder",
  answer: tiersOf(medicalTier),
});

const serviceTiers = (category: Exclude<Category, "medical">, summary: string) =>
  defineCall({
    path: `benefits/${category}`,
    lifetime: "session",
    asOfDate: true,
    summary,
    parameters: { suffix: "whose benefits, 0 is the subscriber" },
    answer: tiersOf(serviceTier),
  });

export const benefitsDental = serviceTiers(
  "dental",
  "Dental tiers: services by category, maximums with what is met",
);
export const benefitsVision = serviceTiers("vision", "Vision tiers, in the form of dental ones");
export const benefitsPharmacy = serviceTiers(
  "pharmacy",
  "Pharmacy tiers, in the form of dental ones",
);

const calls = {
  medical: benefitsMedical,
  dental: benefitsDental,
  vision: benefitsVision,
  pharmacy: benefitsPharmacy,
} as const;

/** The member and category of benefits, and the day. */
export type BenefitsQuery = {
  readonly category: Category;
  readonly suffix: number;
  readonly day: PlainDate;
};

/**
 * A member's tiers of a category on a day (§7); amounts in cents. The call of medical benefits takes
 * no suffix: individual amounts are those of the member who is signed in. Throws the error page
 * of a fault.
 */
export const getTiers = (
  gateway: Gateway,
  { category, suffix: whose, day: asOfDate }: BenefitsQuery,
): Promise<Tiers> =>
  gateway.read(
    calls[category],
    category === "medical" ? { asOfDate } : { suffix: whose, asOfDate },
  );
