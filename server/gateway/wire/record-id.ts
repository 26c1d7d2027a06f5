import type { z } from "zod";
import type { Call } from "../transport/call.ts";
import { GatewayStatusError } from "../transport/errors.ts";
import type { Gateway } from "../transport/gateway.ts";

/**
 * Whether a text from an address can be the id of a claim or a document. "..", a slash or a percent
 * sign would name another path of the gateway, however it is encoded on the way there.
 */
export const isRecordId = (text: string): boolean =>
  /^[\w.~:-]{1,64}$/.test(text) && !/^\.+$/.test(text);

/** Refuses an id without asking, in just the way the gateway refuses one it does not know: 404. */
export const throwNotFound = (gateway: Gateway, call: Call): Promise<never> =>
  gateway.fail(new GatewayStatusError(call, 404, undefined));

/**
 * The call whose answer must be about what was asked for. A gateway that mixes records up breaks its
 * contract (502) instead of showing one member what is another's, and nothing of it is kept. The
 * fault names `field` and no id.
 */
export function requireAnswerAbout<Answer extends z.ZodType>(
  call: Call<Answer>,
  field: string,
  isAsked: (answer: z.output<Answer>) => boolean,
): Call<z.ZodType<z.output<Answer>>> {
  const answer = call.answer.transform((value, context) => {
    if (!isAsked(value)) {
      context.addIssue({ code: "custom", path: [`${field} (another record)`] });
    }
    return value;
  });
  return { ...call, answer };
}
