import { z } from "zod";
import { findClaimType } from "#app/rules/claims/claim-type.ts";
import { judgeClaims } from "#app/rules/claims/judge-claims.ts";
import type { Standing } from "#app/rules/claims/standings.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { defineCall } from "../../transport/call.ts";
import { findWithShortTimeout } from "../../transport/call-functions.ts";
import { claim, shownClaim } from "./claim.ts";
import type { Gateway } from "../../transport/gateway.ts";
import {
  countPages,
  requireRequestedPage,
  type PageOfProviders,
} from "../../wire/requested-page.ts";
import { requireAnswerAbout, isRecordId, throwNotFound } from "../../wire/record-id.ts";
import * as wire from "../../wire/wire.ts";

/** The claims of one page, with their number where the gateway counts them (§7). */
const claimsAnswer = z
  .object({
    content: z.array(claim),
    number: wire.wholeOrNull,
    size: wire.wholeOrNull,
    totalElements: wire.wholeOrNull,
    totalPages: wire.wholeOrNull,
    last: z.boolean().nullish(),
  })
  .transform((page) => ({ ...page, withStandings: judgeClaims(page.content) }));

export const claimsList = defineCall({
  path: "claims/{type}",
  lifetime: "minute",
  summary:
    "A member's claims of one type, newest first, a page at a time; of one day, a claim that takes back or replaces another stands before it",
  parameters: {
    type: "medical, dental or vision",
    startDate: "first service date, yyyy-mm-dd",
    endDate: "last service date, yyyy-mm-dd",
    suffix: "whose claims, 0 is the subscriber",
    page: "from 0",
    size: "claims a page",
    "providerIds?": "comma-joined",
    "claimStatus?": "status code",
  },
  answer: claimsAnswer,
});

export const claimById = defineCall({
  path: "claims/{type}/{id}",
  lifetime: "minute",
  summary: "One claim with its lines; 404 for a claim that is not this member's",
  parameters: {
    type: "medical, dental or vision",
    id: "the claim's id",
    suffix: "whose claim, 0 is the subscriber",
  },
  answer: shownClaim,
});

export const claimsMetadata = defineCall({
  path: "claims/metadata",
  lifetime: "session",
  summary: "What a member's claims of one type and period may be filtered by",
  parameters: {
    claimType: "medical, dental or vision",
    startDate: "first service date, yyyy-mm-dd",
    endDate: "last service date, yyyy-mm-dd",
    suffix: "whose claims, 0 is the subscriber",
  },
  // §7 only names the call. Choices without a code or a description are left out.
  answer: z.object({
    providers: wire.providerChoices,
    statuses: wire.statusChoices,
  }),
});

export type ClaimType = "medical" | "dental" | "vision";
type ClaimAnswer = z.output<typeof claim>;
type JudgedAnswer = z.output<typeof claimsAnswer>["withStandings"][number];
/** A claim; its type is the requested one if the gateway gives none. */
export type Claim = ClaimAnswer & { readonly claimType: ClaimType };
/** A claim, where it stands in its list, and the suffix of the member that it was asked for. */
export type MemberClaim = Claim & Standing & { readonly suffix: number };
type ClaimsMetadata = z.output<typeof claimsMetadata.answer>;

/** A member's claims of a type, with service dates from `startDate` to `endDate`, both included. */
type ClaimsWindow = {
  readonly type: ClaimType;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  readonly suffix: number;
};

export type ClaimsQuery = ClaimsWindow &
  PageOfProviders & {
    /** Only claims of this status code. */
    readonly claimStatus?: string | null;
  };

export type ClaimsPage = {
  readonly claims: readonly MemberClaim[];
  readonly number: number;
  /** Null if the gateway does not count. */
  readonly totalElements: number | null;
  readonly totalPages: number | null;
  readonly last: boolean;
};

/**
 * A page of a member's claims, newest first (§7 "claims"); amounts in cents. A gateway may return
 * fewer than `size`: where it does not count, only an empty page is known to be the last. More than
 * `size`, or another number than it counts, breaks the contract. Throws the error page of a
 * fault (T-36).
 */
export async function getClaimsPage(gateway: Gateway, query: ClaimsQuery): Promise<ClaimsPage> {
  const call = requireRequestedPage(claimsList, query);
  return pageOf(await gateway.read(call, argumentsOf(query)), query);
}

/** A page of claims where it is optional: null on any fault, and if no answer comes soon. */
export async function findClaimsPage(
  gateway: Gateway,
  query: ClaimsQuery,
): Promise<ClaimsPage | null> {
  const call = requireRequestedPage(claimsList, query);
  const answer = await findWithShortTimeout(gateway, call, argumentsOf(query));
  return answer && pageOf(answer, query);
}

function pageOf(answer: z.output<typeof claimsList.answer>, query: ClaimsQuery): ClaimsPage {
  const { content, withStandings, totalElements } = answer;
  const number = answer.number ?? query.page;
  const totalPages = countPages(answer, query);
  const last =
    answer.last ?? (totalPages === null ? content.length === 0 : number >= totalPages - 1);
  return { claims: claimsOf(withStandings, query), number, totalElements, totalPages, last };
}

const argumentsOf = ({ providerIds = [], claimStatus, ...rest }: ClaimsQuery) => ({
  ...rest,
  providerIds: providerIds.join(",") || null,
  claimStatus: claimStatus || null,
});

/** The first `size` claims, newest first (§7 "claims"), uncounted; amounts in cents. */
export async function listClaims(gateway: Gateway, query: ClaimsQuery): Promise<MemberClaim[]> {
  const { withStandings } = await gateway.read(claimsList, argumentsOf(query));
  return claimsOf(withStandings, query).slice(0, query.size);
}

/**
 * One claim with its lines, amounts in cents (§7 "claims/{type}/{id}"), standing as if it were the only
 * one. An id in an impossible form is unknown without a call; an answer about another claim breaks the
 * contract. Throws the error page of a fault (T-36).
 */
export async function getClaim(
  gateway: Gateway,
  { type, id, suffix }: { readonly type: ClaimType; readonly id: string; readonly suffix: number },
): Promise<MemberClaim> {
  if (!isRecordId(id)) return throwNotFound(gateway, claimById);
  const ofThisId = requireAnswerAbout(claimById, "id", (answer) => answer.id === id);
  const alone = judgeClaims([await gateway.read(ofThisId, { type, id, suffix })]);
  const [claim] = claimsOf(alone, { type, suffix });
  return claim ?? throwNotFound(gateway, claimById);
}

/**
 * Claims of an answer, made once: a page asks for hundreds, and each request for the same. Without it a
 * warm /claims of 400 takes an eighth more of the processor.
 */
const claimsOfAnswers = new WeakMap<readonly JudgedAnswer[], readonly MemberClaim[]>();

function claimsOf(
  withStandings: readonly JudgedAnswer[],
  { type, suffix }: Pick<ClaimsQuery, "type" | "suffix">,
): readonly MemberClaim[] {
  const known = claimsOfAnswers.get(withStandings);
  if (known !== undefined) return known;
  const claims = withStandings.map((answer) => ({
    ...answer,
    claimType: findClaimType(answer.claimType?.trim() ?? "") ?? type,
    suffix,
  }));
  claimsOfAnswers.set(withStandings, claims);
  return claims;
}

/**
 * The providers and statuses to filter by (§7 "claims/metadata"). Throws the error page of a fault.
 */
export function getClaimsMetadata(gateway: Gateway, query: ClaimsWindow): Promise<ClaimsMetadata> {
  const { type: claimType, startDate, endDate, suffix } = query;
  return gateway.read(claimsMetadata, { claimType, startDate, endDate, suffix });
}
