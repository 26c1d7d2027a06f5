import { z } from "zod";
import { defineCall } from "../../transport/call.ts";
import { findWithShortTimeout, readOf } from "../../transport/call-functions.ts";
import { GatewayContractError } from "../../transport/errors.ts";
import type { Gateway, Result } from "../../transport/gateway.ts";
import { requireAnswerAbout } from "../../wire/record-id.ts";
import { dayOrNull, plausibleDayOrNull, flag, key, listOf, orNull } from "../../wire/wire.ts";

/** The state of a plan of a group (§3 "Group"). */
export const PLAN_STATUSES = ["ACTIVE", "FUTURE", "TERMED"] as const;

const plan = orNull(
  z.object({
    /** Null for a state that is newer than this product. */
    planStatus: z
      .string()
      .transform((word) => PLAN_STATUSES.find((known) => known === word) ?? null)
      .meta({ description: `one of ${PLAN_STATUSES.join(", ")}` }),
    planEffectiveDate: dayOrNull,
    planTerminationDate: plausibleDayOrNull,
  }),
);

export const group = z.object({
  groupId: key,
  groupName: z.string(),
  memberKey: key,
  planEffectiveDate: dayOrNull,
  planTerminationDate: plausibleDayOrNull,
  /** Served by the external relationship dashboard (§4 "Post-login routing"). */
  moda360: flag,
  groupEffectiveDate: dayOrNull,
  groupTerminationDate: plausibleDayOrNull,
  inactive: flag,
  medical: plan,
  dental: plan,
  vision: plan,
  pharmacy: plan,
});

export const groups = defineCall({
  path: "groups",
  lifetime: "session",
  summary: "The groups this person has plans with",
  answer: z.array(group),
});

export const individualGroups = defineCall({
  path: "groups/individual",
  lifetime: "session",
  summary: "The same person's groups with the state of each plan, for the signed-in group switcher",
  answer: z.array(group),
});

const currentGroup = orNull(
  z.union([key, z.object({ groupId: key }).transform(({ groupId }) => groupId)]),
);

export const groupDetail = defineCall({
  path: "group-detail",
  lifetime: "session",
  summary: "The person's groups with their coverage dates, and which one the token is of",
  optional: true,
  answer: z.object({
    groups: listOf(
      z.object({
        groupId: key,
        groupName: z.string(),
        startDate: dayOrNull,
        endDate: plausibleDayOrNull,
      }),
    ),
    /** A group ID, or an object that holds one. */
    currentGroup,
  }),
});

export type GroupSelectData = z.output<typeof groupDetail.answer>;
export type Group = z.output<typeof group>;

/** The person's groups (§3 "Group"). */
export const listGroups = readOf(groups);

/** The groups of a token that is not checked yet (§3 "Group"): a refusal is a value. */
export const attemptGroups = (gateway: Gateway): Promise<Result<Group[]>> =>
  gateway.attempt(groups);

/** A person's groups, and the one of the token's member (§8). */
type GroupChoice = { readonly groups: readonly Group[]; readonly current: Group };

function choiceOf(call: typeof groups) {
  return async (gateway: Gateway, memberKey: string): Promise<GroupChoice> => {
    const isOwn = (group: Group) => group.memberKey === memberKey;
    const withOwn = requireAnswerAbout(call, "memberKey", (all) => all.some(isOwn));
    const all = await gateway.read(withOwn);
    // A cached answer was not checked for this member.
    const current =
      all.find(isOwn) ?? (await gateway.fail(new GatewayContractError(call, "memberKey")));
    return { groups: all, current };
  };
}

/**
 * The groups to choose from at sign-in. An answer without the member's own group breaks the
 * contract.
 */
export const getGroups = choiceOf(groups);

/** A person's groups with each plan's status (§2 "Select-group page", §3 "Group"). */
export const getIndividualGroups = choiceOf(individualGroups);

/** The data of the shell's group link (§3 "Group select data"); optional: null on any fault. */
export const findGroupSelectData = (gateway: Gateway): Promise<GroupSelectData | null> =>
  findWithShortTimeout(gateway, groupDetail);
