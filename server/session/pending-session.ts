import { z } from "zod";
import { openPacked, packedToken, packToken, sealPacked } from "./cookies/packed-seal.ts";
import type { KeyRing } from "./cookies/seal.ts";
import { openStaff, sealSession, staffClaims, withoutToken, type Session } from "./session.ts";

/**
 * Somebody who signed in and is still on the way to their first page (§4 "Post-login routing"). It
 * becomes their session under the same id, so what was asked on the way need not be asked again.
 */
export type PendingSession = Session & {
  /** A group was chosen on the way, so the choice is not offered again. */
  readonly groupChosen: boolean;
  /** This way follows right after a login-as (T-48). */
  readonly afterLoginAs: boolean;
  /** Origin of the application domain that the token belongs to instead; null for this one (T-15). */
  readonly elsewhere: string | null;
};

type PendingMarks = Partial<Pick<PendingSession, "groupChosen" | "afterLoginAs" | "elsewhere">>;

/** A session that is not one yet. */
export function createPendingSession(session: Session, course: PendingMarks = {}): PendingSession {
  return { ...session, groupChosen: false, afterLoginAs: false, elsewhere: null, ...course };
}

/** The session that a way ends in. */
export function toSession(pending: PendingSession): Session {
  const { groupChosen: _chosen, afterLoginAs: _after, elsewhere: _where, ...session } = pending;
  return session;
}

/**
 * The cookie of a way: claims and token together, readable by nobody but us; the token of staff behind
 * it goes apart. Throws TokenTooLongError for a token that is too long for them, or for the session
 * that the way will end in.
 */
export async function sealPendingSession(
  ring: KeyRing,
  pending: PendingSession,
): Promise<{ temporary: string; staff: string | null }> {
  const { id, expires, token, staff, ...claims } = pending;
  const named = staff === null ? null : withoutToken(staff);
  // Claims and token compressed in one take less than the session's two cookies: those are judged.
  const content = { sid: id, ...claims, token: packToken(token), staff: named };
  const [sealed, session] = await Promise.all([
    sealPacked(ring, "temporary", content, expires),
    sealSession(ring, toSession(pending)),
  ]);
  return { temporary: sealed, staff: session.staff };
}

const temporaryClaims = z.object({
  sid: z.string().min(1),
  token: packedToken,
  domainId: z.number(),
  memberKey: z.string(),
  role: z.string().nullable(),
  issuedByRole: z.string().nullable(),
  staff: staffClaims.nullable(),
  handOffPrevented: z.boolean(),
  mustChangePassword: z.boolean(),
  groupChosen: z.boolean(),
  afterLoginAs: z.boolean(),
  elsewhere: z.string().nullable(),
  exp: z.number(),
});

/** The way its cookies stand for; null unless they open and belong to this brand. */
export async function openPendingSession(
  ring: KeyRing,
  cookies: { readonly temporary: string | undefined; readonly staff?: string | null | undefined },
  domainId: number,
  now: Date,
): Promise<PendingSession | null> {
  const opened = await openPacked(ring, "temporary", cookies.temporary, now);
  const found = temporaryClaims.safeParse(opened);
  if (!found.success || found.data.domainId !== domainId) return null;
  const { sid, exp, staff: named, ...claims } = found.data;
  const staff = await openStaff(ring, named, { sid, cookie: cookies.staff, now });
  if (staff === undefined) return null;
  return { ...claims, id: sid, staff, expires: new Date(exp * 1000) };
}
