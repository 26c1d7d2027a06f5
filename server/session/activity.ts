import { z } from "zod";
import { open, seal, type KeyRing } from "./cookies/seal.ts";
import { TOKEN_TTL_MS } from "./session.ts";

/** How long after its end a session is remembered as whose it was: so long is a form kept. */
export const DRAFT_TTL_MS = 900_000;

/** Seconds the cookie lives: the session's length, and the time a form is kept after it. */
export const ACTIVITY_COOKIE_S = (TOKEN_TTL_MS + DRAFT_TTL_MS) / 1000;

/** A newer stamp is written at most this often; an idle limit is minutes, so it loses nothing. */
const STAMP_EVERY_MS = 30_000;

/**
 * When somebody was last seen, sealed beside the session it is of: any process can enforce the idle
 * limit, and none has to remember. `seenAt` is in milliseconds since 1970.
 */
export type Activity = {
  readonly sessionId: string;
  readonly memberKey: string;
  readonly domainId: number;
  readonly seenAt: number;
};

/** The cookie for a session seen now. */
export function sealActivity(
  ring: KeyRing,
  session: { readonly id: string; readonly memberKey: string; readonly domainId: number },
  now: Date,
): Promise<string> {
  const { id, memberKey, domainId } = session;
  const expires = new Date(now.getTime() + ACTIVITY_COOKIE_S * 1000);
  return seal(ring, "activity", { sid: id, memberKey, domainId, seenAt: now.getTime() }, expires);
}

const activityClaims = z.object({
  sid: z.string(),
  memberKey: z.string(),
  domainId: z.number(),
  seenAt: z.number(),
});

/** What the cookie says; null when it is foreign, changed, too old or another brand's. */
export async function openActivity(
  ring: KeyRing,
  cookie: string | undefined,
  domainId: number,
  now: Date,
): Promise<Activity | null> {
  const found = activityClaims.safeParse(await open(ring, "activity", cookie, now));
  if (!found.success || found.data.domainId !== domainId) return null;
  const { sid, ...rest } = found.data;
  return { ...rest, sessionId: sid };
}

/** Whether the session was seen lately enough; without its stamp it was not. */
export function isActive(
  activity: Activity | null,
  sessionId: string,
  now: Date,
  idleMs: number,
): boolean {
  return activity?.sessionId === sessionId && now.getTime() - activity.seenAt < idleMs;
}

/** Whether it is time for a newer stamp. */
export function isStampDue(activity: Activity | null, sessionId: string, now: Date): boolean {
  return activity?.sessionId !== sessionId || now.getTime() - activity.seenAt >= STAMP_EVERY_MS;
}
