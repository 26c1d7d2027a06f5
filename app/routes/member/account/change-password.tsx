import { CHANGE_PASSWORD_PATH, memberContext } from "#server/middleware/member.ts";
import { NewPasswordFields } from "#app/components/forms/NewPasswordFields.tsx";
import { PasswordField } from "#app/components/forms/PasswordField.tsx";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { changePasswordText as text } from "#app/text/change-password.ts";
import { refuseStaff, savePassword } from "./save-password.ts";
import type { Route } from "./+types/change-password.ts";

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = ({ context }: Route.LoaderArgs) => {
  const { session } = context.get(memberContext);
  refuseStaff(session);
  return {
    first: session.mustChangePassword,
    // Holds no password: it only tells that the form was not saved.
    draft: findDraftValues(context, CHANGE_PASSWORD_PATH),
  };
};

export const action = ({ request, context }: Route.ActionArgs) => savePassword(request, context);

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { first, draft } = loaderData;
  return (
    <FormPage
      title={text.title}
      heading={text.heading}
      intro={first && <p>{text.first}</p>}
      answer={actionData}
      draft={draft}
      submit={text.submit}
    >
      {({ field }) => (
        <>
          <PasswordField
            {...field("currentPassword", "password")}
            label={text.currentPassword}
            autoComplete="current-password"
            required
          />
          <NewPasswordFields label={text.newPassword} text={text} field={field} />
        </>
      )}
    </FormPage>
  );
}
