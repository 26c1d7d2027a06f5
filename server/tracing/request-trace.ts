import type { Observer } from "#server/metrics/observer.ts";

/** How a request was answered. */
type Answered = {
  readonly status: number;
  /** The pattern of the route; undefined where the router did not come to one. */
  readonly route: string | undefined;
};

/**
 * The trace of one request, which comes to the app with it: spans find their parent through it,
 * whatever runs at the same time.
 */
export type RequestTrace = {
  /** Makes a span of each call to the gateway, and of each read that it was not needed for. */
  readonly observer: Observer;
  /** The `traceparent` header of calls to the gateway. */
  readonly traceparent: string;
  /** Ends the request's span; only the first end counts. */
  end(answered: Answered): void;
};
