import { randomUUID } from "node:crypto";
import { createContext, type MiddlewareFunction } from "react-router";
import { inLogScope } from "#server/log/log-scope.ts";
import type { RequestTicket } from "#server/gateway/transport/queue/admission.ts";
import { transportContext, type Transport } from "./transport.ts";

/** The middleware's facts of a request; error pages show its id as their reference number. */
type RequestInfo = Pick<
  Transport,
  "requestId" | "nonce" | "language" | "clientAddress" | "observer" | "trace" | "report"
> & {
  /** Gateway calls that the cache did not answer, with the wait for a connection (`waitMs`). */
  readonly timings: { readonly name: string; readonly ms: number; readonly waitMs: number }[];
  /** By the clock of `performance.now()`. */
  readonly startedAt: number;
  /** The request's place in the line for connections to the gateway. */
  readonly ticket: RequestTicket;
  /** Set if its page should be asked for again. */
  turnedAway?: TurnedAway;
};

export const requestContext = createContext<RequestInfo>();

/** Sets the request's context, and adds the route pattern to its log line: shapes, never values. */
export const log: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  const transport = context.get(transportContext) ?? defaultTransport();
  const startedAt = performance.now();
  const info: RequestInfo = { ...transport, timings: [], startedAt, ticket: { isSignedIn: false } };
  info.report.pattern = pattern;
  context.set(requestContext, info);
  const response = await inLogScope(info, next);
  response.headers.set("x-request-id", info.requestId);
  // Pages are about one member, so no cache on the way may keep them.
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  const { turnedAway } = info;
  if (turnedAway !== undefined && response.status === 503) tryAgainIn(response, turnedAway);
  info.report.gatewayCalls = info.timings.length;
  info.report.gatewayWaitMs = tenths(Math.max(0, ...info.timings.map(({ waitMs }) => waitMs)));
  return response;
};

export const tenths = (ms: number): number => Math.round(ms * 10) / 10;

function defaultTransport(): Transport {
  return { requestId: randomUUID(), nonce: "", clientAddress: null, report: {} };
}

/** Names each gateway call of the page with its time, for developers. */
export const serverTiming: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  response.headers.set("server-timing", timingsOf(context.get(requestContext)));
  return response;
};

function timingsOf(info: RequestInfo): string {
  return info.timings
    .map(({ name, ms, waitMs }) => {
      const waited = `waited ${waitMs.toFixed(1)}`;
      return `${name.replace(/\W+/g, "_")};dur=${ms.toFixed(1)};desc="${waited}"`;
    })
    .join(", ");
}

/** That a request's turn for the gateway did not come in time, or its session's store is away. */
type TurnedAway = {
  readonly retryAfter: number;
  /** A page retries by itself; a posted form does not, and its page keeps the input. */
  readonly again: boolean;
};

/** Makes a page retry after this many seconds, with and without script. */
function tryAgainIn(page: Response, { retryAfter, again }: TurnedAway): void {
  page.headers.set("retry-after", `${retryAfter}`);
  if (again) page.headers.set("refresh", `${retryAfter}`);
}
