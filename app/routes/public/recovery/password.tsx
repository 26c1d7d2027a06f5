import { Field } from "#app/components/forms/Field.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import { recoveryText } from "#app/text/recovery.ts";
import { askQuestions } from "./ask-questions.ts";
import { recovery } from "./state.ts";
import type { Route } from "./+types/password.ts";

const { password: text } = recoveryText;

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const state = await recovery.find(context);
  return { username: state?.username ?? "", expired: state?.expired ?? false };
};

export const action = ({ request, context }: Route.ActionArgs) => askQuestions(request, context);

export default function RecoverPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { username, expired } = loaderData;
  return (
    <FormPage
      title={text.title}
      heading={text.heading}
      intro={<p>{text.intro}</p>}
      steps={{ labels: text.steps, current: 0 }}
      answer={actionData}
      initial={{ username }}
      notice={expired && <p>{text.expired}</p>}
      submit={recoveryText.continue}
      foot={<WaysOut />}
    >
      {({ field }) => (
        <Field
          {...field("username")}
          label={text.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </FormPage>
  );
}
