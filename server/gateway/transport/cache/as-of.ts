import type { WaitBudget } from "#server/redis/patience.ts";

/** Which writes of its session a request has to see; what was asked for before them it does not use. */
export type AsOf = {
  /** The last that the store was told; null for none, undefined where it does not say. */
  readonly told?: string | null | undefined;
  /** The last that the browser knows of. */
  readonly written: string | null;
  /** How long the request waits for the store. */
  readonly budget: WaitBudget;
};

/** Whether what was asked for at one moment is good enough for what is asked for at another. */
export const seesAll = (kept: AsOf | undefined, asked: AsOf | undefined): boolean =>
  kept?.written === asked?.written && (asked?.told === undefined || kept?.told === asked.told);
