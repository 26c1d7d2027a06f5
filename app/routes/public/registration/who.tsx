import { clockContext } from "#server/middleware/clock.ts";
import { Field } from "#app/components/forms/Field.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { PersonFields } from "#app/forms/person-fields.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import { registrationText } from "#app/text/registration.ts";
import { findPerson } from "./find-person.ts";
import { registration, withoutPassword } from "./state.ts";
import type { Route } from "./+types/who.ts";

const { steps, stepTitle, who: text } = registrationText;

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const state = await registration.find(context);
  if (state !== null) await withoutPassword(context, state);
  const { emailAddress = null, ...person } = state?.person ?? {};
  return {
    today: context.get(clockContext).today,
    typed: { ...person, ...(emailAddress !== null && { emailAddress }) },
    expired: state?.problem === "expired",
  };
};

export const action = ({ request, context }: Route.ActionArgs) => findPerson(request, context);

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
