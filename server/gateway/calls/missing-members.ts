import { lacksRecord } from "#app/rules/care/primary-care.ts";
import { isEligibilityUnread } from "#app/rules/member/eligibility.ts";
import type { AccountMember } from "./account.ts";
import type { FamilyEligibility } from "./eligibility.ts";
import type { PcpEligibility, PcpMember } from "./pcp.ts";
import { GatewayContractError } from "../transport/errors.ts";
import type { Gateway } from "../transport/gateway.ts";

// Members whom an answer about the family lacks though another answer says that they are in it
// (docs/decisions/2026-11-25-missing-in-an-answer.md).

/** The answer that may lack a member, and the one that names them. */
const COVERAGE = ["eligibility/family", "account"] as const;
const CARE = ["pcp/members", "pcp/eligibility"] as const;
type Answers = typeof COVERAGE | typeof CARE;

const lacksMember = ([path]: Answers) =>
  new GatewayContractError({ method: "GET", path }, "memberKey");

/** Where any is missing neither answer is kept: whoever asks again may have both right. */
async function findUnread<Member extends { readonly memberKey: string }>(
  gateway: Gateway,
  answers: Answers,
  members: readonly Member[],
  isUnread: (member: Member) => boolean,
): Promise<ReadonlySet<string>> {
  const unread = members.filter(isUnread);
  if (unread.length > 0) await gateway.forget(answers, lacksMember(answers));
  return new Set(unread.map(({ memberKey }) => memberKey));
}

/** Keys of those of `members` whom the account calls covered though the family's answer lacks them. */
export const findUnreadCoverage = (
  gateway: Gateway,
  members: readonly AccountMember[],
  family: readonly FamilyEligibility[],
): Promise<ReadonlySet<string>> =>
  findUnread(gateway, COVERAGE, members, (member) => isEligibilityUnread(member, family));

/** A member's rows of the family's answer; where they are unread the answer breaks the contract. */
export async function requireRows(
  gateway: Gateway,
  member: AccountMember,
  family: readonly FamilyEligibility[],
): Promise<FamilyEligibility[]> {
  const { size } = await findUnreadCoverage(gateway, [member], family);
  if (size > 0) return gateway.fail(lacksMember(COVERAGE));
  return family.filter((row) => row.memberKey === member.memberKey);
}

/** Keys of those of `members` for whom primary care applies though the records lack them. */
export const findUnreadCare = (
  gateway: Gateway,
  members: readonly { readonly memberKey: string }[],
  records: readonly PcpMember[],
  eligibility: PcpEligibility,
): Promise<ReadonlySet<string>> =>
  findUnread(gateway, CARE, members, ({ memberKey }) =>
    lacksRecord(memberKey, records, eligibility),
  );

/** The page of a member whose care is unread: the answer breaks its contract. */
export const failUnreadCare = (gateway: Gateway): Promise<never> => gateway.fail(lacksMember(CARE));
