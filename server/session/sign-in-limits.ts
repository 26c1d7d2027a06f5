import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "../settings.ts";

/** Holds back whoever tries passwords: many from one address, or many for one user name. */
export type SignInLimits = {
  /** Counts an attempt. Seconds to wait when there were too many, else null. */
  attempt(address: string | null, username: string): Promise<number | null>;
  /**
   * A sign-in that succeeded frees its user name and does not count against its address: behind
   * one address there may be a whole company on a Monday morning.
   */
  succeeded(address: string | null, username: string): Promise<void>;
};

type Limits = Pick<
  Settings,
  "LOGIN_LIMIT_PER_ADDRESS" | "LOGIN_LIMIT_PER_USERNAME" | "LOGIN_LIMIT_WINDOW_S"
>;

/** Limits kept in this process; user names only as keyed hashes. */
export function createSignInLimits(settings: Limits): SignInLimits {
  const duration = settings.LOGIN_LIMIT_WINDOW_S;
  const byAddress = new RateLimiterMemory({ points: settings.LOGIN_LIMIT_PER_ADDRESS, duration });
  const byUsername = new RateLimiterMemory({ points: settings.LOGIN_LIMIT_PER_USERNAME, duration });
  const secret = randomBytes(32);
  const nameKey = (username: string) =>
    createHmac("sha256", secret).update(username.trim().toLowerCase()).digest("base64url");

  return {
    async attempt(address, username) {
      try {
        if (address !== null) await byAddress.consume(address);
        await byUsername.consume(nameKey(username));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
        throw refusal;
      }
    },
    async succeeded(address, username) {
      if (address !== null) await byAddress.reward(address);
      await byUsername.delete(nameKey(username));
    },
  };
}
