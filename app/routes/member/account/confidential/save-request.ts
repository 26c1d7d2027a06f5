import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { getAddress } from "#server/gateway/calls/address.ts";
import {
  attemptConfidentialRequest,
  saveConfidentialRequest,
} from "#server/gateway/calls/confidential.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { outcomeOf } from "#app/forms/outcome.ts";
import { seenField } from "#app/forms/seen-version.ts";
import { submitSave } from "#app/forms/submit-save.ts";
import { orUnread } from "#app/frame/optional.ts";
import { isSavedAs, seenOf, type Asked } from "#app/rules/account/confidential.ts";
import { confidentialText as text } from "#app/text/confidential.ts";
import { listsOf } from "#app/forms/address-schema.ts";
import { CONFIDENTIAL_PATH } from "./confidential-path.ts";
import { requestSchema } from "./request-schema.ts";

type Context = Readonly<RouterContextProvider>;

type Typed = { readonly seen: string; readonly asked: Asked | null };

const endSchema = z.object({ seen: seenField }).transform(({ seen }): Typed => ({
  seen,
  asked: null,
}));

/** Asks for confidential communication, changes what was asked or, with `ends`, ends it. */
export async function saveRequest(
  request: Request,
  context: Context,
  { ends }: { readonly ends: boolean },
) {
  const { gateway, session } = context.get(memberContext);
  // Without the lists the form is checked as far as it can be.
  const lists = listsOf(ends ? "unread" : await orUnread(gateway.ask(getAddress)));
  return submitSave(request, context, {
    schema: (form): z.ZodType<Typed> => (ends ? endSchema : requestSchema(form, lists)),
    confirms: true,
    brake: { about: () => `confidential requests of ${session.memberKey}` },
    form: `${CONFIDENTIAL_PATH} ${ends ? "end" : "ask"}`,
    read: attemptConfidentialRequest,
    shownOf: seenOf,
    save: ({ asked }) => ({
      isSaved: (now) => isSavedAs(asked, now),
      write: async () => outcomeOf(await saveConfidentialRequest(gateway, { request: asked })),
    }),
    words: text,
    refused: () => ({ formErrors: [text.refused] }),
    ...(ends && { changed: { fieldErrors: { seen: [text.ending.changed] } } }),
    done: () => showRequest(context),
  });
}

/** The page itself tells what became of it: a message left for another page would name it. */
function showRequest(context: Context): Response {
  context.get(sessionContext).dropDraft();
  return redirect(CONFIDENTIAL_PATH, { status: 303 });
}
