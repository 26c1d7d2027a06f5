import { z } from "zod";
import type { PricedList } from "#app/rules/benefits/dental-cost.ts";
import type { LatestKind } from "#server/session/kept.ts";

/** The latest lists of dental services that a member priced (docs/beyond.md, COST-01). */
export const ESTIMATES: LatestKind<PricedList & { readonly key: string }> = {
  name: "estimates",
  entry: z.object({
    key: z.string(),
    suffix: z.number(),
    tier: z.string().nullable(),
    services: z.array(z.object({ service: z.string(), priceCents: z.int().nullable() })).readonly(),
  }),
};
