import { z } from "zod";
import { packedToken, packToken } from "./cookies/pack-token.ts";
import { openPacked, sealPacked, type KeyRing } from "./cookies/seal.ts";
import { openStaff, sealSession, sessionClaims, withoutToken, type Session } from "./session.ts";

/** A sign-in before its first page (§4 "Post-login routing"); its session will have the same id. */
export type PendingSession = Session & {
  /** A group has been chosen, so the choice is not offered again. */
  readonly groupChosen: boolean;
  /** The sign-in follows right after a login-as (T-48). */
  readonly afterLoginAs: boolean;
  /** Origin of the application that gets the token instead; null for this one (T-15). */
  readonly elsewhere: string | null;
};

type PendingMarks = Partial<Pick<PendingSession, "groupChosen" | "afterLoginAs" | "elsewhere">>;

export function createPendingSession(session: Session, course: PendingMarks = {}): PendingSession {
  return { ...session, groupChosen: false, afterLoginAs: false, elsewhere: null, ...course };
}

/** The session that a pending one is promoted to. */
export function toSession(pending: PendingSession): Session {
  const { groupChosen: _chosen, afterLoginAs: _after, elsewhere: _where, ...session } = pending;
  return session;
}

/**
 * The cookies of a pending session: claims and token sealed together, a staff token separately.
 * Throws TokenTooLongError, also if the later session's cookies would be too long.
 */
export async function sealPendingSession(
  ring: KeyRing,
  pending: PendingSession,
): Promise<{ temporary: string; staff: string | null }> {
  const { id, expires, token, staff, ...claims } = pending;
  // The session's two cookies take more than this one, so their length decides.
  const content = {
    sid: id,
    ...claims,
    token: packToken(token),
    staff: staff && withoutToken(staff),
  };
  const [sealed, session] = await Promise.all([
    sealPacked(ring, "temporary", content, expires),
    sealSession(ring, toSession(pending)),
  ]);
  return { temporary: sealed, staff: session.staff };
}

const pendingClaims = sessionClaims.extend({
  token: packedToken,
  groupChosen: z.boolean(),
  afterLoginAs: z.boolean(),
  elsewhere: z.string().nullable(),
});

/** The pending session of its cookies; null unless they open and belong to this brand. */
export async function openPendingSession(
  ring: KeyRing,
  cookies: { readonly temporary?: string | undefined; readonly staff?: string | null | undefined },
  domainId: number,
  now: Date,
): Promise<PendingSession | null> {
  const opened = await openPacked(ring, "temporary", cookies.temporary, now);
  const found = pendingClaims.safeParse(opened);
  if (!found.success || found.data.domainId !== domainId) return null;
  const { sid, exp, staff: named, ...claims } = found.data;
  const staff = await openStaff(ring, named, { sid, cookie: cookies.staff, now });
  if (staff === undefined) return null;
  return { ...claims, id: sid, staff, expires: new Date(exp * 1000) };
}
