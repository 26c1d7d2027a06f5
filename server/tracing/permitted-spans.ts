import type { Attributes, SpanContext } from "@opentelemetry/api";
import { resourceFromAttributes, type Resource } from "@opentelemetry/resources";
import type { ReadableSpan } from "@opentelemetry/sdk-trace";
import type { ReadSource } from "#server/gateway/transport/gateway.ts";
import { REQUEST_ID } from "#server/log/log-fields.ts";
import { CALL_PATHS } from "#server/gateway/transport/call.ts";

/** Replaces a name that is not on the lists. */
export const UNLISTED = "other";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", UNLISTED]);
const SOURCES: Readonly<Record<ReadSource, true>> = {
  gateway: true,
  cache: true,
  shared: true,
  stale: true,
};
/** A status, or the name of one of the errors in server/gateway/transport/errors.ts. */
const OUTCOME = /^(?:ok|[1-5]\d\d|Gateway[A-Z][a-z]{2,20}Error|MemberMissingError)$/;
const TRACE_ID = /^[\da-f]{32}$/;
const SPAN_ID = /^[\da-f]{16}$/;

/** `routes` are the patterns of the app's routes. */
type Shape = (value: unknown, routes: ReadonlySet<string>) => boolean;

const listed =
  (list: { has(word: string): boolean }): Shape =>
  (value) =>
    typeof value === "string" && list.has(value);

const isStatus: Shape = (value) =>
  Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599;
const isCount: Shape = (value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;
const isMs: Shape = (value) => typeof value === "number" && value >= 0 && value < 600_000;

/** Every attribute that a span may have, and its values: none can identify a person. */
const ATTRIBUTES: Readonly<Record<string, Shape>> = {
  "http.request.method": listed(METHODS),
  "request.id": (value) => typeof value === "string" && REQUEST_ID.test(value),
  "http.route": (value, routes) => listed(routes)(value, routes),
  "http.response.status_code": isStatus,
  "url.template": listed(CALL_PATHS),
  "gateway.outcome": (value) => typeof value === "string" && OUTCOME.test(value),
  "gateway.source": listed({ has: (word) => Object.hasOwn(SOURCES, word) }),
  "gateway.wait_ms": isMs,
  "gateway.cached_reads": isCount,
};

/** A known method, or the word for any other. */
export const methodName = (method: string): string => (METHODS.has(method) ? method : UNLISTED);

/**
 * The parts of spans that may leave the process: ids, times, and names and attributes of the lists;
 * never events, links, states or error messages, which could hold anything.
 */
export function createPermit(
  routes: ReadonlySet<string>,
  { serviceName, instanceId }: { serviceName: string; instanceId: string },
): (span: ReadableSpan) => ReadableSpan | null {
  const resource: Resource = resourceFromAttributes({
    "service.name": serviceName,
    "service.instance.id": instanceId,
  });
  return (span) => {
    const own = permittedIds(span.spanContext());
    if (own === null) return null;
    const parent =
      span.parentSpanContext === undefined ? null : permittedIds(span.parentSpanContext);
    return {
      name: permittedName(span.name, routes),
      kind: span.kind,
      spanContext: () => own,
      ...(parent === null ? {} : { parentSpanContext: parent }),
      startTime: span.startTime,
      endTime: span.endTime,
      duration: span.duration,
      ended: span.ended,
      status: { code: span.status.code },
      attributes: permittedAttributes(span.attributes, routes),
      links: [],
      events: [],
      resource,
      instrumentationScope: { name: "member-dashboard" },
      droppedAttributesCount: 0,
      droppedEventsCount: 0,
      droppedLinksCount: 0,
    };
  };
}

function permittedIds({ traceId, spanId, traceFlags, isRemote }: SpanContext): SpanContext | null {
  if (!TRACE_ID.test(traceId) || !SPAN_ID.test(spanId)) return null;
  return { traceId, spanId, traceFlags: traceFlags & 1, ...(isRemote === true && { isRemote }) };
}

/** "GET claims/{type}" of a call or "GET claims/:type" of a page, both parts from the lists. */
function permittedName(name: string, routes: ReadonlySet<string>): string {
  const at = name.indexOf(" ");
  const [method, pattern] = [name.slice(0, at), name.slice(at + 1)];
  const isListed = METHODS.has(method) && (routes.has(pattern) || CALL_PATHS.has(pattern));
  return isListed || (METHODS.has(method) && pattern === UNLISTED) ? name : UNLISTED;
}

function permittedAttributes(given: Attributes, routes: ReadonlySet<string>): Attributes {
  const permitted: Attributes = {};
  for (const [name, isPermitted] of Object.entries(ATTRIBUTES)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value !== undefined && isPermitted(value, routes)) permitted[name] = value;
  }
  return permitted;
}
