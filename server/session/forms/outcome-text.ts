import { z } from "zod";
import {
  GatewayAbandonedError,
  GatewayBusyError,
  GatewayContractError,
  GatewayError,
  GatewayStatusError,
  GatewayTimeoutError,
  GatewayUnreachableError,
  OutcomeUnknownError,
} from "#server/gateway/transport/errors.ts";
import { createSecretKey, hkdfSync } from "node:crypto";
import { sharedSeal } from "#server/redis/sealed-answer.ts";

/** The outcome of a form: its value, its thrown error, or that it may be tried again. */
export type FormOutcome =
  | { readonly kind: "resolved"; readonly outcome: unknown }
  | { readonly kind: "thrown"; readonly error: GatewayError }
  | { readonly kind: "again" };

/**
 * Plain data is itself; objects and values without a JSON form are wrapped in an object of one
 * field.
 */
type Encoded = string | number | boolean | null | Encoded[] | { [kind: string]: Encoded };

/** An outcome as text for other processes; undefined if it can't be expressed in full. */
export function findText(told: FormOutcome): string | undefined {
  try {
    return JSON.stringify(encode({ ...told }));
  } catch {
    return undefined;
  }
}

const told = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("resolved"), outcome: z.unknown() }),
  z.object({ kind: z.literal("thrown"), error: z.instanceof(GatewayError) }),
  z.object({ kind: z.literal("again") }),
]);

export function parseOutcome(text: string): FormOutcome | undefined {
  try {
    return told.safeParse(decode(JSON.parse(text))).data;
  } catch {
    return undefined;
  }
}

function encode(value: unknown): Encoded {
  if (value === undefined) return { undefined: null };
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(encode);
  if (value instanceof GatewayError) {
    const text = textOfError(value);
    if (text !== undefined) return { error: encode(text) };
  }
  if (isPlain(value)) {
    const fields = Object.entries(value).map(([name, field]) => [name, encode(field)] as const);
    return { object: Object.fromEntries(fields) };
  }
  throw new TypeError("no such outcome is shared");
}

function decode(text: unknown): unknown {
  if (typeof text !== "object" || text === null) return text;
  if (Array.isArray(text)) return text.map(decode);
  const [entry, ...more] = Object.entries(text);
  if (entry === undefined || more.length > 0) throw new TypeError("no such outcome is shared");
  const [kind, held]: [string, unknown] = entry;
  if (kind === "undefined") return undefined;
  if (kind === "error") return errorOf(decode(held));
  if (kind !== "object" || !isPlain(held)) throw new TypeError("no such outcome is shared");
  return Object.fromEntries(Object.entries(held).map(([name, field]) => [name, decode(field)]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Raise it when an outcome changes its meaning, so that older processes do not read it. */
const FORMAT = "outcome 3";

/**
 * Seals an outcome with a key made of the form and its sender: only the very same form opens it.
 */
export function outcomeSeal(secret: Uint8Array, form: string) {
  const { seal, open } = sharedSeal(
    createSecretKey(Buffer.from(hkdfSync("sha256", form, secret, FORMAT, 32))),
  );
  return {
    seal: (text: string): Buffer => seal(FORMAT, Buffer.from(text)),
    open(sealed: Buffer): string | undefined {
      try {
        return open(FORMAT, sealed).toString();
      } catch {
        return undefined;
      }
    },
  };
}

const call = { method: z.string(), path: z.string() };
const isUnsent = z.boolean().default(false);

const errorText = z.discriminatedUnion("name", [
  z.object({
    name: z.literal("GatewayStatusError"),
    ...call,
    isUnsent,
    status: z.number(),
    body: z.unknown(),
    retryAfter: z.string().nullable(),
  }),
  z.object({
    name: z.literal("GatewayContractError"),
    ...call,
    isUnsent,
    field: z.string(),
  }),
  z.object({ name: z.literal("GatewayBusyError"), ...call, isUnsent, retryAfter: z.number() }),
  z.object({
    name: z.enum([
      "GatewayTimeoutError",
      "GatewayUnreachableError",
      "GatewayAbandonedError",
      "OutcomeUnknownError",
    ]),
    ...call,
    isUnsent,
  }),
]);

type ErrorText = z.output<typeof errorText>;

const SIMPLE = {
  GatewayTimeoutError,
  GatewayUnreachableError,
  GatewayAbandonedError,
  OutcomeUnknownError,
};

/** An error as plain data for another process, without its cause; undefined for an unknown kind. */
const textOfError = (error: GatewayError): ErrorText | undefined =>
  // Also `body`, which is not enumerable so that it is never logged.
  errorText.safeParse(error).data;

/** Restores an error from such data. Throws ZodError for data of another version. */
function errorOf(text: unknown): GatewayError {
  const about = errorText.parse(text);
  const error = madeOf(about);
  error.isUnsent = about.isUnsent;
  return error;
}

function madeOf(about: ErrorText): GatewayError {
  switch (about.name) {
    case "GatewayStatusError":
      return new GatewayStatusError(about, about.status, about.body, about.retryAfter);
    case "GatewayBusyError":
      return new GatewayBusyError(about, about.retryAfter);
    case "GatewayContractError":
      return new GatewayContractError(about, about.field);
    default:
      return new SIMPLE[about.name](about);
  }
}
