import type { ValueStore } from "#server/store/store.ts";
import { ownerKeys, ownersOf } from "./owners.ts";
import { hashOf, sharedSecrets, type KeyRing } from "./seal.ts";
import { TOKEN_TTL_MS, type Session } from "./session.ts";

/** The clocks of one site differ by less than this; those of different sites by under a minute. */
export const CLOCKS_AGREE_MS = 1000;
const CLOCKS_DIFFER_MS = 60_000;

/** The tokens that a session has: its own, and that of staff who act. */
export const tokensOf = ({ token, staff }: Session): readonly string[] =>
  staff === null ? [token] : [token, staff.token];

/**
 * Which tokens open nothing any more: a token may have left for another site, and must not open the
 * account after its session ended here (docs/decisions/sign-in/tokens-to-other-sites.md).
 */
export function createTokens(values: ValueStore, ring: KeyRing) {
  /**
   * The names of tokens in the store, under each key of the ring, without the signature: it can be
   * written in several ways that a gateway reads as the same.
   */
  function namesOf(tokens: readonly string[]): string[] {
    const secrets = sharedSecrets(ring, "tokens");
    const signed = tokens.map((token) => token.split(".", 2).join("."));
    return signed.flatMap((text) => secrets.map((secret) => `token:${hashOf(secret, text)}`));
  }
  return {
    namesOf,
    /** Marks tokens as ended, by their names. */
    async revoke(names: readonly string[]): Promise<void> {
      await Promise.all(names.map((name) => values.setAnyway(name, ENDED, TOKEN_TTL_MS)));
    },
    /** Marks all tokens of these owners that were issued before a time. */
    async revokeAllOf(owners: readonly string[], before: Date): Promise<void> {
      const since = Buffer.from(String(before.getTime()));
      await Promise.all(
        owners.map((owner) => values.setAnyway(sinceKey(owner), since, TOKEN_TTL_MS)),
      );
    },
    /**
     * Whether a token that was issued at this time may open a session: not if its session ended
     * here, or all of its owners' sessions since. Without a believable time, any such end counts.
     */
    async isGood(session: Session, issuedAt: number | null): Promise<boolean> {
      const ended = await Promise.all(namesOf([session.token]).map((name) => values.get(name)));
      if (ended.some((mark) => mark !== null)) return false;
      const keys = ownerKeys(ring, ownersOf(session)).map(sinceKey);
      const since = await Promise.all(keys.map((key) => values.get(key)));
      const latest = Math.max(0, ...since.map((at) => Number(at?.toString() ?? 0)));
      const isBelievable = issuedAt !== null && issuedAt <= Date.now() + CLOCKS_DIFFER_MS;
      return latest === 0 || (isBelievable && latest <= issuedAt + CLOCKS_AGREE_MS);
    },
  };
}

const ENDED = Buffer.from("1");
const sinceKey = (owner: string): string => `since:${owner}`;
