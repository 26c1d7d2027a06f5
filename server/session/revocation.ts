import { BentoCache, bentostore } from "bentocache";
import { memoryDriver } from "bentocache/drivers/memory";
import { TOKEN_TTL_MS } from "./session.ts";

/** Sessions that were ended before their time: a copied cookie is worth nothing after log-out. */
export type Revocations = {
  revoke(sessionId: string): Promise<void>;
  isRevoked(sessionId: string): Promise<boolean>;
};

/** Revocations kept for a session's whole length, so at least until it would have expired anyway, in the library of the cache. */
export function createRevocations(): Revocations {
  const store = new BentoCache({
    default: "revoked",
    prefix: "session",
    stores: { revoked: bentostore().useL1Layer(memoryDriver({ maxItems: 200_000 })) },
  });
  return {
    async revoke(sessionId) {
      await store.set({ key: sessionId, value: 1, ttl: TOKEN_TTL_MS });
    },
    isRevoked: (sessionId) => store.has({ key: sessionId }),
  };
}
