import type { Runtime } from "#server/runtime.ts";

/**
 * Wrong passwords that one session may give where it is asked again who it is. Gateways lock an account
 * after more of them; a log-in, with the right one, begins anew.
 */
const MOST_WRONG = 3;

type Revocations = Pick<Runtime["revocations"], "revoke" | "statusOf">;

/**
 * Counts a session's wrong passwords as sessions that ended are counted: known to every process, and
 * for as long as the session lasts.
 */
export function wrongPasswordsOf(revocations: Revocations, sessionId: string) {
  const keyOf = (nth: number) => `wrong password ${nth} ${sessionId}`;
  const isPast = async (nth: number) => (await revocations.statusOf(keyOf(nth))) === "ended";
  const close = () => revocations.revoke(keyOf(MOST_WRONG));

  return {
    /** Whether no more may be tried. */
    isClosed: () => isPast(MOST_WRONG),
    /** How many may still be wrong. */
    async left(): Promise<number> {
      if (await isPast(MOST_WRONG)) return 0;
      let wrong = 0;
      while (wrong < MOST_WRONG && (await isPast(wrong + 1))) wrong += 1;
      return MOST_WRONG - wrong;
    },
    /**
     * Counts a wrong one. `remaining` is how many the gateway allows before it locks the account, null
     * where it does not tell: the last one is never asked for.
     */
    async add(remaining: number | null): Promise<void> {
      const left = (await this.left()) - 1;
      if (left <= 0 || (remaining !== null && remaining <= 1)) return close();
      await revocations.revoke(keyOf(MOST_WRONG - left));
    },
  };
}
