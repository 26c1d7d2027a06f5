import { BentoCache, bentostore } from "bentocache";
import { memoryDriver } from "bentocache/drivers/memory";
import type { Runtime } from "#server/runtime.ts";
import { TOKEN_TTL_MS, type Session } from "./session.ts";

/** How long a replaced session still counts: as long as a double click may take. */
export const REPLACED_GRACE_MS = 10_000;

/**
 * Sessions that were ended early, so that a copied cookie is worth nothing after log-out. Kept in
 * this process for the length of a session: until it would have expired.
 */
export function createRevocations() {
  const store = new BentoCache({
    default: "revoked",
    prefix: "session",
    stores: { revoked: bentostore().useL1Layer(memoryDriver({ maxItems: 200_000 })) },
  });
  return {
    /**
     * Ends a session for good: at once, or with `graceMs` a moment later, so that the second click
     * of a double one still counts (docs/decisions/2026-11-21-idempotent-forms.md).
     */
    async revoke(sessionId: string, graceMs = 0) {
      const before = await store.get<number>({ key: sessionId });
      const from = Math.min(before ?? Number.POSITIVE_INFINITY, Date.now() + graceMs);
      await store.set({ key: sessionId, value: from, ttl: TOKEN_TTL_MS + graceMs });
    },
    async isRevoked(sessionId: string) {
      const from = await store.get<number>({ key: sessionId });
      return from !== undefined && from !== null && from <= Date.now();
    },
  };
}

/** Ends a session on the server: revokes it and forgets the gateway's answers cached for it. */
export async function endOnServer(
  { revocations, answers }: Pick<Runtime, "revocations" | "answers">,
  { id }: Session,
  graceMs = 0,
): Promise<void> {
  await revocations.revoke(id, graceMs);
  await answers.drop(id);
}
