import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;

/** As cheap as it goes: these secrets are public, and tests sign in by the thousand. */
const COST = { N: 64 };

/** What is kept of a secret: salt and hash. */
export function hashSecret(secret: string): string {
  const salt = randomBytes(16).toString("base64url");
  return `${salt}$${scryptSync(secret, salt, KEY_BYTES, COST).toString("base64url")}`;
}

/** Whether `kept` was made of this secret. Takes as long either way. */
export function matchesSecret(secret: string, kept: string): boolean {
  const [salt = "", hash = ""] = kept.split("$");
  const expected = Buffer.from(hash, "base64url");
  const actual = scryptSync(secret, salt, KEY_BYTES, COST);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
