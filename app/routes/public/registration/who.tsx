import { clockContext } from "#server/middleware/clock.ts";
import { Field } from "#app/components/forms/Field.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { WaysOut, PersonFields } from "#app/sign-in/visitor-parts.tsx";
import { registrationText } from "#app/text/sign-in/registration.ts";
import { registration, withoutPassword, REGISTRATION } from "./state.ts";
import type { Route } from "./+types/who.ts";
import { z } from "zod";
import { findRegistrant, validateUserDetails } from "#server/gateway/calls/sign-in/registration.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { invalid, optionalField, personSchema } from "#app/forms/field-schemas.ts";
import { outcomeOf, requireCookieSized } from "#app/forms/submit/write-outcome.ts";
import { submitGuarded, visitorOf } from "#app/forms/submit/submit-guarded.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { toGatewayPerson } from "#app/rules/forms/validation.ts";
import { isEmailAddress } from "#app/rules/forms/email-address.ts";

const { steps, stepTitle, who: text } = registrationText;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const state = registration.find(context);
  if (state !== null) await withoutPassword(context, state);
  const { emailAddress = null, ...person } = state?.person ?? {};
  return {
    today: context.get(clockContext).today,
    typed: { ...person, ...(emailAddress !== null && { emailAddress }) },
    expired: state?.problem === "expired",
  };
};

/**
 * Finds the member who wants an account. An unknown member and one with an account get the same
 * answer (S-01).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { gateway, domainId } = visitorOf(context, request);
  const before = registration.find(context);
  return submitGuarded(request, context, {
    schema: schemaFor(context.get(clockContext).today),
    limit: {
      about: ({ memberId }) => `registration of ${memberId}`,
      message: registrationText.limited,
    },
    padded: "registrant",
    work: async (person) => {
      const answer = await findRegistrant(gateway, { ...toGatewayPerson(person), domainId });
      const key = answer.ok ? { ok: true as const, value: answer.value.registrationKey } : answer;
      return requireCookieSized(outcomeOf(key), validateUserDetails);
    },
    audit: ({ kind }, { memberId }) => {
      if (kind === "ok") return;
      const outcome = kind === "limited" ? "limited" : "failed";
      recordAudit(context, { event: "registration", outcome, memberId });
    },
    trouble: registrationText.trouble,
    answer: (outcome, person) => {
      if (outcome.kind === "refused") return { formErrors: [text.notFound] };
      const state = {
        person,
        registrationKey: outcome.value,
        username: before?.username ?? null,
        password: null,
        problem: null,
      };
      return registration.saveAndGo(context, state, REGISTRATION.account);
    },
  });
}

const schemaFor = (today: PlainDate) =>
  z
    .object({
      ...personSchema(today),
      emailAddress: optionalField(
        text.emailAddress,
        (typed) => (isEmailAddress(typed) ? undefined : "pattern"),
        invalid("emailAddress"),
      ),
    })
    .transform(({ emailAddress = null, ...named }) => ({ ...named, emailAddress }));

export default function Who({ loaderData, actionData }: Route.ComponentProps) {
  const { today, typed, expired } = loaderData;
  return (
    <FormPage
      title={stepTitle(steps[0])}
      heading={text.heading}
      intro={<p>{text.intro}</p>}
      steps={{ labels: steps, current: 0 }}
      answer={actionData}
      initial={typed}
      notice={expired && <p>{registrationText.expired}</p>}
      submit={registrationText.continue}
      foot={<WaysOut />}
    >
      {({ field }) => (
        <>
          <PersonFields field={field} today={today} />
          <Field
            {...field("emailAddress", "email")}
            label={text.emailAddressLabel}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </>
      )}
    </FormPage>
  );
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
