import { z } from "zod";
import { defineCall } from "./call.ts";
import type { Attempt, DocumentAnswer, Gateway } from "./gateway.ts";
import { key, suffix, textOrNull } from "./wire.ts";

export const idCardEligible = defineCall({
  path: "idCard/eligible",
  summary: "The cards of the family and whether each may be shown",
  answer: z.array(
    z.object({
      memberKey: key,
      suffix,
      category: z.enum(["M", "D", "V", "X"]),
      eligible: z.boolean(),
      description: textOrNull,
    }),
  ),
});

export const idCardView = defineCall({
  path: "idCard/view",
  summary: "An ID card: its data as JSON, or a PDF when Accept asks for one",
  parameters: { suffix: "whose card, 0 is the subscriber", category: "M, D, V or X" },
  as: "document",
  answer: z.unknown(),
});

export type IdCard = z.output<typeof idCardEligible.answer>[number];

/** The family's cards (§7 "idCard/eligible"); only those with `eligible` may be asked for. */
export function listIdCards(gateway: Gateway): Promise<IdCard[]> {
  return gateway.read(idCardEligible);
}

/** A card as PDF, streamed (§7 "idCard/view"). A fault is the caller's to show (§8, T-04). */
export function getIdCardPdf(
  gateway: Gateway,
  card: Pick<IdCard, "suffix" | "category">,
): Promise<Attempt<DocumentAnswer>> {
  return gateway.stream(idCardView, { suffix: card.suffix, category: card.category });
}
