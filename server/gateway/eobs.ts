import { z } from "zod";
import { defineCall } from "./call.ts";
import type { Gateway } from "./gateway.ts";
import { dayOrNull, key, keyOrNull, listOf, moneyOrNull, textOrNull } from "./wire.ts";

const person = z.object({ firstName: textOrNull, middleInitial: textOrNull, lastName: textOrNull });

export const eob = z.object({
  documentId: keyOrNull,
  pdfDocumentId: keyOrNull,
  date: dayOrNull,
  typeOfClaims: textOrNull,
  subscriber: person.nullish().transform((value) => value ?? null),
  members: listOf(person),
  claims: listOf(
    z.object({
      id: key,
      firstName: textOrNull,
      lastName: textOrNull,
      providerName: textOrNull,
      chargeAmount: moneyOrNull,
      patientResponsibility: moneyOrNull,
    }),
  ),
});

export const eobsList = defineCall({
  path: "v2/eobs",
  summary: "Explanations of benefits; with claimId alone, those of that claim",
  parameters: { "claimId?": "a claim's id, alone" },
  answer: z.object({ content: z.array(eob) }),
});

export type Eob = z.output<typeof eob>;

/** The document id of a claim's explanation of benefits (§2 "Recent claims", T-32), if it has one. */
export async function findEobDocument(gateway: Gateway, claimId: string): Promise<string | null> {
  const { content } = await gateway.read(eobsList, { claimId });
  return content[0]?.documentId ?? null;
}
