import {
  createAnswerCache,
  type AnswerCache,
  type LoadedAnswer,
} from "#server/gateway/transport/cache/cache.ts";
import { createWaitBudget } from "#server/redis/patience.ts";
import { createSharedAnswers } from "#server/redis/shared-answers.ts";
import { PATIENT_MS, type sharedStores } from "./shared-stores.ts";

export const NOW = new Date("2026-11-21T20:00:00Z");
const TOKEN = "token-of-the-member";

type Stores = Pick<ReturnType<typeof sharedStores>, "storeOn">;

type Options = {
  readonly timeoutMs?: number | undefined;
  readonly mayServeStale?: (error: unknown) => boolean;
};

type ReadOptions = {
  readonly call?: string;
  readonly token?: string;
  readonly now?: Date;
  readonly lifetime?: "session" | "minute";
  /** The last write, as the browser's cookie names it. */
  readonly written?: string | null;
};

/** The answer cache of one more process on a store, used as a request uses it. */
export async function answeringOn(
  stores: Stores,
  server: { readonly url: string },
  { timeoutMs = PATIENT_MS, mayServeStale = () => false }: Options = {},
) {
  const store = await stores.storeOn(server, timeoutMs);
  const cache = createAnswerCache(1_000_000, mayServeStale, createSharedAnswers(store));
  const asOf = (session: string, written: string | null): ReturnType<AnswerCache["asOf"]> =>
    cache.asOf(session, written, createWaitBudget(timeoutMs));
  /** Reads a call of a session; `said` is the gateway's answer. */
  const read = async (
    session: string,
    said: string | (() => Promise<string>),
    options: ReadOptions = {},
  ) => {
    const { call = "account?", token = TOKEN, now = NOW, lifetime = "session" } = options;
    let asked = 0;
    const load = async (): Promise<LoadedAnswer> => {
      asked += 1;
      const text = typeof said === "string" ? said : await said();
      return { value: text, bytes: text.length, text };
    };
    const sharing = {
      asOf: await asOf(session, options.written ?? null),
      token,
      parse: (text: string) => text,
    };
    const query = { lifetime, now, sharing };
    const { value, isStale } = await cache.getOrLoad(session, call, query, load);
    return { value, asked, isStale };
  };
  return { store, cache, asOf, read };
}
