import { Form } from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { Button } from "#app/components/ui/Button.tsx";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { NewPasswordFields } from "#app/components/forms/NewPasswordFields.tsx";
import { errorTitle, pageTitle } from "#app/text/common.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { setPassword } from "./set-password.ts";
import { requireVerified } from "./state.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import type { Route } from "./+types/new-password.ts";

const { newPassword: text } = recoveryText;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { username } = await requireVerified(context);
  return { brand: pageBrand(context.get(brandContext)), username };
};

export const action = ({ request, context }: Route.ActionArgs) => setPassword(request, context);

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, username } = loaderData;
  const form = useAnsweredForm(actionData);
  const title = actionData === undefined ? pageTitle : errorTitle;
  return (
    <FormSheet
      heading={text.heading}
      steps={{ labels: recoveryText.password.steps, current: 2 }}
      errors={form.list}
      summaryRef={form.summaryRef}
      formError={form.formError && <p>{form.formError}</p>}
      foot={<WaysOut />}
    >
      <title>{title(text.title, brand.name)}</title>
      <Form method="post" {...form.formProps}>
        {/* Tells a password manager whose password it is. */}
        <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
        <NewPasswordFields
          label={text.newPassword}
          hint={text.passwordHint}
          repeatLabel={text.repeatPassword}
          field={form.field}
        />
        <Button disabled={form.busy}>{text.submit}</Button>
      </Form>
    </FormSheet>
  );
}
