import type { z } from "zod";
import type { Call } from "./call.ts";
import { exchangeText, type ClientSettings, type Exchange, type Received } from "./client.ts";
import { GatewayContractError } from "./errors.ts";

/** Asks and holds the answer against its schema: one that breaks the contract is a fault of the call. */
export async function exchangeParsed<Answer extends z.ZodType>(
  settings: ClientSettings,
  exchange: Exchange,
  call: Call<Answer>,
): Promise<{ readonly answer: z.output<Answer>; readonly bytes: number }> {
  const received = await exchangeText(settings, exchange);
  return { answer: parse(call, received), bytes: received.bytes };
}

/** Holds an answer against its schema, once. Throws GatewayContractError naming call and field. */
function parse<Answer extends z.ZodType>(call: Call<Answer>, received: Received): z.output<Answer> {
  const result = call.answer.safeParse(call.as === "text" ? received.text : jsonOf(call, received));
  if (result.success) return result.data;
  throw new GatewayContractError(call, result.error.issues[0]?.path.join(".") || "(root)");
}

function jsonOf(call: Call, received: Received): unknown {
  if (received.text.trim() === "") return undefined;
  try {
    return JSON.parse(received.text) as unknown;
  } catch {
    throw new GatewayContractError(call, "(not JSON)");
  }
}
