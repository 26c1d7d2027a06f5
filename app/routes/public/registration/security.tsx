import type { ComponentProps } from "react";
import { href, data, redirect } from "react-router";
import { attemptSecurityQuestions } from "#server/gateway/calls/sign-in/security.ts";
import { useAnsweredForm, type FormAnswer } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { WaysOut } from "#app/sign-in/visitor-parts.tsx";
import { SecurityQuestionFields } from "#app/forms/security-questions/security-question-fields.tsx";
import { troubleSentence, troubleStatus, refuse } from "#app/forms/submit/refuse.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { registrationText } from "#app/text/sign-in/registration.ts";
import { requireCredentials, registration, REGISTRATION, startAgain } from "./state.ts";
import type { Route } from "./+types/security.ts";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import type { Context } from "#server/middleware/context.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { authenticate, type SignInOutcome } from "#server/sign-in/authenticator.ts";
import { outcomeWords } from "#app/forms/submit/write-outcome.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { answersSchema } from "#app/forms/security-questions/security-answers.ts";
import { answerField, QUESTIONS } from "#app/rules/forms/security-questions.ts";
import { visitorOf } from "#app/forms/submit/submit-guarded.ts";

const { steps, stepTitle, security: text } = registrationText;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  await requireCredentials(context);
  const found = await attemptSecurityQuestions(visitorOf(context, request).gateway);
  if (found.ok) {
    const options = found.value.map(({ id, question }) => ({ value: id, label: question }));
    return data({ options, trouble: null });
  }
  const trouble = troubleSentence(found.error, text.unavailable);
  return data({ options: [], trouble }, { status: troubleStatus(found.error) });
};

/** The last page: makes the account. With a token its member is signed in, else logs in (S-01). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const state = await requireCredentials(context);
  const { person, registrationKey, username, password } = state;
  const form = await readForm(request);
  // Shown in plain text while the person chooses them, unlike answers that prove an identity.
  const checked = checkForm(form, answersSchema, { shown: QUESTIONS.map(answerField) });
  if (checked.status !== "success") return refuse(checked.reply());

  const { domainId } = visitorOf(context, request);
  const { emailAddress } = person;
  const securityAnswers = checked.value;
  const account = { registrationKey, username, password, emailAddress, domainId, securityAnswers };
  const result = await authenticate("new-account", { request, url, context }, { account });
  switch (result.kind) {
    case "signed-in":
      return welcome(context, LANDING_PATH);
    case "made":
      // Ends any session in this browser, with or without a token (T-65).
      await context.get(sessionContext).end();
      return welcome(context, href("/login"));
    case "trouble":
      return refuse(
        checked.reply({
          formErrors: [troubleSentence(result.error, outcomeWords(result.error, text))],
        }),
        troubleStatus(result.error),
      );
    default:
      return (
        (await goBack(context, state, result.reason)) ??
        refuse(checked.reply({ formErrors: [text.answersRefused] }))
      );
  }
}

type RefusedAccount = Extract<SignInOutcome<"new-account">, { readonly kind: "refused" }>;

/** Leads to the page whose answers were refused; null when they were this one's. */
async function goBack(context: Context, state: CredentialsStep, reason: RefusedAccount["reason"]) {
  switch (reason) {
    case "REGISTRATION_KEY_INVALID":
      return startAgain(context, state);
    case "USERNAME_TAKEN":
      return chooseAgain(context, state, "username-taken");
    case "PASSWORD_INVALID":
      return chooseAgain(context, state, "password-refused");
    default:
      return null;
  }
}

type CredentialsStep = Awaited<ReturnType<typeof requireCredentials>>;

const chooseAgain = (
  context: Context,
  state: CredentialsStep,
  problem: "username-taken" | "password-refused",
): Promise<Response> =>
  registration.saveAndGo(context, { ...state, password: null, problem }, REGISTRATION.account);

function welcome(context: Context, path: string) {
  const state = context.get(sessionContext);
  state.endFlow("registration");
  state.setFlash("welcome");
  return redirect(path, { status: 303 });
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { options, trouble } = loaderData;
  const title = stepTitle(steps[2]);
  const sheet = {
    heading: text.heading,
    intro: <p>{text.intro}</p>,
    steps: { labels: steps, current: 2 },
    foot: <WaysOut own={{ to: href("/registration/account"), label: registrationText.back }} />,
  };
  if (trouble !== null) {
    return (
      <Unavailable {...sheet} answer={actionData} trouble={trouble}>
        <PageTitle page={title} hasErrors />
        <ButtonLink to={href("/registration/security")}>{text.tryAgain}</ButtonLink>
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
