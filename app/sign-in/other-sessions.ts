import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { attemptGroups } from "#server/gateway/calls/member/groups.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { getRuntime } from "#server/runtime.ts";
import { memberOwner, ownersOf, type Owner } from "#server/session/store/owners.ts";
import { signInOf, type Session } from "#server/session/session.ts";
import type { TokenClaims } from "#server/session/token-claims.ts";

/** Whose sessions a member's are, with those in their other groups if the gateway lists these. */
export async function listOwners(gateway: Gateway, session: Session): Promise<readonly Owner[]> {
  const groups = await attemptGroups(gateway);
  const keys = groups.ok ? groups.value.map(({ memberKey }) => memberKey) : [];
  return [...ownersOf(session), ...keys.map(memberOwner)];
}

/**
 * Ends all sessions of these owners, in every browser and process; a session that continues is
 * renewed with `beginAnew`.
 */
export const endAllOf = (owners: readonly Owner[]): Promise<void> =>
  getRuntime().revocations.endAllOf(owners);

/** Goes on, under a new id unless `change` has one, after all sessions of its owner ended. */
export async function beginAnew(
  context: Readonly<RouterContextProvider>,
  session: Session,
  change: Partial<Pick<Session, "id" | "token" | "mustChangePassword"> & TokenClaims> = {},
): Promise<void> {
  const begun = await getRuntime().revocations.beginAnew(ownersOf(session));
  const signIn = signInOf(session);
  const renewed = { ...session, id: randomUUID(), signIn, begun, ...change };
  await context.get(sessionContext).startSession(renewed, { graceful: true });
}
