import { errorShape } from "./error-shape.ts";

/**
 * All fields of a log line: counts, durations, statuses and fixed words. There is no field for a
 * URL, query, address, cookie, body or user agent, so none can be logged by mistake.
 */
export type LogFields = {
  readonly requestId?: string;
  readonly method?: string;
  /** A route's pattern or a gateway call's ("claims/{type}/{id}"); never a path with values. */
  readonly pattern?: string;
  /** Null where no response was begun. */
  readonly status?: number | null;
  readonly ms?: number;
  readonly bytes?: number | undefined;
  /** The length of something, in characters, and its limit. */
  readonly length?: number;
  readonly limit?: number;
  readonly gatewayCalls?: number;
  /** The longest wait of a request's calls for a connection. */
  readonly gatewayWaitMs?: number;
  /** How long one call waited for a connection. */
  readonly waitMs?: number;
  readonly aborted?: boolean;
  readonly port?: number;
  /** A fixed word or a code of Node, such as "SIGTERM" or "HPE_INVALID_METHOD". */
  readonly reason?: string;
  /** The strategy that a token came from, such as "password". */
  readonly wayIn?: string | undefined;
  /** The name of a field that the gateway left out, such as "memberKey". */
  readonly missing?: string;
  /** The error itself; only its shape is logged. */
  readonly error?: unknown;
};

export const CENSOR = "[redacted]";

const PHRASE = /^[a-z][a-z-]*(?: [a-z-]+){0,9}$/;
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;
const WORDS = /^[\w./:*{}?-]{1,120}$/;
const LONG_NUMBER = /\d{4,}/g;

/** Reduces the value of each field to its shape; every field needs an entry. */
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
  gatewayWaitMs: numberOrNull,
  waitMs: numberOrNull,
  aborted: (value) => value === true,
  port: numberOrNull,
  reason: words,
  wayIn: words,
  missing: words,
  error: errorShape,
};

/** The fields that may be logged; unlike the compiler, this also covers spreads and wide types. */
export function permittedFields(fields: LogFields): Readonly<Record<string, unknown>> {
  const permitted: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(SHAPES)) {
    const value: unknown = Object.getOwnPropertyDescriptor(fields, name)?.value;
    if (value !== undefined) permitted[name] = shape(value);
  }
  return permitted;
}

/** A message is a fixed phrase of lower-case words; anything else may contain a value. */
export function permittedPhrase(message: string): string {
  return PHRASE.test(message) ? message : CENSOR;
}

/** Patterns contain no long numbers; one that does contains an id. */
function words(value: unknown): string {
  if (typeof value !== "string" || !WORDS.test(value)) return CENSOR;
  return value.replace(LONG_NUMBER, "#");
}

function numberOrNull(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
