import { errorShape } from "./error-shape.ts";

export const CENSOR = "[redacted]";

const PHRASE = /^[a-z][a-z-]*(?: [a-z-]+){0,9}$/;
/** The id of a request: ours, or a trusted proxy's. */
export const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;
const TRACE_ID = /^[\da-f]{32}$/;
const SESSION = /^session:[\w-]{22}$/;
const WORDS = /^[\w./:*{}?-]{1,120}$/;
const SHOWN = /^[\w./:,[\]+-]{0,200}$/;
const LONG_NUMBER = /\d{4,}/g;

/** The type of a field's value, and how it is reduced to a loggable shape. */
type Field<Value> = { readonly shape: (value: unknown) => unknown; readonly of?: Value };

const asField = <Value>(shape: Field<Value>["shape"]): Field<Value> => ({ shape });
const word = asField<string | undefined>(words);
const count = asField<number | null | undefined>(numberOrNull);

/** All fields of a log line. None of them is a URL, query, address, cookie, body or user agent. */
const FIELDS = {
  requestId: asField<string>(matching(REQUEST_ID)),
  /** Named as in OpenTelemetry logs, so that collectors join lines with spans. */
  trace_id: asField<string>(matching(TRACE_ID)),
  /** A keyed hash of the session's id; null before sign-in. */
  session: asField<string | null>(nullOr(matching(SESSION))),
  brand: asField<string | null>(nullOr(words)),
  method: word,
  /** A route's pattern or a gateway call's ("claims/{type}/{id}"); never a path with values. */
  pattern: word,
  /** Null if no response was begun. */
  status: count,
  ms: count,
  bytes: count,
  /** The length of something, in characters, and its limit. */
  length: count,
  limit: count,
  gatewayCalls: count,
  /** What a host is asked for: "gateway", "accreditation" or "chat". */
  host: word,
  /** Calls that a circuit breaker refused. */
  refused: count,
  /** The longest wait of a request's calls for a connection. */
  gatewayWaitMs: count,
  /** How long one call waited for a connection. */
  waitMs: count,
  aborted: asField<boolean>((value) => value === true),
  /** The answer is that of an earlier press of the same form. */
  replayed: asField<boolean | undefined>((value) => value === true),
  port: count,
  /** A fixed word or a code of Node, such as "SIGTERM" or "HPE_INVALID_METHOD". */
  reason: word,
  /** The strategy that a token came from, such as "password". */
  wayIn: word,
  /** The name of a claim or field that the gateway left out, such as "memberKey". */
  missing: word,
  /** The name of an unknown setting, and of the one that was probably meant. */
  setting: word,
  instead: word,
  /** The settings of the process, as `shownSettings` returns them. */
  settings: asField<Readonly<Record<string, string | number | boolean>>>(shownValues),
  /** The error itself; only its shape is logged. */
  error: asField<unknown>(errorShape),
};

export type LogFields = {
  readonly [Name in keyof typeof FIELDS]?: (typeof FIELDS)[Name]["of"];
};

const SHAPES: ReadonlyMap<string, (value: unknown) => unknown> = new Map(
  Object.entries(FIELDS).map(([name, { shape }]) => [name, shape]),
);

/** The fields that may be logged; unlike the compiler, this also covers spreads and wide types. */
export function permittedFields(fields: LogFields): Readonly<Record<string, unknown>> {
  const permitted: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const shape = SHAPES.get(name);
    if (shape !== undefined && value !== undefined) permitted[name] = shape(value);
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

function matching(pattern: RegExp): (value: unknown) => string {
  return (value) => (typeof value === "string" && pattern.test(value) ? value : CENSOR);
}

function nullOr(shape: (value: unknown) => string): (value: unknown) => string | null {
  return (value) => (value === null ? null : shape(value));
}

/** Numbers, switches and short texts without anything that could identify a person. */
function shownValues(value: unknown): Readonly<Record<string, unknown>> {
  const given: (readonly [string, unknown])[] = Object.entries(value ?? {});
  return Object.fromEntries(
    given.map(([name, each]) => [words(name), isShown(each) ? each : CENSOR]),
  );
}

const isShown = (value: unknown): boolean =>
  typeof value === "number" || typeof value === "boolean" || SHOWN.test(String(value));

function numberOrNull(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
