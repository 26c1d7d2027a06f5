import { orNull } from "#app/frame/optional.ts";

/** How long a list that has loaded waits for the choices of its filters. */
const TIMEOUT_MS = 1500;

/**
 * The choices of a list's filters, which are optional: null when the gateway fails, or takes longer
 * than the list and the timeout. A session that is no longer accepted (401) is still thrown.
 */
export async function findChoices<Choices>(
  choices: Promise<Choices>,
  list: Promise<unknown>,
): Promise<Choices | null> {
  const timedOut = Promise.all([list, timeout()]).then(() => null);
  return Promise.race([orNull(choices), timedOut]);
}

/** Unreferenced, so that it does not keep the process alive. */
const timeout = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref());
