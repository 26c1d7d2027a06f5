import { NewPasswordFields } from "#app/components/forms/NewPasswordFields.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { WaysOut } from "#app/forms/ways-out.tsx";
import { recoveryText } from "#app/text/recovery.ts";
import { setPassword } from "./set-password.ts";
import { requireVerified } from "./state.ts";
import type { Route } from "./+types/new-password.ts";

const { newPassword: text } = recoveryText;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { username } = await requireVerified(context);
  return { username };
};

export const action = ({ request, context }: Route.ActionArgs) => setPassword(request, context);

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      title={text.title}
      heading={text.heading}
      steps={{ labels: recoveryText.password.steps, current: 2 }}
      answer={actionData}
      submit={text.submit}
      foot={<WaysOut />}
    >
      {({ field }) => (
        <>
          {/* For password managers: whose password it is. */}
          <input
            type="text"
            autoComplete="username"
            defaultValue={loaderData.username}
            readOnly
            hidden
          />
          <NewPasswordFields label={text.newPassword} text={text} field={field} />
        </>
      )}
    </FormPage>
  );
}
