import { z } from "zod";
import type { Call } from "./call.ts";
import { GatewayContractError } from "./errors.ts";
import { requestText, type RawAnswer } from "./send/client.ts";
import type { ClientSettings, GatewayRequest } from "./send/send-request.ts";

/** An answer as received. `type` is its media type; absent where another process received it. */
type ReceivedText = { readonly text: string; readonly type?: string };

/**
 * The content of an answer before its schema is applied: JSON, or the text of a text call. Throws
 * GatewayContractError for an empty answer (T-82), or one that reports an error under a good
 * status.
 */
function readAnswer(call: Call, { text, type = "" }: ReceivedText): unknown {
  const trimmed = text.trim();
  if (trimmed === "") {
    if (call.mayBeEmpty === true) return call.as === "text" ? "" : undefined;
    throw new GatewayContractError(call, "(empty)");
  }
  if (call.as === "text") return readText(call, trimmed, type);
  const value = parseJson(trimmed);
  if (value === undefined) throw new GatewayContractError(call, "(not JSON)");
  if (reportsError(call, value)) throw new GatewayContractError(call, "(reports an error)");
  return value;
}

/** Text as it is, or as a JSON string; null for JSON's null. */
function readText(call: Call, text: string, type: string): unknown {
  const isMarkup = /html|xml/.test(type) || /^<[a-z!?/]/i.test(text);
  const value = parseJson(text);
  if (isMarkup || typeof value === "boolean" || (typeof value === "object" && value !== null)) {
    throw new GatewayContractError(call, "(not text)");
  }
  return value === null || typeof value === "string" ? value : text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Whether an object reports a failure. If it also has the call's own fields, "status" belongs to
 * the record.
 */
function reportsError(call: Call, value: unknown): boolean {
  if (!isObject(value)) return false;
  const isRecord = fieldsOf(call.answer).some((name) => name in value);
  return Object.entries(value).some(([name, field]) => {
    const key = name.toLowerCase();
    if (ERROR_FIELDS.has(key)) return !isNothing(field);
    if (isRecord) return false;
    if (SUCCESS_FIELDS.has(key)) return field === false;
    if (key !== "status") return false;
    return typeof field === "number" ? field >= 400 : FAILED.has(String(field).toLowerCase());
  });
}

const ERROR_FIELDS = new Set([
  "error",
  "errors",
  "errorcode",
  "errormessage",
  "errortype",
  "exception",
  "fault",
]);
const SUCCESS_FIELDS = new Set(["success", "successful", "succeeded", "ok", "saved", "accepted"]);
const FAILED = new Set(["error", "fail", "failed", "failure", "rejected", "denied", "blocked"]);

const isNothing = (field: unknown): boolean =>
  field === null ||
  field === false ||
  field === "" ||
  field === 0 ||
  (Array.isArray(field) && field.length === 0);

/** Whether an object has none of the fields that the schema names, so answers another call. */
function hasNoField(call: Call, value: unknown): boolean {
  if (call.mayBeEmpty === true || !isObject(value)) return false;
  const fields = fieldsOf(call.answer);
  return fields.length > 0 && !fields.some((name) => name in value);
}

/** The names of an object schema's fields, before any transformation; none for other schemas. */
function fieldsOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return fieldsOf(schema.unwrap());
  }
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Performs a call and parses its answer. Throws a GatewayError, including one for a broken
 * contract.
 */
export async function requestParsed<Answer extends z.ZodType>(
  settings: ClientSettings,
  exchange: GatewayRequest,
  call: Call<Answer>,
): Promise<RawAnswer & { readonly answer: z.output<Answer> }> {
  const received = await requestText(settings, exchange);
  return { answer: parseAnswer(call, received), ...received };
}

/** Parses an answer with the call's schema. Throws GatewayContractError naming call and field. */
export function parseAnswer<Answer extends z.ZodType>(
  call: Call<Answer>,
  received: ReceivedText,
): z.output<Answer> {
  const value = readAnswer(call, received);
  const result = call.answer.safeParse(value);
  if (result.success && hasNoField(call, value)) {
    throw new GatewayContractError(call, "(none of its fields)");
  }
  if (result.success) return result.data;
  throw new GatewayContractError(call, result.error.issues[0]?.path.join(".") || "(root)");
}
