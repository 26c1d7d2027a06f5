import { findThrownEntry } from "./thrown-entry.ts";

// What a page can do without: a call of which the page says that it cannot be had now. The end of a
// session (401) is always thrown. What the page does not even mention is `gateway.readOptional`.

/** Whether a page may do without what was asked. */
export function isOptionalFailure(failure: unknown): boolean {
  const entry = findThrownEntry(failure);
  return entry !== undefined && entry !== 401;
}

/** The answer of a call that a page can do without; "unread" where it cannot be had now. */
export const orUnread = <Answer>(call: Promise<Answer>): Promise<Answer | "unread"> =>
  orElse(call, "unread");

/** The same, with null where it cannot be had now. */
export const orNull = <Answer>(call: Promise<Answer>): Promise<Answer | null> => orElse(call, null);

async function orElse<Answer, Instead>(call: Promise<Answer>, instead: Instead) {
  try {
    return await call;
  } catch (failure) {
    if (isOptionalFailure(failure)) return instead;
    throw failure;
  }
}

/** What was answered about each of several, in their order, and about whom the gateway failed. */
type Loaded<One, Answer> = {
  readonly answers: readonly Answer[];
  readonly failed: readonly One[];
};

/**
 * Asks about each in one parallel round, so that the failure of one leaves the others. Throws the
 * first failure where all fail, and always that of a session that is no longer accepted (401).
 */
export async function loadEach<One, Answer>(
  all: readonly One[],
  load: (one: One) => Promise<Answer>,
): Promise<Loaded<One, Answer>> {
  const results = await Promise.allSettled(all.map(load));
  const failures = results.filter((result) => result.status === "rejected");
  const fatal = failures.find(({ reason }) => !isOptionalFailure(reason));
  if (fatal !== undefined) throw fatal.reason;
  if (failures.length > 0 && failures.length === all.length) throw failures[0]?.reason;
  return {
    answers: results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])),
    failed: all.filter((_, place) => results[place]?.status === "rejected"),
  };
}
