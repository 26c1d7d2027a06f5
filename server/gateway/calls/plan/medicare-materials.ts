import { z } from "zod";
import { defineCall } from "../../transport/call.ts";
import { GatewayStatusError } from "../../transport/errors.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { dayOrNull, keyOrNull, textOrNull, wholeOrNull } from "../../wire/wire.ts";

export const medicareMaterial = z.object({
  id: keyOrNull,
  title: textOrNull,
  url: textOrNull,
  /** The day it was published. */
  date: dayOrNull,
  /** The plan year it is about. */
  year: wholeOrNull,
  sizeBytes: wholeOrNull,
});

export const medicareMaterials = defineCall({
  path: "medicare-materials",
  lifetime: "session",
  summary: "Documents about Medicare plans; 403 where the member is sent none",
  answer: z.array(medicareMaterial),
});

export const medicareMaterialsEligibility = defineCall({
  path: "medicare-materials/eligibility",
  lifetime: "session",
  summary: "Whether the member is sent Medicare materials",
  answer: z.boolean(),
});

export type MedicareMaterial = z.output<typeof medicareMaterial>;

/**
 * The member's Medicare documents in the gateway's order (§7 "medicare-materials"); none where it
 * answers 403 (§8). Throws the error page of any other fault.
 */
export async function listMedicareMaterials(gateway: Gateway): Promise<MedicareMaterial[]> {
  const answer = await gateway.attempt(medicareMaterials);
  if (answer.ok) return answer.value;
  if (answer.error instanceof GatewayStatusError && answer.error.status === 403) return [];
  return gateway.fail(answer.error);
}
