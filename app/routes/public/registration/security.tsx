import type { ComponentProps } from "react";
import { data } from "react-router";
import { attemptSecurityQuestions } from "#server/gateway/calls/security.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { useAnsweredForm, type FormAnswer } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { ButtonLink } from "#app/components/ui/Button.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { SecurityQuestionFields } from "#app/forms/security-question-fields.tsx";
import { troubleSentence, troubleStatus } from "#app/forms/refuse.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import { PageTitle } from "#app/frame/page-title.tsx";
import { registrationText } from "#app/text/registration.ts";
import { makeAccount } from "./make-account.ts";
import { requireCredentials } from "./state.ts";
import type { Route } from "./+types/security.ts";

const { steps, stepTitle, security: text } = registrationText;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  await requireCredentials(context);
  const found = await attemptSecurityQuestions(gatewayFor(context, request, null));
  if (found.ok) {
    const options = found.value.map(({ id, question }) => ({ value: id, label: question }));
    return data({ options, trouble: null });
  }
  const trouble = troubleSentence(found.error, text.unavailable);
  return data({ options: [], trouble }, { status: troubleStatus(found.error) });
};

export const action = ({ request, url, context }: Route.ActionArgs) =>
  makeAccount(request, url, context);

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { options, trouble } = loaderData;
  const title = stepTitle(steps[2]);
  const sheet = {
    heading: text.heading,
    intro: <p>{text.intro}</p>,
    steps: { labels: steps, current: 2 },
    foot: <WaysOut own={{ to: "/registration/account", label: registrationText.back }} />,
  };
  if (trouble !== null) {
    return (
      <Unavailable {...sheet} answer={actionData} trouble={trouble}>
        <PageTitle page={title} hasErrors />
        <ButtonLink to="/registration/security">{text.tryAgain}</ButtonLink>
      </Unavailable>
    );
  }
  return (
    <FormPage {...sheet} title={title} answer={actionData} submit={text.submit}>
      {({ field }) => <SecurityQuestionFields field={field} options={options} />}
    </FormPage>
  );
}

type UnavailableProps = Omit<ComponentProps<typeof FormSheet>, "errors" | "formError"> & {
  answer: FormAnswer | undefined;
  trouble: string;
};

/** Without questions there is no form; after a refused one, script moves the focus to the reason. */
function Unavailable({ answer, trouble, ...sheet }: UnavailableProps) {
  const { summaryRef } = useAnsweredForm(answer);
  return <FormSheet {...sheet} errors={[]} summaryRef={summaryRef} formError={<p>{trouble}</p>} />;
}
