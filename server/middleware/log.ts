import { randomUUID } from "node:crypto";
import { createContext, type MiddlewareFunction } from "react-router";
import { transportContext, type Transport } from "./transport.ts";

/** The request's own number, shown on error pages so that a member can name it. */
export type RequestInfo = Pick<Transport, "requestId" | "nonce" | "clientAddress" | "report"> & {
  /** Each gateway call that was not kept: its name, its milliseconds and those before its connection. */
  readonly timings: { readonly name: string; readonly ms: number; readonly waitMs: number }[];
};

export const requestContext = createContext<RequestInfo>();

/** Marks the request and tells the one log line its route pattern: shapes, never values. */
export const log: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  const transport = context.get(transportContext) ?? defaultTransport();
  const mark = { ...transport, timings: [] };
  mark.report.pattern = pattern;
  context.set(requestContext, mark);
  const response = await next();
  response.headers.set("x-request-id", mark.requestId);
  // Everything the app itself answers is about one member; no cache between may keep it.
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  mark.report.gatewayCalls = mark.timings.length;
  mark.report.gatewayWaitMs = tenths(Math.max(0, ...mark.timings.map(({ waitMs }) => waitMs)));
  if (import.meta.env.DEV) response.headers.set("server-timing", serverTiming(mark));
  return response;
};

/** Milliseconds as a log line has them. */
export const tenths = (ms: number): number => Math.round(ms * 10) / 10;

function defaultTransport(): Transport {
  return { requestId: randomUUID(), nonce: "", clientAddress: null, report: {} };
}

function serverTiming(mark: RequestInfo): string {
  return mark.timings
    .map(({ name, ms, waitMs }) => {
      const waited = `waited ${waitMs.toFixed(1)}`;
      return `${name.replace(/\W+/g, "_")};dur=${ms.toFixed(1)};desc="${waited}"`;
    })
    .join(", ");
}
