import { isSubscriber, listViewableMembers } from "#app/rules/member/member.ts";
import { recentClaimsWindow } from "#app/rules/claims/recent-claims.ts";
import type { Account, AccountMember } from "#server/gateway/calls/account.ts";
import type { Call } from "#server/gateway/transport/call.ts";
import { GatewayContractError } from "#server/gateway/transport/errors.ts";
import type { IdCard } from "#server/gateway/calls/id-card.ts";
import { Lacking, type Known } from "./probe-context.ts";

/** How a read is asked and what its answer must be beyond its shape, as the pages ask for it. */
export type Probe = {
  readonly call: Call;
  /** Throws a GatewayError, or Lacking or Beyond where it cannot be asked. Notes what others need. */
  readonly ask: (known: Known) => Promise<unknown>;
};

/** Throws as an answer does that breaks the contract at this field. */
export function require(holds: boolean, call: Call, field: string): asserts holds {
  if (!holds) throw new GatewayContractError(call, field);
}

/** Throws Lacking where an earlier call did not bring it; so do the others. */
export function accountOf({ account }: Known): Account {
  if (account === undefined) throw new Lacking("the account");
  return account;
}

export function viewerOf({ viewer }: Known): AccountMember {
  if (viewer === undefined) throw new Lacking("the account");
  return viewer;
}

/** The signed-in member, and of a subscriber's family one more. */
export function suffixesOf(known: Known): number[] {
  const viewer = viewerOf(known);
  const family = listViewableMembers(accountOf(known).members, viewer);
  const others = family.filter(({ memberSuffix }) => memberSuffix !== viewer.memberSuffix);
  return [viewer, ...others.slice(0, 1)].map(({ memberSuffix }) => memberSuffix);
}

export function cardOf({ card }: Known): IdCard {
  if (card === undefined) throw new Lacking("an ID card that is eligible");
  return card;
}

export function requireSubscriber(known: Known): void {
  if (!isSubscriber(viewerOf(known).memberSuffix)) throw new Lacking("a subscriber to sign in");
}

/** The two years that home asks for. */
export const windowOf = ({ today }: Known) => recentClaimsWindow(today);
