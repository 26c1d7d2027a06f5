import { StoreAwayError } from "./within.ts";

/** Longer than any outage after which contact.ts does not wait for what other processes have to tell. */
const INSIST_MS = 3000;
const EVERY_MS = 100;

/**
 * Tries to tell the store until it `isTold`, for a while: longer outages are left to its return.
 * Whoever is answered meanwhile could be contradicted by another process.
 */
export async function insist(isTold: () => boolean, tell: () => Promise<void>): Promise<void> {
  const giveUp = performance.now() + INSIST_MS;
  while (!isTold() && performance.now() < giveUp) {
    await tell().catch(ignoreAway);
    if (!isTold()) await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

/** Waits for `ms` at most until nothing is left that the store was not told. False where something is. */
export async function untilTold(countUntold: () => number, ms: number): Promise<boolean> {
  const giveUp = performance.now() + ms;
  while (countUntold() > 0 && performance.now() < giveUp) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return countUntold() === 0;
}

/** A store that refuses is tried again, too; any other fault is a defect. */
export function ignoreAway(error: unknown): void {
  const isOfStore = error instanceof StoreAwayError;
  if (!isOfStore && !(error instanceof Error && error.name === "ReplyError")) throw error;
}
