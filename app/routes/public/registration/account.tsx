import { data } from "react-router";
import { Field } from "#app/components/forms/Field.tsx";
import { NewPasswordFields } from "#app/components/forms/NewPasswordFields.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import { registrationText } from "#app/text/registration.ts";
import { chooseName } from "./choose-name.ts";
import { findForWhom } from "./for-whom.ts";
import { requireIdentity, withoutPassword } from "./state.ts";
import type { Route } from "./+types/account.ts";

const { steps, stepTitle, account: text } = registrationText;

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const state = await withoutPassword(context, await requireIdentity(context));
  const { status, ...shown } = await findForWhom(request, context, state);
  return data(shown, { status });
};

export const action = ({ request, context }: Route.ActionArgs) => chooseName(request, context);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { forWhom, answer } = loaderData;
  return (
    <FormPage
      title={stepTitle(steps[1])}
      heading={text.heading}
      intro={forWhom && <p>{forWhom}</p>}
      steps={{ labels: steps, current: 1 }}
      answer={actionData ?? answer}
      submit={registrationText.continue}
      foot={<WaysOut own={{ to: "/registration", label: registrationText.back }} />}
    >
      {({ field }) => (
        <>
          <Field
            {...field("username")}
            label={text.username}
            hint={text.usernameHint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <NewPasswordFields name="password" label={text.password} text={text} field={field} />
        </>
      )}
    </FormPage>
  );
}
