import type { z } from "zod";
import { requireSound, type Call } from "../transport/call.ts";
import { GatewayStatusError } from "../transport/errors.ts";
import type { Gateway } from "../transport/gateway.ts";

/** Whether a text of a URL can be an id: "..", "/" or "%" could address another path. */
export const isRecordId = (text: string): boolean =>
  /^[\w.~:-]{1,64}$/.test(text) && !/^\.+$/.test(text);

/** Fails as the gateway does for an unknown id (404), without a call. */
export const throwNotFound = (gateway: Gateway, call: Call): Promise<never> =>
  gateway.fail(new GatewayStatusError(call, 404, undefined));

/**
 * The call with a check that its answer is about the requested record. An answer about another one breaks
 * the contract (502) and is not cached; the error names `field` and no id.
 */
export const requireAnswerAbout = <Answer extends z.ZodType>(
  call: Call<Answer>,
  field: string,
  isRequested: (answer: z.output<Answer>) => boolean,
): Call<z.ZodType<z.output<Answer>>> =>
  requireSound(call, (answer) => (isRequested(answer) ? null : `${field} (another record)`));
