import { z } from "zod";
import { categoryOf, isEligibilityMissing } from "#app/rules/member/eligibility.ts";
import { account, findTokenMember, getAccount, type AccountMember } from "./account.ts";
import { findMissing, lacksMember } from "./missing-members.ts";
import { defineCall } from "../../transport/call.ts";
import { readOf } from "../../transport/call-functions.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { dayOrNull, plausibleDayOrNull, key, suffix, textOrNull } from "../../wire/wire.ts";

export const familyEligibilityRow = z
  .object({
    memberKey: key,
    suffix,
    productCategory: z.enum(["M", "D", "V", "X"]),
    effectiveDate: dayOrNull,
    termedDate: plausibleDayOrNull,
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
  lifetime: "session",
  asOfDate: true,
  summary:
    "Every eligibility of every family member: category, begin and end. Every member whom the account calls eligible without an end is in the answer",
  answer: z.array(familyEligibilityRow),
});

export type FamilyEligibility = z.output<typeof familyEligibilityRow>;

/** Eligibility rows of the whole family (§3). */
export const listFamilyEligibility = readOf(eligibilityFamily);

const COVERAGE = [eligibilityFamily, account] as const;

/** Keys of `members` who are covered by the account but missing from the family's answer. */
export const findMissingCoverage = (
  gateway: Gateway,
  members: readonly AccountMember[],
  family: readonly FamilyEligibility[],
): Promise<ReadonlySet<string>> =>
  findMissing(gateway, COVERAGE, members, (member) => isEligibilityMissing(member, family));

/** A member's rows of the family's answer; if they are missing, the answer breaks the contract. */
export async function requireRows(
  gateway: Gateway,
  member: AccountMember,
  family: readonly FamilyEligibility[],
): Promise<FamilyEligibility[]> {
  const { size } = await findMissingCoverage(gateway, [member], family);
  if (size > 0) return gateway.fail(lacksMember(COVERAGE));
  return family.filter((row) => row.memberKey === member.memberKey);
}

/** The viewer's eligibility rows (§3), from the family's answer. */
export async function listMemberEligibility(
  gateway: Gateway,
  memberKey: string,
): Promise<FamilyEligibility[]> {
  const family = await listFamilyEligibility(gateway);
  const rows = family.filter((row) => row.memberKey === memberKey);
  if (rows.length > 0) return rows;
  const holder = findTokenMember(await getAccount(gateway), { memberKey });
  return holder === undefined ? [] : requireRows(gateway, holder, family);
}
