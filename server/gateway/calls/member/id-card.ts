import { z } from "zod";
import { defineCall, defineWrite } from "../../transport/call.ts";
import { attemptOf, readOf } from "../../transport/call-functions.ts";
import type { Result, DocumentAnswer, Gateway } from "../../transport/gateway.ts";
import { requireAnswerAbout } from "../../wire/record-id.ts";
import {
  dayOrNull,
  key,
  keyOrNull,
  listOf,
  sentence,
  suffix,
  textOrNull,
} from "../../wire/wire.ts";

const category = z.enum(["M", "D", "V", "X"]);

export const idCardEligible = defineCall({
  path: "idCard/eligible",
  lifetime: "session",
  asOfDate: true,
  summary: "The cards of the family and whether each may be shown",
  answer: z.array(
    z.object({
      memberKey: key,
      suffix,
      category,
      eligible: z.boolean(),
      description: textOrNull,
    }),
  ),
});

const whichCard = { suffix: "whose card, 0 is the subscriber", category: "M, D, V or X" };
const VIEW =
  "An ID card: its data as JSON, or a PDF when Accept asks for one. memberSuffix is the one asked for, subscriberId the family's as account has it, or the employeeId";

/** One path with two answers (§7), chosen by Accept. */
export const idCardView = defineCall({
  path: "idCard/view",
  asOfDate: true,
  summary: VIEW,
  parameters: whichCard,
  as: "document",
  answer: z.unknown(),
});

export const idCardFace = defineCall({
  path: "idCard/view",
  asOfDate: true,
  summary: VIEW,
  parameters: whichCard,
  // §7 does not describe the content of a card; only the ids are required here.
  answer: z.object({
    memberName: z.string().trim().min(1),
    subscriberId: key,
    memberSuffix: keyOrNull,
    groupNumber: keyOrNull,
    groupName: textOrNull,
    coverage: textOrNull,
    networks: listOf(z.string()),
    effectiveDate: dayOrNull,
    covered: listOf(z.string()),
    customerServicePhone: textOrNull,
    providerServicePhone: textOrNull,
    claimsAddress: textOrNull,
  }),
});

/** §7 only names the call; the body says which card to send, and where to. */
export const idCardEmailBody = z.object({
  suffix: z.int().nonnegative(),
  category,
  emailAddress: z.string().min(1),
});

export const idCardEmail = defineWrite({
  method: "POST",
  path: "idCard/email",
  summary: "Sends an ID card to an e-mail address",
  body: idCardEmailBody,
  refusal: { shown: "on the form: the card could not be sent" },
});

export const idCardRequest = defineCall({
  path: "idCard/request",
  asOfDate: true,
  summary: "Has ID cards of one category sent by mail; the answer says when they come",
  parameters: { category: "M, D, V or X" },
  as: "text",
  noRetry: true,
  answer: sentence,
  refusal: { shown: "on the page: no card could be asked for" },
});

export type IdCard = z.output<typeof idCardEligible.answer>[number];
export type IdCardFace = z.output<typeof idCardFace.answer>;
type CardName = Pick<IdCard, "suffix" | "category">;

/** The family's cards (§7 "idCard/eligible"); only eligible ones may be requested. */
export const listIdCards = readOf(idCardEligible);

/**
 * The content of a card (§7 "idCard/view"). A numeric suffix on it must be the requested member's,
 * and its ID one of `familyIds`: any other card breaks the contract. Throws the error page of a
 * fault.
 */
export function getIdCardFace(
  gateway: Gateway,
  card: CardName,
  familyIds: readonly string[],
): Promise<IdCardFace> {
  const ofMember = requireAnswerAbout(
    idCardFace,
    "memberSuffix",
    ({ memberSuffix }) =>
      memberSuffix === null || !/^\d+$/.test(memberSuffix) || Number(memberSuffix) === card.suffix,
  );
  const ofFamily = requireAnswerAbout(ofMember, "subscriberId", ({ subscriberId }) =>
    familyIds.includes(subscriberId),
  );
  return gateway.read(ofFamily, { suffix: card.suffix, category: card.category });
}

/** A card as PDF, streamed (§7 "idCard/view"). Faults are values (§8, T-04). */
export function getIdCardPdf(gateway: Gateway, card: CardName): Promise<Result<DocumentAnswer>> {
  return gateway.stream(idCardView, { suffix: card.suffix, category: card.category });
}

/** Sends a card to an e-mail address (§7 "idCard/email"). Refusals are values. */
export const emailIdCard = attemptOf(idCardEmail);

/** Requests cards by mail (§7 "idCard/request"); returns the gateway's own text. Never repeated. */
export function requestIdCard(gateway: Gateway, kind: IdCard["category"]): Promise<Result<string>> {
  return gateway.attempt(idCardRequest, { category: kind });
}
