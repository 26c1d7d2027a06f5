import { findThrownEntry } from "#app/frame/thrown-entry.ts";

/** What was answered about each of several, in their order, and about whom the gateway failed. */
type Answered<Asked, Answer> = {
  readonly answers: readonly Answer[];
  readonly failed: readonly Asked[];
};

/**
 * Asks about each in one parallel round, so that the failure of one leaves the others. Throws the
 * first failure where all fail, and always that of a session that is no longer accepted (401).
 */
export async function askEach<Asked, Answer>(
  all: readonly Asked[],
  ask: (one: Asked) => Promise<Answer>,
): Promise<Answered<Asked, Answer>> {
  const results = await Promise.allSettled(all.map(ask));
  const failures = results.filter((result) => result.status === "rejected");
  const fatal = failures.find(({ reason }) => !isBearable(reason));
  if (fatal !== undefined) throw fatal.reason;
  if (failures.length > 0 && failures.length === all.length) throw failures[0]?.reason;
  return {
    answers: results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])),
    failed: all.filter((_, place) => results[place]?.status === "rejected"),
  };
}

/** Whether a page may do without what was asked. */
export function isBearable(failure: unknown): boolean {
  const entry = findThrownEntry(failure);
  return entry !== undefined && entry !== 401;
}
