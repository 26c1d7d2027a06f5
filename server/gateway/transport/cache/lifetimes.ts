/**
 * How long an answer is cached: "session" until log-out or two hours, "minute" for a page, its
 * neighbours and a reload (T-34).
 */
export type Lifetime = "session" | "minute" | "never";

/** Milliseconds an answer stays fresh; 0 means not cached. Two hours is a session's length (§9). */
export const FRESH_MS: Record<Lifetime, number> = {
  session: 7_200_000,
  minute: 60_000,
  never: 0,
};

/** How long after the gateway gave it an answer may serve a failed read, milliseconds (T-70). */
export const STALE_MS = 900_000;

/** How long after the gateway gave it an answer of this lifetime may be served at all, milliseconds. */
export const servableMs = (lifetime: Lifetime): number => Math.max(FRESH_MS[lifetime], STALE_MS);
