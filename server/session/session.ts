import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { tokenClaims, type TokenClaims } from "./token-claims.ts";

/** Two hours from sign-in: using a session does not extend it (§9, T-16). */
export const TOKEN_TTL_MS = 7_200_000;

/** The longest token that another application may post here, in characters (S-25). */
export const LONGEST_TOKEN = 65_536;

/** Staff who act for a member: accountable for the session, and the session they return to. */
const actingStaff = z.object({
  memberKey: z.string(),
  role: z.string(),
  /** Their own token, with which they may log in as somebody else. */
  token: z.string(),
  /** When their own session ends, milliseconds since 1970; acting does not extend it. */
  expires: z.number(),
});
export type ActingStaff = Readonly<z.output<typeof actingStaff>>;

/** How an identity provider knows a sign-in that came from it. */
const providerSession = z.object({
  issuer: z.string(),
  subject: z.string(),
  /** The provider's own session id; null if it does not say. */
  sid: z.string().nullable(),
  /** The token with which a log-out continues there; null if it was too long to keep. */
  idToken: z.string().nullable(),
  /** When the person last proved there who they are, seconds since 1970; null where unknown. */
  authTime: z.number().nullable(),
});
export type ProviderSession = Readonly<z.output<typeof providerSession>>;

/** What a record says of its session: all but the values of its cookies. */
const content = tokenClaims.extend({
  /** The id of its sign-in, which the sessions that continue it share. */
  signIn: z.string(),
  token: z.string(),
  /** The brand of the sign-in; the session is valid for no other. */
  domainId: z.number(),
  expires: z.number().transform((at) => new Date(at)),
  /** The generations of its owners when it was signed in to, by owner (owners.ts). */
  generations: z.record(z.string(), z.string()),
  staff: actingStaff.nullable(),
  /** Staff chose not to send the member to the relationship dashboard (§4 "Login-as"). */
  handOffPrevented: z.boolean(),
  /** The user name of the sign-in; null without one: an arrival from another site, staff. */
  username: z.string().nullable(),
  /** A first sign-in: no other page opens until the password is changed (§4). */
  mustChangePassword: z.boolean(),
  /** The identity provider's part of the sign-in, also of staff who act; null for others. */
  provider: providerSession.nullable().default(null),
  /** No page was shown yet: only `temp_token` opens the session. */
  isPending: z.boolean(),
});

/** What a sign-in knows before its first page (§4 "Post-login routing"). */
const pendingMarks = z.object({
  /** A group has been chosen, so the choice is not offered again. */
  groupChosen: z.boolean(),
  /** The sign-in follows right after a login-as (T-48). */
  afterLoginAs: z.boolean(),
  /** Origin of the application that gets the token instead; null for this one (T-15). */
  sendTokenTo: z.string().nullable(),
});

/** A signed-in member in one browser. */
export type Session = Readonly<z.output<typeof content>> & {
  /** The value of `access_token`, by which its record is found (record.ts). */
  readonly id: string;
  /** The value of `api_token`, without which the record can't be opened. */
  readonly secret: string;
};
export type Generations = Session["generations"];

/** A sign-in before its first page; its session will have the same id. */
export type PendingSession = Session & Readonly<z.output<typeof pendingMarks>>;

/** Why a session ended, or was not valid any more when a request came with it. */
export type SessionEnd =
  | "log-out"
  /** Not used for SESSION_IDLE_S. */
  | "idle"
  /** Two hours after sign-in. */
  | "limit"
  /** The gateway refused its token (401). */
  | "gateway"
  /** Ended before, by another request or with all of its owner's sessions. */
  | "ended-before"
  /** The cookie was not written by this product. */
  | "unreadable";

/** The field `core` of a record. A session that began as a sign-in still has the sign-in's marks. */
export const storedSession = content.extend(pendingMarks.partial().shape);

/** The session as a pending sign-in; null if it did not begin as one. */
export function findPending(session: Session): PendingSession | null {
  const marks = pendingMarks.safeParse(session);
  return marks.success ? { ...session, ...marks.data } : null;
}

/** The signed-in person: a pending sign-in is newer than the session beside it. */
export const signedInSession = (opened: {
  readonly current: Session | null;
  readonly pending: PendingSession | null;
}): Session | null => opened.pending ?? opened.current;

/**
 * The acting person, who owns draft and activity: staff while they act for the member, else the
 * member.
 */
export const actorOf = ({ staff, memberKey }: Session): string => staff?.memberKey ?? memberKey;

/** The member for whom staff act; null where the acting person is the member. */
export const actedForOf = ({ staff, memberKey }: Session): string | null =>
  staff === null ? null : memberKey;

/** Whether the member signed in through the brand's identity provider, which has their password. */
export const isOfProvider = (
  { provider }: Pick<Session, "provider">,
  brand: { readonly identityProvider?: { readonly issuer: string } | null | undefined },
): boolean => provider !== null && provider.issuer === brand.identityProvider?.issuer;

export type SessionOptions = Partial<
  Omit<Session, "id" | "secret" | "token" | "domainId" | "isPending" | keyof TokenClaims>
>;

/** A new session of the token's holder, under a new id. */
export const createSession = (
  token: string,
  claims: TokenClaims,
  domainId: number,
  now: Date,
  circumstances: SessionOptions = {},
): Session => ({
  ...claims,
  ...newIds(),
  signIn: randomUUID(),
  token,
  domainId,
  expires: new Date(now.getTime() + TOKEN_TTL_MS),
  generations: {},
  staff: null,
  handOffPrevented: false,
  username: null,
  mustChangePassword: false,
  provider: null,
  isPending: false,
  ...circumstances,
});

/** A new id and secret, for a session that goes on under another id. */
export const newIds = (): Pick<Session, "id" | "secret"> => ({
  id: randomBytes(24).toString("base64url"),
  secret: randomBytes(32).toString("base64url"),
});

export const createPendingSession = (
  session: Session,
  marks: Partial<z.output<typeof pendingMarks>> = {},
): PendingSession => ({
  ...session,
  isPending: true,
  groupChosen: false,
  afterLoginAs: false,
  sendTokenTo: null,
  ...marks,
});
