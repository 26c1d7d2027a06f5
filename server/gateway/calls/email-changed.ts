import { z } from "zod";
import { attemptOf } from "../transport/call-functions.ts";
import { defineWrite } from "../transport/define-write.ts";

export const postEmailChanged = defineWrite({
  method: "POST",
  path: "account/email-changed",
  summary:
    "Extension: has the address that a member had until now told that mail goes to another one, which " +
    "it must not name. Made after the preferences are saved",
  extension: true,
  body: z.object({ previousEmailAddress: z.string(), emailAddress: z.string() }),
});

/**
 * Has a member's former e-mail address told of the change, so that nobody takes an account over
 * unseen. A call of our own: made only where GATEWAY_PATHS names it. Faults are values.
 */
export const tellFormerAddress = attemptOf(postEmailChanged);
