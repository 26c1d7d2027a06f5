import { z } from "zod";
import {
  GatewayAbandonedError,
  GatewayBusyError,
  GatewayContractError,
  GatewayStatusError,
  GatewayTimeoutError,
  GatewayUnreachableError,
  OutcomeUnknownError,
  type GatewayError,
} from "./errors.ts";

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
  z.object({
    name: z.enum([
      "GatewayTimeoutError",
      "GatewayUnreachableError",
      "GatewayBusyError",
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
  GatewayBusyError,
  GatewayAbandonedError,
  OutcomeUnknownError,
};

/** An error as plain data for another process, without its cause; undefined for one of no known kind. */
export const textOfError = (error: GatewayError): ErrorText | undefined =>
  // Also `body`, which is not enumerable so that nothing logs it.
  errorText.safeParse(error).data;

/** The error of such data. Throws ZodError for data of another version. */
export function errorOf(text: unknown): GatewayError {
  const about = errorText.parse(text);
  const error = madeOf(about);
  error.isUnsent = about.isUnsent;
  return error;
}

function madeOf(about: ErrorText): GatewayError {
  switch (about.name) {
    case "GatewayStatusError":
      return new GatewayStatusError(about, about.status, about.body, about.retryAfter);
    case "GatewayContractError":
      return new GatewayContractError(about, about.field);
    default:
      return new SIMPLE[about.name](about);
  }
}
