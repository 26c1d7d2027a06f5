import { isRefusal, StoreAwayError } from "./within.ts";

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
  if (!(error instanceof StoreAwayError)) ignoreRefusal(error);
}

/** For what the server itself may refuse. */
export function ignoreRefusal(error: unknown): void {
  if (!isRefusal(error)) throw error;
}

/** Told in parts, so that a probe of the server does not wait for all. */
const AT_ONCE = 500;

/**
 * Tells the server all of these. What it refuses keeps none of the others back; that it did is thrown
 * at the end, and at once that it is away.
 */
export async function tellEach<Item>(
  items: readonly Item[],
  tell: (item: Item) => Promise<void>,
): Promise<void> {
  let refused: unknown;
  const tellApart = async (item: Item) => {
    try {
      await tell(item);
    } catch (error) {
      ignoreRefusal(error);
      refused ??= error;
    }
  };
  for (let at = 0; at < items.length; at += AT_ONCE) {
    await Promise.all(items.slice(at, at + AT_ONCE).map(tellApart));
  }
  if (refused !== undefined) throw refused;
}
