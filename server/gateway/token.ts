import { z } from "zod";
import { defineCall } from "./call.ts";
import type { Attempt, Gateway } from "./gateway.ts";

const tokenBody = z.object({ username: z.string(), password: z.string(), domainId: z.number() });

export const tokenAnswer = z.object({
  token: z.string().min(1),
  /** Host for the navigation after sign-in, or null for this one. */
  redirect: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
});

export const postToken = defineCall({
  method: "POST",
  path: "token",
  summary: "Exchanges a user name and password for a token",
  body: tokenBody,
  bearer: false,
  answer: tokenAnswer,
});

export const tokenUserkey = defineCall({
  path: "token/userkey",
  summary: "The member's one-time key for the eBill site",
  as: "text",
  answer: z.string().trim().min(1),
});

export type TokenAnswer = z.output<typeof tokenAnswer>;

/** Asks for a token (§7, §8 "Login errors"). A refusal comes back as a value: the form shows it. */
export function requestToken(
  gateway: Gateway,
  body: z.input<typeof tokenBody>,
): Promise<Attempt<TokenAnswer>> {
  return gateway.attempt(postToken, {}, body);
}

/** The member's key for the eBill site (§7). Never kept: it is for one use. */
export function getUserkey(gateway: Gateway): Promise<string> {
  return gateway.read(tokenUserkey);
}
