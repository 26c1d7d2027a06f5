import type { z } from "zod";
import type { Call } from "./call.ts";
import { requestText, type RawAnswer } from "./client.ts";
import type { ClientSettings, GatewayRequest } from "./send-request.ts";
import { GatewayContractError } from "./errors.ts";
import { hasNoField, readAnswer, type ReceivedText } from "./read-answer.ts";

/** Performs a call and parses its answer. Throws a GatewayError, of the contract where it is broken. */
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
