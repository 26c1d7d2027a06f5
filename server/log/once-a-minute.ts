import type { Logger } from "./logger.ts";

const QUIET_MS = 60_000;

/** Wraps a function so that only the first call of each kind in a minute has an effect. */
export function onceAMinute<Value>(
  tell: (told: Value) => void,
  kindOf: (told: Value) => string = () => "",
): (told: Value) => void {
  const quietUntil = new Map<string, number>();
  return (told) => {
    const now = performance.now();
    const kind = kindOf(told);
    if (now < (quietUntil.get(kind) ?? 0)) return;
    quietUntil.set(kind, now + QUIET_MS);
    tell(told);
  };
}

/** The code at the start of a server's refusal, such as WRONGPASS; the rest may name anything. */
const WORD = /^[A-Z]{2,20}(?= )/;

/** Logs why the shared store cannot be used, each kind at most once a minute. */
export const createFaultLog = (logger: Pick<Logger, "warn">): ((error: unknown) => void) =>
  onceAMinute(
    (error) => {
      const word = error instanceof Error ? WORD.exec(error.message)?.[0] : undefined;
      logger.warn(
        word === undefined ? { error } : { reason: word, error },
        "fault of shared store",
      );
    },
    (error) => (error instanceof Error ? error.name : ""),
  );
