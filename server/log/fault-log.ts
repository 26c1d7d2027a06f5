import type { Logger } from "./logger.ts";
import { onceAMinute } from "./once-a-minute.ts";

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
