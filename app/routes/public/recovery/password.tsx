import { Form } from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { Button } from "#app/components/ui/Button.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { errorTitle, pageTitle } from "#app/text/common.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { askQuestions } from "./ask-questions.ts";
import { retryHeaders } from "#app/forms/refuse.ts";
import { findRecovery } from "./state.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import type { Route } from "./+types/password.ts";

const { password: text } = recoveryText;

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const state = await findRecovery(context);
  return {
    brand: pageBrand(context.get(brandContext)),
    username: state?.username ?? "",
    expired: state?.expired ?? false,
  };
};

export const action = ({ request, context }: Route.ActionArgs) => askQuestions(request, context);

export default function RecoverPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, username, expired } = loaderData;
  const form = useAnsweredForm(actionData, { defaultValue: actionData?.values ?? { username } });
  const title = actionData === undefined ? pageTitle : errorTitle;
  return (
    <FormSheet
      heading={text.heading}
      intro={<p>{text.intro}</p>}
      steps={{ labels: text.steps, current: 0 }}
      errors={form.list}
      summaryRef={form.summaryRef}
      formError={form.formError && <p>{form.formError}</p>}
      notice={expired && actionData === undefined && <p>{text.expired}</p>}
      foot={<WaysOut />}
    >
      <title>{title(text.title, brand.name)}</title>
      <Form method="post" {...form.formProps}>
        <Field
          {...form.field("username")}
          label={text.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button disabled={form.busy}>{recoveryText.continue}</Button>
      </Form>
    </FormSheet>
  );
}
