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
 * Keys of `members` that the first answer lacks though the second says that they belong to it
 * (docs/decisions/gateway/answers.md). If any is missing neither answer stays cached, because the
 * next read may find both right.
 */
export async function findMissing<Member extends { readonly memberKey: string }>(
  gateway: Gateway,
  answers: Answers,
  members: readonly Member[],
  isMissing: (member: Member) => boolean,
): Promise<ReadonlySet<string>> {
  const missing = members.filter(isMissing);
  if (missing.length > 0) await gateway.forget(answers, lacksMember(answers));
  return new Set(missing.map(({ memberKey }) => memberKey));
}

/** Keys of `members` for whom primary care applies although the records lack them. */
export const findMissingCare = (
  gateway: Gateway,
  members: readonly { readonly memberKey: string }[],
  records: readonly PcpMember[],
  eligibility: PcpEligibility,
): Promise<ReadonlySet<string>> =>
  findMissing(gateway, CARE, members, ({ memberKey }) =>
    lacksRecord(memberKey, records, eligibility),
  );

/**
 * Throws the error page of a member whose care is missing from the answer, which breaks its
 * contract.
 */
export const failMissingCare = (gateway: Gateway): Promise<never> =>
  gateway.fail(lacksMember(CARE));
