import type { Gateway, Result } from "#server/gateway/transport/gateway.ts";

type Answers<Calls> = { -readonly [Name in keyof Calls]: Awaited<Calls[Name]> };

/** The answers of calls that run side by side, each under the name of its call. */
export async function awaitAll<Calls extends object>(calls: Calls): Promise<Answers<Calls>> {
  const named = Object.entries(calls).map(async ([name, call]) => [name, await call] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the names of `calls`, each with its answer
  return Object.fromEntries(await Promise.all(named)) as Answers<Calls>;
}

// Optional data of a page, from `gateway.ask`. The page says that it is unavailable at present.

/** The answer of a call, or "unavailable" if it failed. */
export async function orUnavailable<Answer>(
  asked: Promise<Result<Answer>>,
): Promise<Answer | "unavailable"> {
  const found = await asked;
  return found.ok ? found.value : "unavailable";
}

/** The answer of a call, or null if it failed. */
export async function orNull<Answer>(asked: Promise<Result<Answer>>): Promise<Answer | null> {
  const found = await asked;
  return found.ok ? found.value : null;
}

/** The answers for several items, in their order, and the items whose call failed. */
type LoadedAnswers<One, Answer> = {
  readonly answers: readonly Answer[];
  readonly failed: readonly One[];
};

/**
 * Loads all items in parallel. One failure leaves the others; where all fail it throws the first
 * one's error page.
 */
export async function loadEach<One, Answer>(
  gateway: Pick<Gateway, "ask" | "fail">,
  all: readonly One[],
  load: (optional: Gateway, one: One) => Promise<Answer>,
): Promise<LoadedAnswers<One, Answer>> {
  const results = await Promise.all(all.map((one) => gateway.ask((it) => load(it, one))));
  const answers = results.flatMap((result) => (result.ok ? [result.value] : []));
  const [first] = results;
  if (first?.ok === false && answers.length === 0) return gateway.fail(first.error);
  return { answers, failed: all.filter((_, index) => results[index]?.ok === false) };
}
