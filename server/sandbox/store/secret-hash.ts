import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;

/** As cheap as possible, because these secrets are public and tests sign in thousands of times. */
const COST = { N: 64 };

/** Salt and hash of a secret. */
export function hashSecret(secret: string): string {
  const salt = randomBytes(16).toString("base64url");
  return `${salt}$${scryptSync(secret, salt, KEY_BYTES, COST).toString("base64url")}`;
}

/** Whether `stored` is the salt and hash of this secret, in constant time. */
export function matchesSecret(secret: string, stored: string): boolean {
  const [salt = "", hash = ""] = stored.split("$");
  const expected = Buffer.from(hash, "base64url");
  const actual = scryptSync(secret, salt, KEY_BYTES, COST);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
