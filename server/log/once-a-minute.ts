import type { Logger } from "./logger.ts";

const QUIET_MS = 60_000;

/** Wraps a function so that only the first call of each kind in a minute has an effect. */
export function onceAMinute<Value>(
  act: (value: Value) => void,
  kindOf: (value: Value) => string = () => "",
): (value: Value) => void {
  const quietUntil = new Map<string, number>();
  return (value) => {
    const now = performance.now();
    const kind = kindOf(value);
    if (now < (quietUntil.get(kind) ?? 0)) return;
    quietUntil.set(kind, now + QUIET_MS);
    act(value);
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
