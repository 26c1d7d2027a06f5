import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import { atMost } from "#server/at-most.ts";
import { createMarks, type Mark } from "#server/redis/marks.ts";
import type { WaitBudget } from "#server/redis/patience.ts";
import type { SharedStore } from "#server/redis/store.ts";
import type { Runtime } from "#server/runtime.ts";
import type { KeyRing } from "../cookies/seal.ts";
import { createOwnerKeys, ownersOf, type Owner } from "./owners.ts";
import { sessionKey } from "../session-key.ts";
import { sharedSecrets } from "../shared-secret.ts";
import { TOKEN_TTL_MS, type Session } from "../session.ts";

/** How long a replaced session stays valid: as long as a double click may take. */
export const REPLACED_GRACE_MS = 10_000;

/**
 * Whether a session is valid; "unknown" if the shared store does not answer, which never counts as
 * "live".
 */
export type SessionStatus = "live" | "ended" | "unknown";

/** Ended at once, whatever the clock, since the clocks of two machines differ. */
const AT_ONCE = 0;

/** A session of a machine whose clock is ahead by up to this ends with the others, too. */
export const CLOCKS_DIFFER_MS = 60_000;
/** Clocks of one site differ by less. */
const CLOCKS_AGREE_MS = 1000;

/** The latest sessions that were checked; verdicts of others are not remembered. */
const MOST_VERDICTS = 50_000;

type Asking = {
  readonly budget?: WaitBudget;
  /** Whether a recent "live" may be reused while the store does not answer. */
  readonly mayTrust?: boolean;
};

/**
 * Which sessions were ended early, so that a copied cookie is useless after log-out, and from when
 * an owner's sessions are valid (docs/decisions/session/shared-store.md,
 * docs/decisions/session/end.md).
 */
export function createRevocations(store: SharedStore | null, ring: KeyRing, trustMs = 0) {
  const marks = createMarks(store, TOKEN_TTL_MS);
  const ownerKeys = createOwnerKeys(ring);
  /** When the store last confirmed a session as live. */
  const verdicts = new LRUCache<string, number>(atMost(MOST_VERDICTS));
  const sinceOf = (owners: readonly Owner[]): Mark[] =>
    ownerKeys(owners).map((key) => ({ mark: "since", key }));

  const latest = (since: readonly Mark[]): number =>
    Math.max(0, ...since.map((mark) => marks.find(mark) ?? 0));
  const hasEnded = (ended: Mark, since: readonly Mark[], begun: number): boolean => {
    const at = marks.find(ended);
    // An end at a later time, as for a double click, takes effect then.
    return at === undefined ? begun < latest(since) : at <= Date.now();
  };

  /** The latest known time from which an owner's sessions are valid. */
  async function sinceWhen(owners: readonly Owner[]): Promise<number> {
    const since = sinceOf(owners);
    await marks.ask(since);
    return latest(since);
  }

  return {
    /**
     * Ends a session for good: at once, or `graceMs` later for the second click of a double one.
     */
    revoke: (sessionId: string, graceMs = 0): Promise<void> =>
      marks.set(endedOf(sessionId), graceMs === 0 ? AT_ONCE : Date.now() + graceMs),
    /** Marks a token whose session ended, for the two hours that it may still be good elsewhere. */
    async revokeToken(token: string): Promise<void> {
      await Promise.all(tokenMarks(ring, token).map((mark) => marks.set(mark, AT_ONCE)));
    },
    /** Whether a token's session ended; "unknown" if the shared store does not answer. */
    async tokenStatusOf(token: string): Promise<SessionStatus> {
      const revoked = tokenMarks(ring, token);
      const isKnown = await marks.ask(revoked);
      if (revoked.some((mark) => marks.find(mark) !== undefined)) return "ended";
      return isKnown ? "live" : "unknown";
    },
    /** Ends all sessions of these owners that began before now. */
    async endAllOf(owners: readonly Owner[]) {
      const at = Math.max(Date.now() + CLOCKS_DIFFER_MS, (await sinceWhen(owners)) + 1);
      await Promise.all(sinceOf(owners).map((mark) => marks.set(mark, at)));
    },
    /** The start of a session that continues after the owner's others were just ended. */
    beginAnew: async (owners: readonly Owner[]): Promise<number> =>
      Math.max(Date.now(), await sinceWhen(owners)),
    /**
     * The start of a sign-in that was sent at this time; if an "end all" came in between, it ends,
     * too.
     */
    async beginAfter(owners: readonly Owner[], sentAt: number): Promise<number> {
      const since = await sinceWhen(owners);
      return since - CLOCKS_DIFFER_MS <= sentAt + CLOCKS_AGREE_MS
        ? Math.max(sentAt, since)
        : sentAt;
    },
    /** Checks everything that can end a session at once; without a session, only the id. */
    async statusOf(
      sessionId: string,
      session?: Session,
      { budget, mayTrust = false }: Asking = {},
    ): Promise<SessionStatus> {
      const ended = endedOf(sessionId);
      const since = session === undefined ? [] : sinceOf(ownersOf(session));
      const isOver = () => hasEnded(ended, since, session?.begun ?? 0);
      if (isOver()) return "ended";
      const asked = performance.now();
      const isKnown = await marks.ask([ended, ...since], budget);
      if (isOver()) return "ended";
      if (isKnown && session !== undefined) verdicts.set(ended.key, asked);
      const verdict = mayTrust ? verdicts.get(ended.key) : undefined;
      const isTrusted = verdict !== undefined && performance.now() - verdict < trustMs;
      return isKnown || isTrusted ? "live" : "unknown";
    },
    /** Whether this process knows that the session itself was ended; does not use the store. */
    knowsEnded: (sessionId: string): boolean => hasEnded(endedOf(sessionId), [], 0),
    countUnshared: () => marks.countPending(),
  };
}

const endedOf = (id: string): Mark => ({ mark: "ended", key: sessionKey(id) });

/**
 * Under each key of the ring, so that processes with and without a new key agree. Of what is signed
 * alone: a signature can be written in several ways that a gateway reads as the same.
 */
const tokenMarks = (ring: KeyRing, token: string): Mark[] => {
  const signed = token.split(".", 2).join(".");
  return sharedSecrets(ring, "tokens").map((secret) => ({
    mark: "ended",
    key: createHmac("sha256", secret).update(signed).digest().subarray(0, 18).toString("base64url"),
  }));
};

type Ending = {
  /** Until the second click of a double one has its answer. */
  readonly graceMs?: number;
  /** The session that takes its place: a token that both have stays good. */
  readonly successor?: Session;
};

const tokensOf = ({ token, staff }: Session): string[] =>
  staff === null ? [token] : [token, staff.token];

/**
 * Ends a session on the server: revokes it, drops its cached gateway answers, and marks its tokens,
 * because one that has left for another site must not open the account later.
 */
export async function endOnServer(
  { revocations, answers }: Pick<Runtime, "revocations" | "answers">,
  session: Session,
  { graceMs = 0, successor }: Ending = {},
): Promise<void> {
  const kept = successor === undefined ? [] : tokensOf(successor);
  const ended = tokensOf(session).filter((token) => !kept.includes(token));
  await Promise.all([
    revocations.revoke(session.id, graceMs),
    answers.drop(sessionKey(session.id)),
    ...ended.map((token) => revocations.revokeToken(token)),
  ]);
}
