import { redirect } from "react-router";
import type { z } from "zod";
import { getAddress } from "#server/gateway/calls/member/address.ts";
import {
  attemptConfidentialRequest,
  saveConfidentialRequest,
} from "#server/gateway/calls/member/confidential.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { outcomeOf } from "#app/forms/submit/write-outcome.ts";
import { submitSave } from "#app/forms/submit/submit-save.ts";
import { orUnavailable } from "#app/frame/loading/load.ts";
import { isSavedAs, openContentOf } from "#app/rules/account/confidential.ts";
import { confidentialText as text } from "#app/text/account/confidential.ts";
import { addressListsOf } from "#app/forms/address/address-schema.ts";
import { CONFIDENTIAL_PATH } from "./RequestState.tsx";
import { endSchema, requestSchema, type TypedRequest } from "./request-schema.ts";

/** Asks for confidential communication, changes what was asked or, with `ends`, ends it. */
export async function saveRequest(
  request: Request,
  context: Context,
  { ends }: { readonly ends: boolean },
) {
  const { gateway, session } = context.get(memberContext);
  // Without the lists the form is checked as far as possible.
  const lists = addressListsOf(ends ? "unavailable" : await orUnavailable(gateway.ask(getAddress)));
  return submitSave(request, context, {
    schema: (form): z.ZodType<TypedRequest> => (ends ? endSchema : requestSchema(form, lists)),
    confirms: true,
    sendLimit: { about: () => `confidential requests of ${session.memberKey}` },
    read: attemptConfidentialRequest,
    shownOf: openContentOf,
    save: ({ asked }) => ({
      isSaved: (now) => isSavedAs(asked, now),
      write: async () => outcomeOf(await saveConfidentialRequest(gateway, { request: asked })),
    }),
    words: text,
    refused: () => ({ formErrors: [text.refused] }),
    ...(ends && { changed: { fieldErrors: { seen: [text.ending.changed] } } }),
    done() {
      // The page itself tells what became of it: a message left for another page would name it.
      context.get(sessionContext).dropDraft();
      return redirect(CONFIDENTIAL_PATH, { status: 303 });
    },
  });
}
