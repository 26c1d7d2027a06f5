import { HOST } from "./scene.ts";
import type { Page } from "../pages/visitor.ts";
import type { Fault, RecordedCall, World } from "./world.ts";

/** Status and target of an answer. */
export const wayOf = (response: Response): readonly [number, string | null] => [
  response.status,
  response.headers.get("location"),
];

/** The page as a persona sees it while the gateway has these faults; the faults end afterwards. */
export const seeDuring = (
  world: Pick<World, "during" | "see">,
  faults: Fault | readonly Fault[],
  path: string,
  persona = "sub",
  host: string = HOST.carrier,
): Promise<Page> => world.during(faults, () => world.see(persona, path, host));

/** Memoizes `make` by its arguments: each value is made on first use. */
export function kept<Words extends readonly (string | undefined)[], Value>(
  make: (...words: Words) => Promise<Value>,
): (...words: Words) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (...words) => {
    const key = words.join(" ");
    const value = values.get(key) ?? make(...words);
    values.set(key, value);
    return value;
  };
}

/** The result of `work`, and the gateway calls it made. */
export async function calling<Result>(
  world: Pick<World, "callsDuring">,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly calls: readonly RecordedCall[] }> {
  const { promise, resolve } = Promise.withResolvers<Result>();
  const calls = await world.callsDuring(async () => resolve(await work()));
  return { result: await promise, calls };
}
