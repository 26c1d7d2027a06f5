import { z } from "zod";
import { defineCall } from "../../transport/call.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { requireAnswerAbout } from "../../wire/record-id.ts";
import {
  countedPage,
  requireRequestedPage,
  type RequestedPage,
} from "../../wire/requested-page.ts";
import * as wire from "../../wire/wire.ts";

const visits = wire.wholeOrNull
  .transform((count) => (count !== null && count < 0 ? null : count))
  .meta({ description: "null, missing or below zero is unknown, never shown as none" });

/**
 * A referral; its fields are named as those of claims where they mean the same (§7 only names the
 * call).
 */
export const referral = z
  .object({
    id: wire.key,
    memberKey: wire.key,
    firstName: wire.textOrNull,
    lastName: wire.textOrNull,
    statusCode: wire.keyOrNull,
    statusDescription: wire.textOrNull,
    referringProvider: wire.orNull(wire.namedProvider),
    referredToProvider: wire.orNull(wire.namedProvider),
    serviceDescription: wire.textOrNull,
    issuedDate: wire.dayOrNull,
    effectiveDate: wire.dayOrNull,
    expirationDate: wire.dayOrNull.meta({ description: "the last day on which it is good" }),
    visitsAllowed: visits,
    visitsUsed: visits,
  })
  .refine((it) =>
    [
      it.referringProvider?.providerName,
      it.referredToProvider?.providerName,
      it.serviceDescription,
      it.statusCode,
      it.statusDescription,
      it.issuedDate,
      it.effectiveDate,
      it.expirationDate,
    ].some((value) => value !== null && value !== undefined),
  )
  .meta({
    description:
      "a provider's name, serviceDescription, statusCode, statusDescription, issuedDate, effectiveDate or expirationDate is given",
  });

export const referralsList = defineCall({
  path: "referrals",
  lifetime: "minute",
  summary: "Referrals, newest first, a page at a time",
  parameters: {
    page: "from 0",
    size: "referrals a page",
    "memberKey?": "of this member only; of all whom the caller may see without it",
    "statusCode?": "of this status only",
    "providerId?": "to this provider only",
    excludeExpired: "true or false: whether those past their expiration date are left out",
  },
  answer: countedPage(referral),
});

export const referralsMetadata = defineCall({
  path: "referrals/metadata",
  lifetime: "session",
  summary: "What referrals may be filtered by: the providers referred to, and statuses",
  parameters: { "memberKey?": "of this member only; of all whom the caller may see without it" },
  answer: z.object({ providers: wire.providerChoices, statuses: wire.statusChoices }),
});

export const hasReferrals = defineCall({
  path: "referrals/hasReferrals",
  lifetime: "session",
  summary: "Whether the member has any referral",
  answer: z.boolean(),
});

export type Referral = z.output<typeof referral>;
type ReferralMetadata = z.output<typeof referralsMetadata.answer>;
type ReferralPage = z.output<typeof referralsList.answer>;

export type ReferralsQuery = RequestedPage & {
  /** This member's only; null for the whole family, which only a subscriber may ask for. */
  readonly memberKey: string | null;
  /** The member or family whose referrals a page may show. */
  readonly viewable?: readonly string[];
  readonly statusCode: string | null;
  readonly providerId: string | null;
  readonly excludeExpired: boolean;
};

/**
 * A page of referrals, newest first (§7 "referrals"). A row of any other member breaks the
 * contract. Throws the error page of a fault (T-36).
 */
export function getReferralPage(gateway: Gateway, query: ReferralsQuery): Promise<ReferralPage> {
  const { memberKey, viewable, excludeExpired, ...rest } = query;
  const asked = memberKey === null ? viewable : [memberKey];
  const ofThisMember = requireAnswerAbout(
    requireRequestedPage(referralsList, query),
    "content",
    (page) => asked === undefined || page.content.every((row) => asked.includes(row.memberKey)),
  );
  return gateway.read(ofThisMember, {
    ...rest,
    memberKey,
    excludeExpired: String(excludeExpired),
  });
}

/** Providers and statuses to filter by (§7 "referrals/metadata"). Throws the error page of a fault. */
export const getReferralMetadata = (
  gateway: Gateway,
  memberKey: string | null,
): Promise<ReferralMetadata> => gateway.read(referralsMetadata, { memberKey });
