import { href } from "react-router";
import type { Context } from "#server/middleware/context.ts";
import { pendingContext, type TokenRequest } from "#server/middleware/pending.ts";
import { Checkbox, ChoiceGroup } from "#app/components/forms/Choice.tsx";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { policiesText } from "#app/text/sign-in/registration.ts";
import type { Route } from "./+types/registration-policies.ts";
import { z } from "zod";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import {
  attemptRegistrationPolicies,
  saveRegistrationPolicies,
  type RegistrationPolicies,
} from "#server/gateway/calls/sign-in/registration.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import {
  arePoliciesSaved,
  initialPolicies,
  policiesToSend,
} from "#app/rules/sign-in/registration-policies.ts";
import { choiceField } from "#app/forms/field-schemas.ts";
import { outcomeWords, wasSavedDespiteError } from "#app/forms/submit/write-outcome.ts";
import { troubleParagraphs } from "#app/forms/submit/refuse.ts";
import { finishForm, isAnsweringForm, submitGuarded } from "#app/forms/submit/submit-guarded.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { absentField, auditConsent, onBehalfField } from "#app/sign-in/on-behalf.ts";
import { getPolicies } from "#app/sign-in/registration-policies.ts";

/** The consent page (§2 "Registration-policies page"). */
export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...(await loadPolicies(context)),
  isStaffActing: context.get(pendingContext).pending.staff !== null,
  draft: findDraftValues(context, url.pathname),
});

const SAVED = { kind: "ok", value: null } as const;

const NOT_LOADED = { isCommunicationPolicySigned: null, isEeobPreferenceConsented: null };

/** The initial values (§5); `eob` is empty for dependents, who have no such field. */
async function loadPolicies(context: Context) {
  const [suffix, saved] = await Promise.all([
    getSuffix(context.get(pendingContext)),
    context.get(isAnsweringForm) ? NOT_LOADED : getPolicies(context),
  ]);
  const { communication, eob } = initialPolicies(suffix, saved);
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
export async function action({ request, context, pattern }: Route.ActionArgs) {
  const token = context.get(pendingContext);
  const { pending, gateway } = token;
  const suffix = await getSuffix(token);
  return submitGuarded(request, context, {
    schema: schemaFor(suffix, token),
    work: ({ eob }) =>
      auditConsent(context, pending, { event: "policies", pattern }, async () => {
        const body = policiesToSend(suffix, eob === undefined ? null : eob === "Y");
        const saved = await saveRegistrationPolicies(gateway, body);
        const readBack = {
          read: () => attemptRegistrationPolicies(gateway),
          isSaved: (now: RegistrationPolicies) => arePoliciesSaved(body, now),
        };
        if (saved.ok || (await wasSavedDespiteError(saved.error, readBack))) return SAVED;
        // Thrown, so that the audit trail has it as failed.
        throw saved.error;
      }),
    trouble: (error) => troubleParagraphs(error, outcomeWords(error, policiesText)),
    answer: () => finishForm(context, LANDING_PATH, "welcome"),
  });
}

const schemaFor = (suffix: number, { pending }: TokenRequest) =>
  z.object({
    communication: z.literal("Y", { error: policiesText.communicationMissing }),
    eob: isSubscriber(suffix) ? choiceField(policiesText.eob.label, ["Y", "N"]) : absentField,
    onBehalf: onBehalfField(pending),
  });

export default function RegistrationPolicies({ loaderData, actionData }: Route.ComponentProps) {
  const { isStaffActing, subscriber, initial, draft } = loaderData;
  const { policy, eob } = policiesText;
  return (
    <FormPage
      title={policiesText.title}
      heading={policiesText.heading}
      intro={<p>{policiesText.intro}</p>}
      answer={actionData}
      initial={initial}
      draft={draft}
      requiredNote
      isStaffActing={isStaffActing}
      submit={policiesText.submit}
      foot={
        // A document request, not a client navigation, so that the browser drops what it stored.
        <p>
          <a href={href("/logout")}>{policiesText.back}</a>
        </p>
      }
    >
      {(form) => (
        <>
          <section className="sheet__intro">
            <h2>{policy.heading}</h2>
            {policy.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {subscriber && <p>{policy.ofSubscriber}</p>}
          </section>
          <Checkbox {...form.box("communication")} label={policiesText.communication} required />
          {subscriber && (
            <ChoiceGroup
              {...form.field("eob")}
              legend={eob.label}
              hint={eob.hint}
              options={[
                { value: "Y", label: eob.Y },
                { value: "N", label: eob.N },
              ]}
              required
            />
          )}
        </>
      )}
    </FormPage>
  );
}
