/**
 * How long an answer is cached: "session" until log-out or two hours, "minute" long enough for a
 * reload and for the next pages that need it (T-34).
 */
export type Lifetime = "session" | "minute" | "never";

/** Milliseconds an answer stays fresh; 0 means not cached. Two hours is a session's length (§9). */
export const FRESH_MS: Record<Lifetime, number> = {
  session: 7_200_000,
  minute: 60_000,
  never: 0,
};

/** How old an answer may be to serve in place of a failed read, milliseconds (T-70). */
export const STALE_MS = 900_000;

/** How old an answer of this lifetime may be to be served at all, milliseconds. */
export const servableMs = (lifetime: Lifetime): number => Math.max(FRESH_MS[lifetime], STALE_MS);
