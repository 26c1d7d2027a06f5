import { errorShape } from "./error-shape.ts";

/**
 * Everything a log line may carry: counts, durations, statuses and words of our own. No URL, query,
 * address, cookie, body or user agent has a place here, so none can be written by mistake.
 */
export type LogFields = {
  readonly requestId?: string;
  readonly method?: string;
  /** A route's pattern or a gateway call's ("claims/{type}/{id}"); never a path with values. */
  readonly pattern?: string;
  /** Null where no answer was begun. */
  readonly status?: number | null;
  readonly ms?: number;
  readonly bytes?: number;
  /** How long something was, in characters, and what it was held against. */
  readonly length?: number;
  readonly limit?: number;
  readonly gatewayCalls?: number;
  readonly gatewayRounds?: number;
  /** The longest that one of a request's calls waited for a connection. */
  readonly gatewayWaitMs?: number;
  /** How long one call waited for a connection. */
  readonly waitMs?: number;
  readonly aborted?: boolean;
  readonly port?: number;
  /** A word of our own or a code of Node's, such as "SIGTERM" or "HPE_INVALID_METHOD". */
  readonly reason?: string;
  /** Where a token came from, in our own words: "password", "receive-token". */
  readonly wayIn?: string;
  /** The name of what the gateway left out, such as "memberKey". */
  readonly missing?: string;
  /** The error itself; only its shape is written. */
  readonly error?: unknown;
};

export const CENSOR = "[redacted]";

const PHRASE = /^[a-z][a-z-]*(?: [a-z-]+){0,9}$/;
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;
const WORDS = /^[\w./:*{}?-]{1,120}$/;
const LONG_NUMBER = /\d{4,}/g;

/** Each field with what holds a value to its shape; a new field asks for its own entry here. */
const SHAPES: Readonly<Record<keyof LogFields, (value: unknown) => unknown>> = {
  requestId: (value) => (typeof value === "string" && REQUEST_ID.test(value) ? value : CENSOR),
  method: words,
  pattern: words,
  status: numberOrNull,
  ms: numberOrNull,
  bytes: numberOrNull,
  length: numberOrNull,
  limit: numberOrNull,
  gatewayCalls: numberOrNull,
  gatewayRounds: numberOrNull,
  gatewayWaitMs: numberOrNull,
  waitMs: numberOrNull,
  aborted: (value) => value === true,
  port: numberOrNull,
  reason: words,
  wayIn: words,
  missing: words,
  error: errorShape,
};

/** What of `fields` may be written: spreads and wide types get past the compiler, not past this. */
export function permittedFields(fields: LogFields): Readonly<Record<string, unknown>> {
  const permitted: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(SHAPES)) {
    const value: unknown = Object.getOwnPropertyDescriptor(fields, name)?.value;
    if (value !== undefined) permitted[name] = shape(value);
  }
  return permitted;
}

/** A message is a fixed phrase of lower-case words; anything else may hold a value. */
export function permittedPhrase(message: string): string {
  return PHRASE.test(message) ? message : CENSOR;
}

/** A pattern has no long number in it; an id pasted into one does. */
function words(value: unknown): string {
  if (typeof value !== "string" || !WORDS.test(value)) return CENSOR;
  return value.replace(LONG_NUMBER, "#");
}

function numberOrNull(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
