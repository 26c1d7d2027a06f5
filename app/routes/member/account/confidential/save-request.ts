import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { getAddress } from "#server/gateway/calls/address.ts";
import {
  attemptConfidentialRequest,
  saveConfidentialRequest,
} from "#server/gateway/calls/confidential.ts";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { findOut } from "#app/forms/find-out.ts";
import { outcomeOf, type Outcome } from "#app/forms/outcome.ts";
import { troubleSentence } from "#app/forms/refuse.ts";
import { changedMeanwhile, isChangedMeanwhile, seenField } from "#app/forms/seen-version.ts";
import { submitGuarded } from "#app/forms/submit-guarded.ts";
import { orUnread } from "#app/frame/or-unread.ts";
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
  const { session, gateway } = context.get(memberContext);
  // Without the lists the form is checked as far as it can be.
  const lists = listsOf(ends ? "unread" : await orUnread(getAddress(gateway)));
  return submitGuarded(request, context, {
    schema: (form): z.ZodType<Typed> => (ends ? endSchema : requestSchema(form, lists)),
    sender: `${session.id} ${CONFIDENTIAL_PATH} ${ends ? "end" : "ask"}`,
    work: (typed) => writeUnlessChanged(gateway, typed),
    trouble: (error, typed) => findWhatBecame(context, error, typed),
    answer: (outcome) => {
      if (outcome.kind === "ok") return showRequest(context);
      if (outcome.reason !== "changed") return { formErrors: [text.refused] };
      return ends ? { fieldErrors: { seen: [text.ending.changed] } } : changedMeanwhile;
    },
  });
}

/** What was saved meanwhile, in another tab, is not written over unseen. */
async function writeUnlessChanged(
  gateway: Gateway,
  { seen, asked }: Typed,
): Promise<Outcome<unknown>> {
  const now = await attemptConfidentialRequest(gateway);
  if (!now.ok) return { kind: "trouble", error: now.error };
  if (isChangedMeanwhile(seen, seenOf(now.value))) return { kind: "refused", reason: "changed" };
  return outcomeOf(await saveConfidentialRequest(gateway, { request: asked }));
}

async function findWhatBecame(context: Context, error: GatewayError, { asked }: Typed) {
  const { gateway } = context.get(memberContext);
  if (error.entry === 401) return gateway.fail(error);
  const became = await findOut(error, {
    read: () => attemptConfidentialRequest(gateway),
    isSaved: (now) => isSavedAs(asked, now),
  });
  if (became === "saved") return showRequest(context);
  return [troubleSentence(error, became === "unsaved" ? text.unsaved : text.unknown)];
}

/** The page itself tells what became of it: a message left for another page would name it. */
function showRequest(context: Context): Response {
  context.get(sessionContext).dropDraft();
  return redirect(CONFIDENTIAL_PATH, { status: 303 });
}
