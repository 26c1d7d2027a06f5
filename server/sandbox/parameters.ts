import type { z } from "zod";
import { findPlainDate } from "#app/rules/dates/plain-date.ts";
import type { Call } from "#server/gateway/transport/call.ts";
import type { ClaimType } from "#server/gateway/calls/claims/claims.ts";
import { Refusal } from "./refusal.ts";
import type { Caller } from "./tokens.ts";
import type { Member } from "./world/families/family.ts";

type Args = Readonly<Record<string, string>>;

const CLAIM_TYPES: readonly ClaimType[] = ["medical", "dental", "vision"];

const isDay = (text: string) => findPlainDate(text) !== undefined;
const isWhole = (text: string) => /^\d{1,6}$/.test(text);

/** Formats of parameters, by name. Others may be any text. */
const forms: Readonly<Record<string, (text: string) => boolean>> = {
  startDate: isDay,
  endDate: isDay,
  asOfDate: isDay,
  suffix: isWhole,
  page: isWhole,
  size: (text) => isWhole(text) && Number(text) >= 1 && Number(text) <= 500,
  category: (text) => /^[MDVX]$/.test(text),
  type: (text) => CLAIM_TYPES.some((type) => type === text),
  excludeExpired: (text) => /^(?:true|false)$/.test(text),
  claimType: (text) => findClaimType(text) !== undefined,
};

/** Checks path and query parameters against the call's list. Throws a Refusal (400). */
export function checkParameters({ parameters }: Pick<Call, "parameters">, args: Args): Args {
  for (const name of Object.keys(parameters)) {
    if (!name.endsWith("?") && !args[name]) throw new Refusal(400, `${name} is required`);
  }
  for (const [name, text] of Object.entries(args)) {
    if (forms[name]?.(text) === false) throw new Refusal(400, `${name} is not valid`);
  }
  if (args["startDate"] && args["endDate"] && args["endDate"] < args["startDate"]) {
    throw new Refusal(400, "endDate is before startDate");
  }
  return args;
}

/**
 * Parses the body of a call. Throws a Refusal (400) with `refusal`, or one that names the first
 * invalid field.
 */
export function readBody<Body extends z.ZodType>(
  schema: Body,
  body: unknown,
  refusal?: Readonly<Record<string, unknown>>,
): z.output<Body> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join(".") || "the body";
  throw new Refusal(400, refusal ?? `${field} is not valid`);
}

/** Requires parameters that only one variant of a call needs. Throws a Refusal (400). */
export function requireParameters(args: Args, names: readonly string[]): void {
  for (const name of names) if (!args[name]) throw new Refusal(400, `${name} is required`);
}

/**
 * The member a call is about: the one of `suffix`, else the caller. A subscriber may ask about the
 * whole family, a dependent about themself. Throws a Refusal: 404 for an unknown member, else 403.
 */
export function memberOf(caller: Caller, suffix: string | undefined): Member {
  if (suffix === undefined) return caller.member;
  const member = caller.family.members.find((each) => each.suffix === Number(suffix));
  if (member === undefined) throw new Refusal(404, "there is no such member");
  requireRight(caller, member.key);
  return member;
}

/** The same by member key; undefined if none is given. */
export function memberOfKey(caller: Caller, memberKey: string | undefined): Member | undefined {
  if (!memberKey) return undefined;
  const member = caller.family.members.find(({ key }) => key === memberKey);
  if (member === undefined) throw new Refusal(404, "there is no such member");
  requireRight(caller, member.key);
  return member;
}

/** Throws a Refusal (403) unless the caller may ask about the member of that key. */
function requireRight(caller: Caller, memberKey: string): void {
  if (caller.member.suffix === 0 || caller.member.key === memberKey) return;
  throw new Refusal(403, "this is another member's");
}

/** The members a caller may see: the whole family for its subscriber, themself for a dependent. */
export function visibleMembers(caller: Caller): readonly Member[] {
  return caller.member.suffix === 0 ? caller.family.members : [caller.member];
}

/** A type of claim by its name or first letter, in any letter case; undefined for anything else. */
export function findClaimType(text: string | undefined): ClaimType | undefined {
  const name = (text ?? "").toLowerCase();
  return CLAIM_TYPES.find((type) => type === name || type.charAt(0) === name);
}

/** A comma-joined list; empty when it is not given. */
export const listIn = (text: string | undefined): string[] =>
  (text ?? "").split(",").filter((item) => item !== "");
