import { z } from "zod";
import { defineCall } from "./call.ts";
import type { Gateway } from "./gateway.ts";
import { dayOrNull, flag, key } from "./wire.ts";

const plan = z
  .object({
    planStatus: z.enum(["ACTIVE", "FUTURE", "TERMED"]),
    planEffectiveDate: dayOrNull,
    planTerminationDate: dayOrNull,
  })
  .nullish()
  .transform((value) => value ?? null);

export const group = z.object({
  groupId: key,
  groupName: z.string(),
  memberKey: key,
  planEffectiveDate: dayOrNull,
  planTerminationDate: dayOrNull,
  /** Served by the external relationship dashboard (§4 "Post-login routing"). */
  moda360: flag,
  groupEffectiveDate: dayOrNull,
  groupTerminationDate: dayOrNull,
  inactive: flag,
  medical: plan,
  dental: plan,
  vision: plan,
  pharmacy: plan,
});

export const groups = defineCall({
  path: "groups",
  summary: "The groups this person has plans with",
  answer: z.array(group),
});

export type Group = z.output<typeof group>;

/** The person's groups (§3 "Group"); at least one for a member. */
export function listGroups(gateway: Gateway): Promise<Group[]> {
  return gateway.read(groups);
}
