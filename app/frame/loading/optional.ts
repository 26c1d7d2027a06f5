import type { Gateway, Result } from "#server/gateway/transport/gateway.ts";

// What a page can do without, and says that it cannot be had now: answers of `gateway.ask`.

/** The answer of a call, "unavailable" where it cannot be had now. */
export async function orUnavailable<Answer>(
  asked: Promise<Result<Answer>>,
): Promise<Answer | "unavailable"> {
  const found = await asked;
  return found.ok ? found.value : "unavailable";
}

/** The same, with null where it cannot be had now. */
export async function orNull<Answer>(asked: Promise<Result<Answer>>): Promise<Answer | null> {
  const found = await asked;
  return found.ok ? found.value : null;
}

/** What was answered about each of several, in their order, and about whom the gateway failed. */
type Loaded<One, Answer> = {
  readonly answers: readonly Answer[];
  readonly failed: readonly One[];
};

/**
 * Asks about each at once; one failure leaves the others. Throws the first's page where all fail.
 */
export async function loadEach<One, Answer>(
  gateway: Pick<Gateway, "ask" | "fail">,
  all: readonly One[],
  load: (optional: Gateway, one: One) => Promise<Answer>,
): Promise<Loaded<One, Answer>> {
  const results = await Promise.all(all.map((one) => gateway.ask((it) => load(it, one))));
  const answers = results.flatMap((result) => (result.ok ? [result.value] : []));
  const [first] = results;
  if (first?.ok === false && answers.length === 0) return gateway.fail(first.error);
  return { answers, failed: all.filter((_, place) => results[place]?.ok === false) };
}
