import { z } from "zod";
import { attemptOf } from "../../transport/call-functions.ts";
import { defineWrite } from "../../transport/call.ts";

export const postEmailChanged = defineWrite({
  method: "POST",
  path: "account/email-changed",
  summary:
    "Extension: has the address that a member had until now told that mail goes to another one, which " +
    "it must not name. Made after the preferences are saved",
  extension: true,
  body: z.object({ previousEmailAddress: z.string(), emailAddress: z.string() }),
});

export const postAnswersChanged = defineWrite({
  method: "POST",
  path: "account/security-answers-changed",
  summary:
    "Extension: has the member of the token told, at the e-mail address on file, that their security " +
    "questions and answers were changed, which it must not name. Made after they are saved",
  extension: true,
});

/**
 * Notifies a member's former e-mail address of the change, if GATEWAY_PATHS names the call. Faults
 * are values.
 */
export const tellFormerAddress = attemptOf(postEmailChanged);

/**
 * Notifies a member that their security answers changed, under the same condition. Faults are
 * values.
 */
export const tellAnswersChanged = attemptOf(postAnswersChanged);
