import type { Call } from "./call.ts";
import { GatewayStatusError } from "./errors.ts";
import type { Gateway } from "./gateway.ts";

/**
 * Whether a text from an address can be the id of a claim or a document. "..", a slash or a percent
 * sign would name another path of the gateway, however it is encoded on the way there.
 */
export const isRecordId = (text: string): boolean =>
  /^[\w.~:-]{1,64}$/.test(text) && !/^\.+$/.test(text);

/** Refuses an id without asking, in just the way the gateway refuses one it does not know: 404. */
export const refuseUnknown = (gateway: Gateway, call: Call): Promise<never> =>
  gateway.fail(new GatewayStatusError(call, 404, undefined));
