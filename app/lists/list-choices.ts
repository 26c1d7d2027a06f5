import { findThrownEntry } from "#app/frame/thrown-entry.ts";

/** How long a list that is there waits for what it may be narrowed to. */
const PATIENCE_MS = 1500;

/**
 * What a list may be narrowed to, asked for beside the list itself. The list can do without: null
 * where the gateway fails to tell it, or takes longer than the list and a short while. That the
 * session is not taken any more (401) is thrown all the same.
 */
export async function findChoices<Choices>(
  asked: Promise<Choices>,
  list: Promise<unknown>,
): Promise<Choices | null> {
  const told = asked.catch((error: unknown) => {
    const entry = findThrownEntry(error);
    if (entry === undefined || entry === 401) throw error;
    return null;
  });
  const waited = Promise.all([list, wait()]).then(() => null);
  return Promise.race([told, waited]);
}

/** Without keeping the process alive for it. */
const wait = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
