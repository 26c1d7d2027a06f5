type Answers<Calls> = { -readonly [Name in keyof Calls]: Awaited<Calls[Name]> };

/** The answers of calls that run side by side, each under the name of its call. */
export async function awaitAll<Calls extends object>(calls: Calls): Promise<Answers<Calls>> {
  const named = Object.entries(calls).map(async ([name, call]) => [name, await call] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the names of `calls`, each with its answer
  return Object.fromEntries(await Promise.all(named)) as Answers<Calls>;
}
