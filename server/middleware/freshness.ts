import { createContext, type MiddlewareFunction } from "react-router";
import { dayOf, timeOfDay, type PlainDate } from "#app/rules/dates/plain-date.ts";
import type { ServedAnswer } from "#server/gateway/transport/cache/cache.ts";
import { clockContext } from "./clock.ts";
import type { Context } from "./context.ts";

/** The age of a page: the time of its oldest answer, or of the request if it used none. */
type Freshness = {
  readonly day: PlainDate;
  /** "12:00 PM" */
  readonly time: string;
  /** Whether an older answer replaces a failed read (T-70). */
  readonly isStale: boolean;
};

export type FreshnessRecord = ReturnType<typeof createFreshness>;

/** Null if the router refuses an address before any middleware runs. */
export const freshnessContext = createContext<FreshnessRecord | null>(null);

/** The request's record; throws before the middleware has run. */
export function freshnessOf(context: Context): FreshnessRecord {
  const record = context.get(freshnessContext);
  if (record === null) throw new TypeError("the freshness middleware did not run");
  return record;
}

/** Tracks the age of the gateway answers that a request uses. */
export const freshness: MiddlewareFunction<Response> = ({ context }) => {
  context.set(freshnessContext, createFreshness(context.get(clockContext).now));
};

export function createFreshness(now: Date) {
  let oldest = now;
  let isClosed = false;
  let isStale = false;
  /** The root's data holds this object: it is read when the page is rendered, after all loaders. */
  const page: Freshness = {
    get day() {
      return dayOf(oldest);
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
    /**
     * The page is rendered from here on; a later answer belongs to a loader that is not awaited.
     */
    close() {
      isClosed = true;
    },
  };
}
