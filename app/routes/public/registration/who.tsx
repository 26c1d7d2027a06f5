import { Form } from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { Button } from "#app/components/ui/Button.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { errorTitle, pageTitle } from "#app/text/common.ts";
import { registrationText } from "#app/text/registration.ts";
import { PersonFields } from "#app/forms/person-fields.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import { findPerson } from "./find-person.ts";
import { findRegistration, withoutPassword } from "./state.ts";
import type { Route } from "./+types/who.ts";

const { steps, stepTitle, who: text } = registrationText;

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const state = await findRegistration(context);
  if (state !== null) await withoutPassword(context, state);
  const { emailAddress = null, ...person } = state?.person ?? {};
  return {
    brand: pageBrand(context.get(brandContext)),
    today: context.get(clockContext).today,
    typed: { ...person, ...(emailAddress !== null && { emailAddress }) },
    expired: state?.said === "expired",
  };
};

export const action = ({ request, context }: Route.ActionArgs) => findPerson(request, context);

export default function Who({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, today, typed, expired } = loaderData;
  const form = useAnsweredForm(actionData, { defaultValue: actionData?.values ?? typed });
  const title = actionData === undefined ? pageTitle : errorTitle;
  return (
    <FormSheet
      heading={text.heading}
      intro={<p>{text.intro}</p>}
      steps={{ labels: steps, current: 0 }}
      errors={form.list}
      summaryRef={form.summaryRef}
      formError={form.formError && <p>{form.formError}</p>}
      notice={expired && actionData === undefined && <p>{registrationText.expired}</p>}
      foot={<WaysOut />}
    >
      <title>{title(stepTitle(steps[0]), brand.name)}</title>
      <Form method="post" {...form.formProps}>
        <PersonFields field={form.field} today={today} />
        <Field
          {...form.field("emailAddress", "email")}
          label={text.emailAddressLabel}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button disabled={form.busy}>{registrationText.continue}</Button>
      </Form>
    </FormSheet>
  );
}
