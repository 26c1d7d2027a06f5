import type { z } from "zod";
import type { eob } from "#server/gateway/calls/claims/eobs.ts";
import { calling } from "#tests/harness/world/asking.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import type { RecordedCall, World } from "#tests/harness/world/world.ts";

/** The calls about explanations of benefits, each as "path?query", sorted. */
export const eobCalls = (calls: readonly RecordedCall[]): string[] =>
  calls
    .filter(({ path }) => path.includes("eobs"))
    .map(({ path, query }) => `${path.slice(1)}?${new URLSearchParams(query).toString()}`)
    .toSorted();

/** A page, and its calls about explanations. */
export async function openCounting(world: World, browser: Visitor, path: string) {
  const { result: page, calls } = await calling(world, () => browser.open(path));
  return { page, calls, asked: eobCalls(calls) };
}
type WireEob = z.input<typeof eob>;

/** An explanation as the gateway sends it; `more` has the differences. */
export const eobAnswer = (documentId: string, more: Partial<WireEob> = {}): WireEob => ({
  documentId,
  pdfDocumentId: `${documentId}P`,
  date: "2026-11-06",
  typeOfClaims: "MEDICAL",
  subscriber: { firstName: "Jordan", middleInitial: "A", lastName: "Testa-Lindqvist" },
  members: [{ firstName: "Theo", middleInitial: "B", lastName: "Testa-Lindqvist" }],
  claims: [
    {
      id: "26/A",
      firstName: "Theo",
      lastName: "Testa-Lindqvist",
      providerName: "Example Clinic",
      chargeAmount: "264.00",
      patientResponsibility: 42.18,
    },
  ],
  ...more,
});
