import { z } from "zod";
import { defineCall, defineWrite } from "../../transport/call.ts";
import { attemptFreshOf, attemptOf, readOf } from "../../transport/call-functions.ts";
import { day, dayOrNull, flag, orNull, textOrNull } from "../../wire/wire.ts";

const PATH = "account/confidential-communication";

/** The state of a request. */
const CONFIDENTIAL_STATUSES = ["RECEIVED", "ACKNOWLEDGED", "IN_FORCE", "ENDED"] as const;

const mailingAddress = z.object({
  addressLine1: z.string(),
  addressLine2: textOrNull,
  city: z.string(),
  state: textOrNull,
  postalCode: textOrNull,
  country: textOrNull,
});

/** The content of a request: where to send mail, and about what. */
const asked = {
  emailAddress: textOrNull,
  mailingAddress: orNull(mailingAddress),
  phoneNumber: textOrNull,
  /** All health information, or only some care, which the member describes. */
  about: z.enum(["ALL", "SOME"]),
  aboutWords: textOrNull,
  couldEndanger: flag,
};

/** What the gateway has to do, for the contract document. */
const DUTIES =
  "Whose request it is, is the token's member; staff's tokens are refused (403). It is in force within 7 days of an electronic request's receipt, 30 of one by mail (ORS 743B.555, 45 CFR 164.522(b)). " +
  "From the acknowledgement on, and for at least two hours (a session's length) before the status is IN_FORCE, every answer to anybody but that person, such as the subscriber, staff who act as the subscriber and other dependents, leaves that person's items out: " +
  "claims/{type}, claims/{type}/{id}, claims/metadata, v2/eobs, eobs/metadata, eobs/eob-detail, eobs/pdf, benefits/limits and the used amounts of benefits/*, referrals, referrals/metadata, referrals/hasReferrals, pcp/members. " +
  "Counts and totals, those of the family too, leave them out. The answers look as they would for a person without such items: an empty page, 404 for an id, an amount not used, a record of pcp/members without history. Never a marker, and never a word of the request itself. " +
  "Where it is about some care only, the items of that care are left out, and in doubt all. " +
  "A change leaves status and days as they are: what is in force stays in force. " +
  "inForceBy is the last day on which the request may come into force; changeInForceBy the last one for a later change, null where none is waiting; about is ALL health information or SOME care, which aboutWords names";

export const getConfidentialCall = defineCall({
  path: PATH,
  extension: true,
  summary: `The member's request for confidential communication, null for none. ${DUTIES}`,
  answer: z.nullable(
    z.object({
      status: z.enum(CONFIDENTIAL_STATUSES),
      receivedDate: day,
      acknowledgedDate: dayOrNull,
      inForceBy: day,
      inForceDate: dayOrNull,
      endedDate: dayOrNull,
      changeInForceBy: dayOrNull,
      ...asked,
    }),
  ),
});

export const confidentialBody = z.object({
  request: z
    .object(asked)
    .nullable()
    .meta({ description: "what the member asks for from now on; null ends the request" }),
});

export const putConfidential = defineWrite({
  path: PATH,
  extension: true,
  summary:
    "Asks for confidential communication, changes what was asked, or ends it. No reason is asked for",
  body: confidentialBody,
  refusal: { shown: "on the form: the request was not saved" },
});

export type ConfidentialRequest = NonNullable<z.output<typeof getConfidentialCall.answer>>;
export type ConfidentialAsked = NonNullable<z.output<typeof confidentialBody>["request"]>;

/**
 * The member's own request, null for none. Never cached, because the page must show what is in
 * force now.
 */
export const getConfidentialRequest = readOf(getConfidentialCall);

/** The request past the cache, to compare with a form or after a lost write. Errors are values. */
export const attemptConfidentialRequest = attemptFreshOf(getConfidentialCall);

/**
 * Makes, changes or ends the request (`request: null`). Faults are values, which the form shows.
 */
export const saveConfidentialRequest = attemptOf(putConfidential, [getConfidentialCall]);
