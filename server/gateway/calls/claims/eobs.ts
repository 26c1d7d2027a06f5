import { z } from "zod";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { defineCall } from "../../transport/call.ts";
import type { ClaimType } from "./claims.ts";
import { GatewayStatusError } from "../../transport/errors.ts";
import type { Result, DocumentAnswer, Gateway } from "../../transport/gateway.ts";
import {
  countedPage,
  requireRequestedPage,
  type PageOfProviders,
} from "../../wire/requested-page.ts";
import { requireAnswerAbout, isRecordId, throwNotFound } from "../../wire/record-id.ts";
import * as wire from "../../wire/wire.ts";

const person = z.object({
  firstName: wire.textOrNull,
  middleInitial: wire.textOrNull,
  lastName: wire.textOrNull,
});

const eobClaim = z
  .object({
    id: wire.key,
    firstName: wire.textOrNull,
    lastName: wire.textOrNull,
    providerName: wire.textOrNull,
    chargeAmount: wire.moneyOrNull,
    patientResponsibility: wire.moneyOrNull,
  })
  .transform(
    ({ chargeAmount: chargeCents, patientResponsibility: responsibilityCents, ...claim }) => ({
      ...claim,
      chargeCents,
      responsibilityCents,
    }),
  );

/** What a gateway sends twice is one claim, as in lists of claims (T-86). */
const eachOnce = <Explained>(claims: readonly Explained[]): Explained[] => [
  ...new Map(claims.map((claim) => [JSON.stringify(claim), claim])).values(),
];

export const eob = z.object({
  documentId: wire.keyOrNull,
  pdfDocumentId: wire.keyOrNull,
  date: wire.dayOrNull,
  typeOfClaims: wire.textOrNull,
  subscriber: wire.orNull(person),
  members: wire.listOf(person),
  /** Null if the gateway does not send them, which is not the same as none. */
  claims: wire.orNull(z.array(eobClaim).transform(eachOnce)),
});

/**
 * An explanation without an id, a date, a name and a claim breaks the contract: the page would say
 * that it lists no claims, which nobody knows.
 */
const shownEob = eob
  .refine(
    ({ documentId, date, subscriber, claims }) =>
      documentId !== null ||
      date !== null ||
      Object.values(subscriber ?? {}).some((name) => name !== null) ||
      (claims ?? []).length > 0,
  )
  .meta({
    description: "at least one of documentId, date, a name of the subscriber or a claim is given",
  });

const eobPage = countedPage(shownEob);

/** The path has two uses (§7). This one returns a page of explanations. */
export const eobsList = defineCall({
  path: "v2/eobs",
  lifetime: "minute",
  summary: "Explanations of benefits, newest first, a page at a time",
  parameters: {
    startDate: "first date, yyyy-mm-dd",
    endDate: "last date, yyyy-mm-dd",
    claimType: "medical, dental or vision",
    page: "from 0",
    size: "explanations a page",
    "memberKey?": "of this member only",
    "providerIds?": "comma-joined",
  },
  answer: eobPage,
});

/** The path's other use: with `claimId` alone it returns the explanations of that claim. */
export const eobsOfClaim = defineCall({
  path: "v2/eobs",
  lifetime: "minute",
  summary: "With claimId alone: the explanations of that claim",
  parameters: { claimId: "a claim's id, alone" },
  answer: z.object({ content: z.array(eob) }),
});

export const eobsMetadata = defineCall({
  path: "eobs/metadata",
  lifetime: "session",
  summary: "What explanations of one type and period may be filtered by",
  parameters: {
    claimType: "medical, dental or vision",
    startDate: "first date, yyyy-mm-dd",
    endDate: "last date, yyyy-mm-dd",
    "memberKey?": "of this member only",
  },
  answer: z.object({ providers: wire.providerChoices }),
});

export const eobDetail = defineCall({
  path: "eobs/eob-detail",
  lifetime: "minute",
  summary: "One explanation of benefits; 404 for one that is not this family's",
  parameters: { documentId: "the explanation's id" },
  answer: shownEob,
});

export const eobPdf = defineCall({
  path: "eobs/pdf",
  summary: "An explanation of benefits as a PDF",
  parameters: { docId: "the explanation's pdfDocumentId" },
  as: "document",
  answer: z.unknown(),
});

export type Eob = z.output<typeof eob>;
export type EobClaim = Readonly<z.output<typeof eobClaim>>;
type EobMetadata = z.output<typeof eobsMetadata.answer>;
type EobPage = z.output<typeof eobPage>;

/** Explanations of claims of a type, dated from `startDate` to `endDate`, both included. */
type EobWindow = {
  readonly claimType: ClaimType;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  readonly memberKey?: string | null;
};

export type EobsQuery = EobWindow & PageOfProviders;

/**
 * A page of the family's explanations, newest first (§7 "v2/eobs"); amounts in cents. Throws the
 * error page of a fault (T-36), such as a 403 for a dependent (T-33).
 */
export function getEobPage(gateway: Gateway, query: EobsQuery): Promise<EobPage> {
  const { providerIds = [], memberKey, ...rest } = query;
  return gateway.read(requireRequestedPage(eobsList, query), {
    ...rest,
    memberKey: memberKey || null,
    providerIds: providerIds.join(",") || null,
  });
}

/** The document id of a claim's explanation (§2 "Recent claims", T-32); null if it has none. */
export async function findEobDocument(gateway: Gateway, claimId: string): Promise<string | null> {
  const ofThisClaim = requireAnswerAbout(eobsOfClaim, "content", (answer) =>
    answer.content.every(
      ({ claims }) => !claims?.length || claims.some(({ id }) => id === claimId),
    ),
  );
  const { content } = await gateway.read(ofThisClaim, { claimId });
  return content[0]?.documentId ?? null;
}

/** The providers to filter by (§7 "eobs/metadata"). Throws the error page of a fault. */
export function getEobMetadata(gateway: Gateway, query: EobWindow): Promise<EobMetadata> {
  const { claimType, startDate, endDate, memberKey } = query;
  return gateway.read(eobsMetadata, {
    claimType,
    startDate,
    endDate,
    memberKey: memberKey || null,
  });
}

/**
 * One explanation, amounts in cents (§7 "eobs/eob-detail"). An id in an impossible form is unknown
 * without a call; an answer about another document breaks the contract. Throws the error page of a
 * fault (T-36).
 */
export async function getEob(gateway: Gateway, documentId: string): Promise<Eob> {
  if (!isRecordId(documentId)) return throwNotFound(gateway, eobDetail);
  const ofThisId = requireAnswerAbout(
    eobDetail,
    "documentId",
    (answer) => answer.documentId === null || answer.documentId === documentId,
  );
  return gateway.read(ofThisId, { documentId });
}

/** An explanation as PDF, streamed (§7 "eobs/pdf"), by its `pdfDocumentId`. Faults are values. */
export async function getEobPdf(gateway: Gateway, docId: string): Promise<Result<DocumentAnswer>> {
  if (isRecordId(docId)) return gateway.stream(eobPdf, { docId });
  return { ok: false, error: new GatewayStatusError(eobPdf, 404, undefined) };
}
