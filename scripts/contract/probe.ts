import { isSubscriber, listViewableMembers } from "#app/rules/member/member.ts";
import { recentClaimsWindow } from "#app/rules/claims/recent-claims.ts";
import type { Account, AccountMember } from "#server/gateway/calls/member/account.ts";
import type { Call } from "#server/gateway/transport/call.ts";
import { GatewayContractError } from "#server/gateway/transport/errors.ts";
import type { IdCard } from "#server/gateway/calls/member/id-card.ts";
import { MissingPrerequisite, type ProbeContext } from "./probe-context.ts";

/** How to test a read: its parameters as the pages send them, and conditions beyond the schema. */
export type Probe = {
  readonly call: Call;
  /**
   * Throws a GatewayError, MissingPrerequisite or OutOfScope. Adds data to the context for later
   * probes.
   */
  readonly ask: (context: ProbeContext) => Promise<unknown>;
};

/** Throws the contract's error for this field unless the condition holds. */
export function requireThat(holds: boolean, call: Call, field: string): asserts holds {
  if (!holds) throw new GatewayContractError(call, field);
}

/** Throws MissingPrerequisite if an earlier call did not provide it; later probes do the same. */
export function accountOf({ account }: ProbeContext): Account {
  if (account === undefined) throw new MissingPrerequisite("the account");
  return account;
}

export function viewerOf({ viewer }: ProbeContext): AccountMember {
  if (viewer === undefined) throw new MissingPrerequisite("the account");
  return viewer;
}

/** The signed-in member, and one more family member of a subscriber. */
export function suffixesOf(context: ProbeContext): number[] {
  const viewer = viewerOf(context);
  const family = listViewableMembers(accountOf(context).members, viewer);
  const others = family.filter(({ memberSuffix }) => memberSuffix !== viewer.memberSuffix);
  return [viewer, ...others.slice(0, 1)].map(({ memberSuffix }) => memberSuffix);
}

export function cardOf({ card }: ProbeContext): IdCard {
  if (card === undefined) throw new MissingPrerequisite("an ID card that is eligible");
  return card;
}

export function requireSubscriber(context: ProbeContext): void {
  if (!isSubscriber(viewerOf(context).memberSuffix))
    throw new MissingPrerequisite("a subscriber to sign in");
}

/** The two years of claims that home shows. */
export const windowOf = ({ today }: ProbeContext) => recentClaimsWindow(today);
