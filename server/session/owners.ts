import { createHmac, type KeyObject } from "node:crypto";
import { normalizeName } from "#server/limits/limit-keys.ts";
import type { KeyRing } from "./key-ring.ts";
import { sharedSecrets } from "./key-ring.ts";
import { actorOf, type ProviderSession, type Session } from "./session.ts";

/**
 * The owners of a session, each of whom can end it: the acting person, the user name of its sign-in,
 * and the person and session at the identity provider that it came from.
 */
export type Owner = {
  readonly by: "member" | "username" | "provider-subject" | "provider-session";
  readonly value: string;
};

/** The owner of a session: while staff act for a member, the staff, since it rests on their sign-in. */
export const ownersOf = (session: Session): readonly Owner[] => [
  memberOwner(actorOf(session)),
  ...(session.username === null ? [] : [usernameOwner(session.username)]),
  ...(session.provider === null ? [] : providerOwners(session.provider)),
];

/** Provider's names of people and sessions are its own: two providers may give the same. */
export const subjectOwner = (issuer: string, subject: string): Owner => ({
  by: "provider-subject",
  value: JSON.stringify([issuer, subject]),
});

export const providerSessionOwner = (issuer: string, sid: string): Owner => ({
  by: "provider-session",
  value: JSON.stringify([issuer, sid]),
});

const providerOwners = ({ issuer, subject, sid }: ProviderSession): readonly Owner[] => [
  subjectOwner(issuer, subject),
  ...(sid === null ? [] : [providerSessionOwner(issuer, sid)]),
];

export const memberOwner = (memberKey: string): Owner => ({ by: "member", value: memberKey });

export const usernameOwner = (username: string): Owner => ({
  by: "username",
  value: normalizeName(username),
});

/**
 * The person whose requests share places: whose user name is known, the same one in each of their
 * groups.
 */
export const personBehind = (session: Session): string =>
  session.staff === null && session.username !== null
    ? `${session.domainId} ${normalizeName(session.username)}`
    : actorOf(session);

/** The owners' keys in the store: hashes that reveal nothing, one for each key of the ring. */
export const ownerKeys = (ring: KeyRing, owners: readonly Owner[]): readonly string[] =>
  owners.flatMap(({ by, value }) =>
    sharedSecrets(ring, "owners").map((secret) => hashOf(secret, `${by}\n${value}`)),
  );

/** A name in the store that reveals nothing. */
export const hashOf = (secret: KeyObject | string, text: string): string =>
  createHmac("sha256", secret).update(text).digest().subarray(0, 18).toString("base64url");
