import { lacksRecord } from "#app/rules/care/primary-care.ts";
import { pcpEligibility, pcpMembers, type PcpEligibility, type PcpMember } from "../care/pcp.ts";
import type { Call } from "../../transport/call.ts";
import { GatewayContractError } from "../../transport/errors.ts";
import type { Gateway } from "../../transport/gateway.ts";

/** The answer that may lack a member, and the one that names them. */
type Answers = readonly [lacking: Call, naming: Call];

const CARE: Answers = [pcpMembers, pcpEligibility];

export const lacksMember = ([call]: Answers) => new GatewayContractError(call, "memberKey");

/**
 * Keys of those of `members` whom an answer about the family lacks, though another answer says that
 * they are in it (docs/decisions/gateway/answers.md). Where any is missing neither
 * answer is kept: the next question may find both right.
 */
export async function findUnread<Member extends { readonly memberKey: string }>(
  gateway: Gateway,
  answers: Answers,
  members: readonly Member[],
  isUnread: (member: Member) => boolean,
): Promise<ReadonlySet<string>> {
  const unread = members.filter(isUnread);
  if (unread.length > 0) await gateway.forget(answers, lacksMember(answers));
  return new Set(unread.map(({ memberKey }) => memberKey));
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
