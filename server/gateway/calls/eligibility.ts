import { z } from "zod";
import { categoryOf } from "#app/rules/member/eligibility.ts";
import { defineCall } from "../transport/call.ts";
import { readOf } from "../transport/call-functions.ts";
import type { Gateway } from "../transport/gateway.ts";
import { dayOrNull, endOrNull, key, suffix, textOrNull } from "../wire/wire.ts";

export const familyEligibilityRow = z
  .object({
    memberKey: key,
    suffix,
    productCategory: z.enum(["M", "D", "V", "X"]),
    effectiveDate: dayOrNull,
    termedDate: endOrNull,
    source: textOrNull,
  })
  .transform(({ productCategory, termedDate, ...row }) => ({
    ...row,
    category: categoryOf(productCategory),
    terminationDate: termedDate,
    // Each row of this call is an eligibility; only the account's entries have the flag.
    eligible: true,
  }));

export const eligibilityFamily = defineCall({
  path: "eligibility/family",
  summary: "Every eligibility of every family member: category, begin and end",
  answer: z.array(familyEligibilityRow),
});

export type FamilyEligibility = z.output<typeof familyEligibilityRow>;

/** Eligibility rows of the whole family (§3). */
export const listFamilyEligibility = readOf(eligibilityFamily);

/** One member's eligibility rows (§3), from the family's answer. */
export async function listMemberEligibility(
  gateway: Gateway,
  memberKey: string,
): Promise<FamilyEligibility[]> {
  const family = await listFamilyEligibility(gateway);
  return family.filter((row) => row.memberKey === memberKey);
}
