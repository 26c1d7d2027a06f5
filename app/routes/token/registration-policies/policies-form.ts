import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { LANDING_PATH } from "#server/landing-path.ts";
import {
  attemptRegistrationPolicies,
  saveRegistrationPolicies,
} from "#server/gateway/calls/registration.ts";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import { tokenContext, type TokenRequest } from "#server/middleware/token.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import {
  arePoliciesSaved,
  initialCommunication,
  initialEobConsent,
  policiesToSend,
} from "#app/rules/sign-in/registration-policies.ts";
import { policiesText } from "#app/text/policies.ts";
import { choiceField } from "#app/forms/field-schemas.ts";
import { fateWords, isSavedAnyway } from "#app/forms/find-out.ts";
import { troubleParagraphs } from "#app/forms/refuse.ts";
import { finishForm, formCameBack, submitGuarded } from "#app/forms/submit-guarded.ts";
import { getFamily } from "#app/frame/family.ts";
import { absentField, auditConsent, onBehalfField } from "#app/sign-in/on-behalf.ts";
import { getPolicies } from "#app/sign-in/registration-policies.ts";

type Context = Readonly<RouterContextProvider>;

const NOT_LOADED = { isCommunicationPolicySigned: null, isEeobPreferenceConsented: null };

/** The initial values (§5); `eob` is empty for dependents, who have no such field. */
export async function loadPolicies(context: Context) {
  const [suffix, saved] = await Promise.all([
    getSuffix(context.get(tokenContext)),
    context.get(formCameBack) ? NOT_LOADED : getPolicies(context),
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

/** The suffix of the member, who is found in the account by the token's member key. */
async function getSuffix({ gateway, pending }: TokenRequest): Promise<number> {
  return (await getFamily({ gateway, session: pending })).viewer.memberSuffix;
}

/** Saves the consents (§4 "Registration policies submit", §5). This call's errors stay inline (§8). */
export async function submitPolicies(request: Request, context: Context, pattern: string) {
  const token = context.get(tokenContext);
  const { pending, gateway } = token;
  const suffix = await getSuffix(token);
  return submitGuarded(request, context, {
    schema: schemaFor(suffix, token),
    sender: `${pending.id} ${pattern}`,
    work: ({ eob }) =>
      auditConsent(context, pending, { event: "policies", pattern }, async () => {
        const body = policiesToSend({
          suffix,
          communication: true,
          eob: eob === undefined ? null : eob === "Y",
        });
        const saved = await saveRegistrationPolicies(gateway, body);
        const isThere = async (error: GatewayError) =>
          isSavedAnyway(error, {
            read: () => attemptRegistrationPolicies(gateway),
            isSaved: (now) => arePoliciesSaved(body, now),
          });
        // Thrown, so that the audit trail has it as failed.
        if (!saved.ok && !(await isThere(saved.error))) throw saved.error;
        return { kind: "ok", value: null };
      }),
    trouble: (error) => troubleParagraphs(error, fateWords(error, policiesText)),
    answer: () => finishForm(context, LANDING_PATH, "welcome"),
  });
}

const schemaFor = (suffix: number, { pending }: TokenRequest) =>
  z.object({
    communication: z.literal("Y", { error: policiesText.communicationMissing }),
    eob: isSubscriber(suffix) ? choiceField(policiesText.eob.label, ["Y", "N"]) : absentField,
    onBehalf: onBehalfField(pending),
  });
