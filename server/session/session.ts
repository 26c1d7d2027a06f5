import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { TokenClaims } from "./token-claims.ts";
import { packedToken, packToken } from "./cookies/pack-token.ts";
import { open, openPacked, seal, sealPacked, type KeyRing } from "./cookies/seal.ts";
import { requireTokenFits, requireCookiesFit } from "./cookies/token-length.ts";

/** Two hours from sign-in: using a session does not extend it (§9, T-16). */
export const TOKEN_TTL_MS = 7_200_000;

/** Staff who act for a member: accountable for the session, and the session they return to. */
export type ActingStaff = {
  readonly memberKey: string;
  readonly role: string;
  /** Their own token, with which they may log in as somebody else. */
  readonly token: string;
  /** When their own session ends, milliseconds since 1970; acting does not extend it. */
  readonly expires: number;
};

/** A signed-in member in one browser. `id` is the key of its cached answers and its revocation. */
export type Session = TokenClaims & {
  readonly id: string;
  /** Of a session that continues another: the sign-in (`signInOf`) that both rest on. */
  readonly signIn?: string | undefined;
  readonly token: string;
  /** The brand of the sign-in; the session is valid for no other. */
  readonly domainId: number;
  readonly expires: Date;
  /**
   * The start, milliseconds since 1970; a session that continues another keeps the first one's
   * start.
   */
  readonly begun: number;
  readonly staff: ActingStaff | null;
  /** Staff chose not to send the member to the relationship dashboard (§4 "Login-as"). */
  readonly handOffPrevented: boolean;
  /** The user name of the sign-in; null without one: an arrival from another site, staff. */
  readonly username: string | null;
  /** A first sign-in: no other page opens until the password is changed (§4). */
  readonly mustChangePassword: boolean;
};

/**
 * The acting person, who owns draft and activity: staff while they act for the member, else the
 * member.
 */
export const actorOf = ({ staff, memberKey }: Session): string => staff?.memberKey ?? memberKey;

/** Names the sign-in of a session, also after a group switch or another change of its id. */
export const signInOf = ({ id, signIn }: Pick<Session, "id" | "signIn">): string =>
  signIn ?? id.slice(0, 13);

export type SessionOptions = Partial<
  Pick<
    Session,
    | "signIn"
    | "begun"
    | "staff"
    | "handOffPrevented"
    | "username"
    | "mustChangePassword"
    | "expires"
  >
>;

/** A new session of the token's holder, with a new id. */
export function createSession(
  token: string,
  claims: TokenClaims,
  domainId: number,
  now: Date,
  circumstances: SessionOptions = {},
): Session {
  return {
    ...claims,
    id: randomUUID(),
    token,
    domainId,
    expires: new Date(now.getTime() + TOKEN_TTL_MS),
    begun: Date.now(),
    staff: null,
    handOffPrevented: false,
    username: null,
    mustChangePassword: false,
    ...circumstances,
  };
}

type TokenCookies = {
  readonly access?: string | undefined;
  readonly api?: string | undefined;
  readonly staff?: string | null | undefined;
};

/**
 * A session is two sealed cookies, each useless alone: its claims, and the gateway's token. The
 * token of acting staff has its own. Throws TokenTooLongError.
 */
export async function sealSession(
  ring: KeyRing,
  session: Session,
): Promise<{ access: string; api: string; staff: string | null }> {
  const { id, token, expires, staff, ...who } = session;
  requireTokenFits(token);
  const sealToken = (purpose: string, text: string) =>
    sealPacked(ring, purpose, { sid: id, token: packToken(text) }, expires);
  const [access, api, staffToken] = await Promise.all([
    seal(ring, "access", { sid: id, ...who, staff: staff && withoutToken(staff) }, expires),
    sealToken("api", token),
    staff && sealToken("staff", staff.token),
  ]);
  requireCookiesFit(token, [access, api, staffToken]);
  return { access, api, staff: staffToken };
}

/** The claims about staff, beside the member's own. */
export const withoutToken = ({ memberKey, role, expires }: ActingStaff) => ({
  memberKey,
  role,
  expires,
});

const staffClaims = z.object({ memberKey: z.string(), role: z.string(), expires: z.number() });

const tokenCookie = z.object({ sid: z.string(), token: packedToken });

/** Acting staff, from claims and staff cookie; undefined if these do not belong together. */
export async function openStaff(
  ring: KeyRing,
  claims: z.output<typeof staffClaims> | null,
  of: { readonly sid: string; readonly cookie: string | null | undefined; readonly now: Date },
): Promise<ActingStaff | null | undefined> {
  if (claims === null) return null;
  const opened = await openPacked(ring, "staff", of.cookie ?? undefined, of.now);
  const found = tokenCookie.safeParse(opened);
  if (!found.success || found.data.sid !== of.sid) return undefined;
  return { ...claims, token: found.data.token };
}

export const sessionClaims = z.object({
  sid: z.string().min(1),
  signIn: z.string().optional(),
  domainId: z.number(),
  memberKey: z.string(),
  role: z.string().nullable(),
  issuedByRole: z.string().nullable(),
  staff: staffClaims.nullable(),
  handOffPrevented: z.boolean(),
  // Sessions of the previous version have none: the first "end all" ends them.
  begun: z.number().default(0),
  username: z.string().nullable().default(null),
  mustChangePassword: z.boolean(),
  exp: z.number(),
});

/** The session of its cookies; null unless all open and belong together and to this brand. */
export async function openSession(
  ring: KeyRing,
  cookies: TokenCookies,
  domainId: number,
  now: Date,
): Promise<Session | null> {
  const [access, api] = await Promise.all([
    open(ring, "access", cookies.access, now),
    openPacked(ring, "api", cookies.api, now),
  ]);
  const who = sessionClaims.safeParse(access);
  const what = tokenCookie.safeParse(api);
  if (!who.success || !what.success) return null;
  const { sid, exp, staff: named, ...claims } = who.data;
  if (what.data.sid !== sid || claims.domainId !== domainId) return null;
  const staff = await openStaff(ring, named, { sid, cookie: cookies.staff, now });
  if (staff === undefined) return null;
  return { ...claims, id: sid, token: what.data.token, staff, expires: new Date(exp * 1000) };
}
