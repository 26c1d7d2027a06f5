import { Field } from "#app/components/forms/Field.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import { recoveryText } from "#app/text/recovery.ts";
import { answerField } from "./answer-field.ts";
import { Refusal } from "./locked.tsx";
import { requireQuestions } from "./state.ts";
import { verifyAnswers } from "./verify-answers.ts";
import type { Route } from "./+types/questions.ts";

const { questions: text } = recoveryText;

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { questions } = await requireQuestions(context);
  return { questions: questions.map(({ question }) => question) };
};

export const action = ({ request, context }: Route.ActionArgs) => verifyAnswers(request, context);

export default function RecoveryQuestions({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      title={text.title}
      heading={text.heading}
      steps={{ labels: recoveryText.password.steps, current: 1 }}
      answer={actionData}
      renderErrors={([message = ""]) => <Refusal sentence={message} />}
      submit={recoveryText.continue}
      foot={<WaysOut own={{ to: "/recovery/password", label: text.otherUsername }} />}
    >
      {({ field }) =>
        loaderData.questions.map((question, place) => (
          <Field
            key={answerField(place)}
            {...field(answerField(place))}
            label={question}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        ))
      }
    </FormPage>
  );
}
