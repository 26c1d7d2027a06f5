import type { ProgramContent } from "#server/gateway/calls/programs.ts";

/** What the carrier's content system says of one program or benefit (§7 "programs/sitecore"). */
export type ContentEntry = Pick<ProgramContent, "id" | "description" | "phoneNumber" | "documents">;

export type ProgramDetails = Omit<ContentEntry, "id">;

/** The first text and number of all entries with its ID, and every document (S-14). */
export function programDetails(entries: readonly ContentEntry[], id: number): ProgramDetails {
  const own = entries.filter((entry) => entry.id === id);
  return {
    description: own.find(({ description }) => description !== null)?.description ?? null,
    phoneNumber: own.find(({ phoneNumber }) => phoneNumber !== null)?.phoneNumber ?? null,
    documents: own.flatMap(({ documents }) => documents),
  };
}

/** Providence's details of a program, which are settings and the same for every one (§9). */
export function fixedDetails(fixed: {
  readonly pdfUrl: string | null;
  readonly phone: string | null;
}): ProgramDetails {
  const documents = fixed.pdfUrl === null ? [] : [{ title: null, url: fixed.pdfUrl }];
  return { description: null, phoneNumber: fixed.phone, documents };
}

/** A telephone number and nothing else: what a link can dial. */
const DIALED = /^[+(]?\d[\d ().-]{5,23}$/;

/** Whether a gateway's telephone number can be dialed: "ask your employer" and extensions cannot. */
export const canBeDialed = (phone: string): boolean => DIALED.test(phone.trim());
