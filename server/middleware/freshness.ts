import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { formatCarrierTime } from "#app/rules/dates/carrier-time.ts";
import { timeOfDay } from "#app/rules/dates/plain-date.ts";
import type { ServedAnswer } from "#server/gateway/transport/cache/cache.ts";
import { clockContext } from "./clock.ts";

/** The age of a page: the time of the oldest answer on it, that of the request without answers. */
export type Freshness = {
  /** "11/21/2026, 12:00 PM PT" */
  readonly asOf: string;
  /** "12:00 PM" */
  readonly time: string;
  /** Whether an older answer stands in for a read that failed (T-70). */
  readonly isStale: boolean;
};

export type FreshnessRecord = ReturnType<typeof createFreshness>;

/** Null where the router refuses an address by itself, before any middleware. */
export const freshnessContext = createContext<FreshnessRecord | null>(null);

/** The record of a request that middleware has seen: of every loader's and action's. */
export function freshnessOf(context: Readonly<RouterContextProvider>): FreshnessRecord {
  const record = context.get(freshnessContext);
  if (record === null) throw new TypeError("the freshness middleware did not run");
  return record;
}

/** Gathers during a request how old the answers of the gateway are that it uses. */
export const freshness: MiddlewareFunction<Response> = ({ context }) => {
  context.set(freshnessContext, createFreshness(context.get(clockContext).now));
};

export function createFreshness(now: Date) {
  let oldest = now;
  let isClosed = false;
  let isStale = false;
  /** A page says it in several places. */
  let said: { readonly at: Date; readonly text: string } | undefined;
  /** The root's data holds this very object: it is read when a page is written, all loaders done. */
  const page: Freshness = {
    get asOf() {
      if (said?.at !== oldest) said = { at: oldest, text: formatCarrierTime(oldest) };
      return said.text;
    },
    get time() {
      return timeOfDay(oldest);
    },
    get isStale() {
      return isStale;
    },
  };
  return {
    page,
    oldest: () => oldest,
    note(answer: Pick<ServedAnswer, "at" | "isStale">) {
      if (isClosed) return;
      if (answer.at < oldest) oldest = answer.at;
      isStale ||= answer.isStale;
    },
    /** From here on the page is written; a later answer belongs to a loader that is not awaited. */
    close() {
      isClosed = true;
    },
  };
}
