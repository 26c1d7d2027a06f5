import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import { normalizeName } from "#server/limits/limit-keys.ts";
import type { KeyRing } from "../cookies/seal.ts";
import { actorOf, type Session } from "../session.ts";
import { sharedSecrets } from "../shared-secret.ts";

/**
 * The owners of a session, each of whom can end it: the acting person, and the user name of its
 * sign-in.
 */
export type Owner = { readonly by: "member" | "username"; readonly value: string };

/**
 * The owner of a session: while staff act for a member, the staff, since it rests on their sign-in.
 */
export const ownersOf = (session: Session): readonly Owner[] => [
  memberOwner(actorOf(session)),
  ...(session.username === null ? [] : [usernameOwner(session.username)]),
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

/**
 * The owners' keys outside their sessions: hashes that reveal nothing, one for each key of the
 * ring.
 */
export function createOwnerKeys(ring: KeyRing) {
  return (owners: readonly Owner[]): readonly string[] =>
    owners.flatMap((owner) => sharedSecrets(ring, "owners").map((secret) => keyOf(secret, owner)));
}

/** Every request needs the keys of its own session: this many are cached for each secret. */
const KEPT = 5000;

const known = new WeakMap<Uint8Array, LRUCache<string, string>>();

function keyOf(secret: Uint8Array, { by, value }: Owner): string {
  const text = `${by}\n${value}`;
  const keys = known.get(secret) ?? new LRUCache<string, string>({ max: KEPT });
  known.set(secret, keys);
  const key = keys.get(text) ?? hmac(secret, text);
  keys.set(text, key);
  return key;
}

const hmac = (secret: Uint8Array, text: string): string =>
  createHmac("sha256", secret).update(text).digest().subarray(0, 18).toString("base64url");
