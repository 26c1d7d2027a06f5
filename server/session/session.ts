import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import type { TokenClaims } from "./token-claims.ts";

/** Two hours from sign-in: using a session does not extend it (§9, T-16). */
export const TOKEN_TTL_MS = 7_200_000;

/** The longest token that another application may post here, in characters (S-25). */
export const LONGEST_TOKEN = 65_536;

/** Staff who act for a member: accountable for the session, and the session they return to. */
export type ActingStaff = {
  readonly memberKey: string;
  readonly role: string;
  /** Their own token, with which they may log in as somebody else. */
  readonly token: string;
  /** When their own session ends, milliseconds since 1970; acting does not extend it. */
  readonly expires: number;
};

/** How an identity provider knows a sign-in that came from it. */
const providerSession = z.object({
  issuer: z.string(),
  subject: z.string(),
  /** Its session there; null for a provider that does not say. */
  sid: z.string().nullable(),
  /** With which a log-out goes on there; null where it was too long to keep. */
  idToken: z.string().nullable(),
  /** When the person last proved there who they are, seconds since 1970; null where unknown. */
  authTime: z.number().nullable(),
});
export type ProviderSession = Readonly<z.output<typeof providerSession>>;

/** The generations of a session's owners when it was signed in to, by owner (owners.ts). */
export type Generations = Readonly<Record<string, string>>;

/** A signed-in member in one browser. */
export type Session = TokenClaims & {
  /** The value of `access_token`, by which its record is found (record.ts). */
  readonly id: string;
  /** The value of `api_token`, without which the record can't be opened. */
  readonly secret: string;
  /** The sign-in that it rests on: the same for the sessions that continue it. */
  readonly signIn: string;
  readonly token: string;
  /** The brand of the sign-in; the session is valid for no other. */
  readonly domainId: number;
  readonly expires: Date;
  readonly generations: Generations;
  readonly staff: ActingStaff | null;
  /** Staff chose not to send the member to the relationship dashboard (§4 "Login-as"). */
  readonly handOffPrevented: boolean;
  /** The user name of the sign-in; null without one: an arrival from another site, staff. */
  readonly username: string | null;
  /** A first sign-in: no other page opens until the password is changed (§4). */
  readonly mustChangePassword: boolean;
  /** The identity provider's part of the sign-in, also of staff who act; null for others. */
  readonly provider: ProviderSession | null;
};

/** A sign-in before its first page (§4 "Post-login routing"); its session will have the same id. */
export type PendingSession = Session & {
  /** A group has been chosen, so the choice is not offered again. */
  readonly groupChosen: boolean;
  /** The sign-in follows right after a login-as (T-48). */
  readonly afterLoginAs: boolean;
  /** Origin of the application that gets the token instead; null for this one (T-15). */
  readonly elsewhere: string | null;
};

/**
 * The acting person, who owns draft and activity: staff while they act for the member, else the
 * member.
 */
export const actorOf = ({ staff, memberKey }: Session): string => staff?.memberKey ?? memberKey;

/** The member for whom staff act; null where the acting person is the member. */
export const actedForOf = ({ staff, memberKey }: Session): string | null =>
  staff === null ? null : memberKey;

/** Whether who is signed in came from the brand's identity provider, which then has their password. */
export const isOfProvider = (
  { provider }: Pick<Session, "provider">,
  brand: { readonly identityProvider?: { readonly issuer: string } | null | undefined },
): boolean => provider !== null && provider.issuer === brand.identityProvider?.issuer;

export type SessionOptions = Partial<
  Pick<
    Session,
    | "signIn"
    | "generations"
    | "staff"
    | "handOffPrevented"
    | "username"
    | "mustChangePassword"
    | "provider"
    | "expires"
  >
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
  ...circumstances,
});

/** A new id and secret, for a session that goes on under another id. */
export const newIds = (): Pick<Session, "id" | "secret"> => ({
  id: randomBytes(24).toString("base64url"),
  secret: randomBytes(32).toString("base64url"),
});

type PendingMarks = Partial<Pick<PendingSession, "groupChosen" | "afterLoginAs" | "elsewhere">>;

export const createPendingSession = (
  session: Session,
  marks: PendingMarks = {},
): PendingSession => ({
  ...session,
  groupChosen: false,
  afterLoginAs: false,
  elsewhere: null,
  ...marks,
});

/** The session that a pending one is promoted to. */
export function toSession(pending: PendingSession): Session {
  const { groupChosen: _chosen, afterLoginAs: _after, elsewhere: _where, ...session } = pending;
  return session;
}

/** What a record says of its session: all but the values of its cookies. */
export const storedSession = z.object({
  signIn: z.string(),
  token: z.string(),
  memberKey: z.string(),
  role: z.string().nullable(),
  issuedByRole: z.string().nullable(),
  domainId: z.number(),
  expires: z.number().transform((at) => new Date(at)),
  generations: z.record(z.string(), z.string()),
  staff: z
    .object({ memberKey: z.string(), role: z.string(), token: z.string(), expires: z.number() })
    .nullable(),
  handOffPrevented: z.boolean(),
  username: z.string().nullable(),
  mustChangePassword: z.boolean(),
  provider: providerSession.nullable().default(null),
  /** Until its first page: then only `temp_token` opens it. */
  isPending: z.boolean(),
});

export const pendingMarks = z.object({
  groupChosen: z.boolean(),
  afterLoginAs: z.boolean(),
  elsewhere: z.string().nullable(),
});
