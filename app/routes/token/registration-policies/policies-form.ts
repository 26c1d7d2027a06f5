import { createContext, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { getAccount } from "#server/gateway/calls/account.ts";
import { GatewayError } from "#server/gateway/transport/errors.ts";
import { saveRegistrationPolicies } from "#server/gateway/calls/registration.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { tokenContext, type TokenRequest } from "#server/middleware/token.ts";
import { getRuntime } from "#server/runtime.ts";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import {
  initialCommunication,
  initialEobConsent,
  policiesToSend,
} from "#app/rules/sign-in/registration-policies.ts";
import { policiesText } from "#app/text/policies.ts";
import { choiceField } from "#app/forms/field-schemas.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { getViewer } from "#app/frame/viewer.ts";
import { audit, notAsked, onBehalfField } from "#app/sign-in/on-behalf.ts";
import { getPolicies } from "#app/sign-in/registration-policies.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Set when the form comes back in this very answer. It then shows what was chosen, so what was saved
 * is not asked: a gateway in trouble would take the form away.
 */
const cameBack = createContext(false);

const NEVER_ASKED = { isCommunicationPolicySigned: null, isEeobPreferenceConsented: null };

/** What the page starts from (§5); `eob` is empty for dependents, who are not asked. */
export async function loadPolicies(context: Context) {
  const [suffix, saved] = await Promise.all([
    getSuffix(context.get(tokenContext)),
    context.get(cameBack) ? NEVER_ASKED : getPolicies(context),
  ]);
  const eob = initialEobConsent({ suffix, saved: saved.isEeobPreferenceConsented });
  const communication = initialCommunication(saved.isCommunicationPolicySigned);
  return {
    subscriber: isSubscriber(suffix),
    initial: {
      communication: communication ? "Y" : "",
      eob: eob === null ? "" : eob ? "Y" : "N",
    },
  };
}

/** Whose consents these are: the suffix stands in the account, by the token's member key. */
async function getSuffix({ gateway, pending }: TokenRequest): Promise<number> {
  const account = await getAccount(gateway);
  return (await getViewer(account, { gateway, session: pending })).memberSuffix;
}

/** The form again: what is wrong with it, or the error catalogue's number of the gateway's trouble. */
export type RefusedPolicies = FormAnswer & { readonly trouble: number | null };

/**
 * Saves the consents (§4 "Registration policies submit", §5). Null when it went well, else the form
 * and the status of its page: this call's errors are never an error page (§8).
 */
export async function submitPolicies(
  request: Request,
  context: Context,
  pattern: string,
): Promise<{ readonly answer: RefusedPolicies; readonly status: number } | null> {
  const asked = context.get(tokenContext);
  const { pending, gateway } = asked;
  const form = await readForm(request);
  const suffix = await getSuffix(asked);
  const checked = checkForm(form, schemaFor(suffix, asked));
  if (checked.status !== "success") {
    context.set(cameBack, true);
    return { answer: { ...checked.reply(), trouble: null }, status: 400 };
  }
  const { eob } = checked.value;
  const body = policiesToSend({
    suffix,
    communication: true,
    eob: eob === undefined ? null : eob === "Y",
  });
  // A fault is thrown within, so that the same form may be sent again at once.
  const save = async () => {
    const saved = await saveRegistrationPolicies(gateway, body);
    if (!saved.ok) throw saved.error;
  };
  try {
    await getRuntime().idempotent(`${pending.id} ${pattern}`, form, () =>
      audit(context, pending, { event: "policies", pattern }, save),
    );
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    context.set(cameBack, true);
    const entry = errorEntry(error.entry);
    const trouble = entry === "generic" ? 0 : entry;
    const answer = { ...checked.reply({ formErrors: [policiesText.notSaved] }), trouble };
    return { answer, status: documentStatus(entry) };
  }
  const state = context.get(sessionContext);
  state.setFlash("welcome");
  state.dropDraft();
  return null;
}

const schemaFor = (suffix: number, { pending }: TokenRequest) =>
  z.object({
    communication: z.literal("Y", { error: policiesText.communicationMissing }),
    eob: isSubscriber(suffix) ? choiceField(policiesText.eob.label, ["Y", "N"]) : notAsked,
    onBehalf: onBehalfField(pending),
  });
