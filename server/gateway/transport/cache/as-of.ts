import type { WaitBudget } from "#server/redis/patience.ts";

/**
 * The writes of its session that a request must see: it does not use answers that were asked for
 * before them.
 */
export type AsOf = {
  /** The last write on the store; null for none, undefined if the store does not answer. */
  readonly told?: string | null | undefined;
  /** The last write that the browser's cookie names. */
  readonly written: string | null;
  /** How long the request waits for the store. */
  readonly budget: WaitBudget;
};

/** Whether an answer asked for at `kept` shows every write that a request at `asked` must see. */
export const seesAll = (kept: AsOf | undefined, asked: AsOf | undefined): boolean =>
  kept?.written === asked?.written && (asked?.told === undefined || kept?.told === asked.told);
