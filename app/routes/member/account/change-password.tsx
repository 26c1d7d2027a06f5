import { Form } from "react-router";
import { CHANGE_PASSWORD_PATH, memberContext } from "#server/middleware/member.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { Button } from "#app/components/ui/Button.tsx";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { NewPasswordFields } from "#app/components/forms/NewPasswordFields.tsx";
import { PasswordField } from "#app/components/forms/PasswordField.tsx";
import { changePasswordText as text } from "#app/text/change-password.ts";
import { errorTitle, pageTitle } from "#app/text/common.ts";
import { noticeText } from "#app/text/notices.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { retryHeaders } from "#app/forms/refuse.ts";
import { refuseStaff, savePassword } from "./save-password.ts";
import type { Route } from "./+types/change-password.ts";

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = ({ context }: Route.LoaderArgs) => {
  const { session, brand } = context.get(memberContext);
  refuseStaff(session);
  return {
    brand: pageBrand(brand),
    first: session.mustChangePassword,
    // Passwords are never kept: what was lost is said, so that nobody thinks it was saved.
    lost: findDraftValues(context, CHANGE_PASSWORD_PATH) !== undefined,
  };
};

export const action = ({ request, context }: Route.ActionArgs) => savePassword(request, context);

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, first, lost } = loaderData;
  const form = useAnsweredForm(actionData);
  const title = actionData === undefined ? pageTitle : errorTitle;
  return (
    <FormSheet
      heading={text.heading}
      intro={first && <p>{text.first}</p>}
      errors={form.list}
      summaryRef={form.summaryRef}
      formError={form.formError && <p>{form.formError}</p>}
      notice={lost && actionData === undefined && <p>{noticeText["form-kept"].text}</p>}
    >
      <title>{title(text.title, brand.name)}</title>
      <Form method="post" {...form.formProps}>
        <PasswordField
          {...form.field("currentPassword", "password")}
          label={text.currentPassword}
          autoComplete="current-password"
          required
        />
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
