import { z } from "zod";
import { MEMBER_ID } from "#app/rules/forms/validation.ts";
import { LOGIN_REASONS } from "#app/rules/sign-in/login-error.ts";
import { defineCall } from "../../transport/call.ts";
import { attemptOf, readOf } from "../../transport/call-functions.ts";
import { orNull } from "../../wire/wire.ts";
import { gatewayName } from "./registration.ts";

const tokenBody = z.object({ username: z.string(), password: z.string(), domainId: z.number() });

export const tokenAnswer = z.object({
  token: z.string().min(1).meta({ description: "a JWT; see the section Tokens" }),
  /** Host for the navigation after sign-in, or null for this one. */
  redirect: orNull(z.string()),
});

export const postToken = defineCall({
  method: "POST",
  path: "token",
  summary: "Exchanges a user name and password for a token",
  body: tokenBody,
  bearer: false,
  answer: tokenAnswer,
  refusal: {
    statuses: ["4XX"],
    reasons: LOGIN_REASONS,
    shown: "on the log-in form; any other `errorType`, or none, is shown as not recognized",
  },
});

export const tokenUserkey = defineCall({
  path: "token/userkey",
  summary: "The member's one-time key for the eBill site",
  as: "text",
  answer: z
    .string()
    .regex(/^\S{1,4096}$/)
    .meta({ description: "the key, with or without quotes; not empty, and without a space" }),
});

const memberToImpersonate = z.object({
  subscriberId: z.string().regex(MEMBER_ID).meta({
    description: "the ID on the card, a subscriber's or an employee's, as staff typed it",
  }),
  domainId: z.number(),
  firstName: gatewayName.optional(),
  lastName: gatewayName.optional(),
  dateOfBirth: z.string().optional(),
});

export const postLoginAs = defineCall({
  method: "POST",
  path: "login-as",
  summary: "Exchanges a staff member's token for one of the member named; 400 and 404 say why not",
  body: memberToImpersonate,
  answer: tokenAnswer,
  refusal: {
    statuses: [400, 404],
    shown: "on the form, in the words of the body's `message` (cut at 300 characters)",
  },
});

export const postGroupSelection = defineCall({
  method: "POST",
  path: "group-selection",
  summary: "Exchanges a token for one of the same person in another of their groups",
  body: z.object({ groupId: z.string(), domain: z.number() }),
  answer: tokenAnswer,
});

/** The body of POST login-as (§3 "Login-as payload"). */
export type LoginAsPayload = Readonly<z.output<typeof memberToImpersonate>>;
export type TokenAnswer = z.output<typeof tokenAnswer>;

/** Requests a token (§7, §8 "Login errors"). Refusals are values, which the form shows. */
export const requestToken = attemptOf(postToken);

/**
 * Requests a member's token with the staff member's (§3, §7). Refusals (400, 404) are values (§8).
 */
export const requestLoginAs = attemptOf(postLoginAs);

/** Requests a token in another group (§4 "Group selection", T-57). Faults are values. */
export const switchGroup = attemptOf(postGroupSelection);

/** The member's key for the eBill site (§7). It works once, so it is never cached. */
export const getUserkey = readOf(tokenUserkey);
