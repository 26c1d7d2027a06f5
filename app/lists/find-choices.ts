import { findThrownEntry } from "#app/frame/thrown-entry.ts";

/** How long a list that has been answered waits for the choices of its filters. */
const TIMEOUT_MS = 1500;

/**
 * The choices of a list's filters, which the list can do without: null where the gateway fails to
 * give them, or takes longer than the list and a short while. A session that is no longer accepted
 * (401) is thrown all the same.
 */
export async function findChoices<Choices>(
  choices: Promise<Choices>,
  list: Promise<unknown>,
): Promise<Choices | null> {
  const given = choices.catch((error: unknown) => {
    const entry = findThrownEntry(error);
    if (entry === undefined || entry === 401) throw error;
    return null;
  });
  const timedOut = Promise.all([list, timeout()]).then(() => null);
  return Promise.race([given, timedOut]);
}

/** Without keeping the process alive. */
const timeout = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref());
