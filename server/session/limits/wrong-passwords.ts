import type { Runtime } from "#server/runtime.ts";

/** Wrong passwords that a session may give; gateways lock an account after more of them. */
const MOST_WRONG = 3;

type Revocations = Pick<Runtime["revocations"], "revoke" | "statusOf">;

/** Counts a session's wrong passwords as ended sessions are: known to every process. */
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
     * Counts a wrong one; the last of the `remaining` that the gateway tells is never asked for.
     */
    async add(remaining: number | null): Promise<void> {
      const left = (await this.left()) - 1;
      if (left <= 0 || (remaining !== null && remaining <= 1)) return close();
      await revocations.revoke(keyOf(MOST_WRONG - left));
    },
  };
}
