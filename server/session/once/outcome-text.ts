import { z } from "zod";
import { errorOf, textOfError } from "#server/gateway/transport/error-text.ts";
import { GatewayError } from "#server/gateway/transport/errors.ts";

/** What became of a form: what it resolved to, what it threw, or that another may try it again. */
export type Told =
  | { readonly kind: "resolved"; readonly outcome: unknown }
  | { readonly kind: "thrown"; readonly error: GatewayError }
  | { readonly kind: "again" };

/** Plain data is itself, but objects and what JSON has no word for stand in an object of one field. */
type Encoded = string | number | boolean | null | Encoded[] | { [kind: string]: Encoded };

/** What became of a form as text for other processes; undefined where it cannot be told in full. */
export function findText(told: Told): string | undefined {
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

/** What a text tells; undefined for a text of another version. */
export function findTold(text: string): Told | undefined {
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
