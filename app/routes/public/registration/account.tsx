import { data, Form, Link } from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { Button } from "#app/components/ui/Button.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { NewPasswordFields } from "#app/components/forms/NewPasswordFields.tsx";
import { errorTitle, pageTitle } from "#app/text/common.ts";
import { registrationText } from "#app/text/registration.ts";
import { retryHeaders } from "#app/forms/refuse.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import { chooseName } from "./choose-name.ts";
import { findForWhom } from "./for-whom.ts";
import { requireIdentity, withoutPassword } from "./state.ts";
import type { Route } from "./+types/account.ts";

const { steps, stepTitle, account: text } = registrationText;

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const state = await withoutPassword(context, await requireIdentity(context));
  const { status, ...shown } = await findForWhom(request, context, state);
  const brand = pageBrand(context.get(brandContext));
  return data({ brand, ...shown }, { status });
};

export const action = ({ request, context }: Route.ActionArgs) => chooseName(request, context);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, forWhom, said } = loaderData;
  const answer = actionData ?? said;
  const form = useAnsweredForm(answer);
  const faulty = Object.keys(answer.error).length > 0;
  return (
    <FormSheet
      heading={text.heading}
      intro={forWhom && <p>{forWhom}</p>}
      steps={{ labels: steps, current: 1 }}
      errors={form.list}
      summaryRef={form.summaryRef}
      formError={form.formError && <p>{form.formError}</p>}
      foot={
        <WaysOut>
          <Link className="link" to="/registration">
            {registrationText.back}
          </Link>
        </WaysOut>
      }
    >
      <title>{(faulty ? errorTitle : pageTitle)(stepTitle(steps[1]), brand.name)}</title>
      <Form method="post" {...form.formProps}>
        <Field
          {...form.field("username")}
          label={text.username}
          hint={text.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <NewPasswordFields
          name="password"
          label={text.password}
          hint={text.passwordHint}
          repeatLabel={text.repeatPassword}
          field={form.field}
        />
        <Button disabled={form.busy}>{registrationText.continue}</Button>
      </Form>
    </FormSheet>
  );
}
