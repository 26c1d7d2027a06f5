import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { TokenClaims } from "./claims.ts";
import { open, seal, type KeyRing } from "./seal.ts";

/** Two hours, absolute: a session is not lengthened by being used (§9, T-16). */
export const TOKEN_TTL_MS = 7_200_000;

/** Staff behind a session of a member they act for: what they go back to, and who answers for it. */
export type StaffBehind = {
  readonly memberKey: string;
  readonly role: string;
  /** Their own token, with which they may log in as somebody else. */
  readonly token: string;
  /** When their own session ends, milliseconds since 1970: acting for somebody does not lengthen it. */
  readonly expires: number;
};

/** A signed-in member on one browser. `id` names the answers kept for it and its revocation. */
export type Session = TokenClaims & {
  readonly id: string;
  /** The gateway's token. */
  readonly token: string;
  /** The brand that was signed in to; the session is good for no other. */
  readonly domainId: number;
  readonly expires: Date;
  /** Null while members act for themselves. */
  readonly staff: StaffBehind | null;
  /** Staff asked that this member is not handed off to the relationship dashboard (§4 "Login-as"). */
  readonly handOffPrevented: boolean;
  /** A first sign-in: nothing else is open until the password is changed (§4). */
  readonly mustChangePassword: boolean;
};

type Circumstances = Partial<
  Pick<Session, "staff" | "handOffPrevented" | "mustChangePassword" | "expires">
>;

/** A new session of the token's holder, with an id nobody used before. */
export function newSession(
  token: string,
  claims: TokenClaims,
  domainId: number,
  now: Date,
  circumstances: Circumstances = {},
): Session {
  return {
    ...claims,
    id: randomUUID(),
    token,
    domainId,
    expires: new Date(now.getTime() + TOKEN_TTL_MS),
    staff: null,
    handOffPrevented: false,
    mustChangePassword: false,
    ...circumstances,
  };
}

/**
 * A session travels as two sealed cookies that are worth nothing alone: the access token says whose
 * session it is, the api token holds what the gateway is asked with.
 */
export async function sealSession(
  ring: KeyRing,
  session: Session,
): Promise<{ access: string; api: string }> {
  const { id, token, expires, staff, ...who } = session;
  const behind =
    staff === null
      ? null
      : { memberKey: staff.memberKey, role: staff.role, expires: staff.expires };
  const [access, api] = await Promise.all([
    seal(ring, "access", { sid: id, ...who, staff: behind }, expires),
    seal(ring, "api", { sid: id, token, staffToken: staff?.token ?? null }, expires),
  ]);
  return { access, api };
}

/** Opens sessions, remembering those it opened lately: most requests come with the same cookies. */
export type SessionOpener = (
  cookies: { readonly access: string | undefined; readonly api: string | undefined },
  domainId: number,
  now: Date,
) => Promise<Session | null>;

/** An opener for a key ring. What it remembers is judged anew each time: brand, and time left. */
export function createSessionOpener(ring: KeyRing, maxRemembered = 5000): SessionOpener {
  const remembered = new LRUCache<string, Session>({ max: maxRemembered });
  return async (cookies, domainId, now) => {
    if (cookies.access === undefined || cookies.api === undefined) return null;
    const key = `${cookies.access} ${cookies.api}`;
    const known = remembered.get(key);
    if (known !== undefined) {
      return known.domainId === domainId && known.expires > now ? known : null;
    }
    const session = await openSession(ring, cookies, domainId, now);
    if (session !== null) remembered.set(key, session);
    return session;
  };
}

const accessClaims = z.object({
  sid: z.string().min(1),
  domainId: z.number(),
  memberKey: z.string(),
  role: z.string().nullable(),
  issuedByRole: z.string().nullable(),
  staff: z.object({ memberKey: z.string(), role: z.string(), expires: z.number() }).nullable(),
  handOffPrevented: z.boolean(),
  mustChangePassword: z.boolean(),
  exp: z.number(),
});
const apiClaims = z.object({
  sid: z.string(),
  token: z.string(),
  staffToken: z.string().nullable(),
});

/** The session of two cookies; null unless both open, belong together and to this brand. */
export async function openSession(
  ring: KeyRing,
  cookies: { readonly access: string | undefined; readonly api: string | undefined },
  domainId: number,
  now: Date,
): Promise<Session | null> {
  const [access, api] = await Promise.all([
    open(ring, "access", cookies.access, now),
    open(ring, "api", cookies.api, now),
  ]);
  const who = accessClaims.safeParse(access);
  const what = apiClaims.safeParse(api);
  if (!who.success || !what.success) return null;
  const { sid, exp, staff, ...claims } = who.data;
  const { token, staffToken } = what.data;
  if (what.data.sid !== sid || claims.domainId !== domainId) return null;
  if ((staff === null) !== (staffToken === null)) return null;
  return {
    ...claims,
    id: sid,
    token,
    staff: staff === null || staffToken === null ? null : { ...staff, token: staffToken },
    expires: new Date(exp * 1000),
  };
}
