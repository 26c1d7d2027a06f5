import { normalizeName } from "#server/limits/limit-keys.ts";
import { hashOf, sharedSecrets, type KeyRing } from "./seal.ts";
import { actorOf, type Session } from "./session.ts";

/**
 * The owners of a session, each of whom can end it: the acting person ("member", staff included), the
 * user name of its sign-in, and the person and session at the identity provider that it came from.
 */
export type Owner = {
  readonly by: "member" | "username" | "provider-subject" | "provider-session";
  readonly value: string;
};

export const memberOwner = (memberKey: string): Owner => ({ by: "member", value: memberKey });

export const usernameOwner = (username: string): Owner => ({
  by: "username",
  value: normalizeName(username),
});

/** A person at a provider; with its issuer, since two providers may use the same subject. */
export const subjectOwner = (issuer: string, subject: string): Owner => ({
  by: "provider-subject",
  value: JSON.stringify([issuer, subject]),
});

export const providerSessionOwner = (issuer: string, sid: string): Owner => ({
  by: "provider-session",
  value: JSON.stringify([issuer, sid]),
});

/** A session's owners; while staff act for a member, the staff's own: the sign-in is theirs. */
export function ownersOf(session: Session): readonly Owner[] {
  const { username, provider } = session;
  const owners = [memberOwner(actorOf(session))];
  if (username !== null) owners.push(usernameOwner(username));
  if (provider !== null) owners.push(subjectOwner(provider.issuer, provider.subject));
  if (provider?.sid != null) owners.push(providerSessionOwner(provider.issuer, provider.sid));
  return owners;
}

/**
 * A key of the person whose requests share places at the gateway, and one download: by user name, the
 * same in each of their groups; by member key where that is unknown.
 */
export const personBehind = (session: Session): string =>
  session.staff === null && session.username !== null
    ? `${session.domainId} ${normalizeName(session.username)}`
    : actorOf(session);

/** The owners' keys in the store: hashes that reveal nothing, one for each key of the ring. */
export function ownerKeys(ring: KeyRing, owners: readonly Owner[]): readonly string[] {
  const secrets = sharedSecrets(ring, "owners");
  return owners.flatMap(({ by, value }) =>
    secrets.map((secret) => hashOf(secret, `${by}\n${value}`)),
  );
}
