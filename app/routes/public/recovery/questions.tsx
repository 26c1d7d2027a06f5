import { Form, Link } from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { Button } from "#app/components/ui/Button.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { errorTitle, pageTitle } from "#app/text/common.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { answerField } from "./answer-field.ts";
import { Refusal } from "./locked.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { requireQuestions } from "./state.ts";
import { verifyAnswers } from "./verify-answers.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import type { Route } from "./+types/questions.ts";

const { questions: text } = recoveryText;

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { questions } = await requireQuestions(context);
  return {
    brand: pageBrand(context.get(brandContext)),
    questions: questions.map(({ question }) => question),
  };
};

export const action = ({ request, context }: Route.ActionArgs) => verifyAnswers(request, context);

export default function RecoveryQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, questions } = loaderData;
  const form = useAnsweredForm(actionData);
  const title = actionData === undefined ? pageTitle : errorTitle;
  return (
    <FormSheet
      heading={text.heading}
      steps={{ labels: recoveryText.password.steps, current: 1 }}
      errors={form.list}
      summaryRef={form.summaryRef}
      formError={form.formError && <Refusal sentence={form.formError} />}
      foot={
        <WaysOut>
          <Link className="link" to="/recovery/password">
            {text.otherUsername}
          </Link>
        </WaysOut>
      }
    >
      <title>{title(text.title, brand.name)}</title>
      <Form method="post" {...form.formProps}>
        {questions.map((question, place) => (
          <Field
            key={answerField(place)}
            {...form.field(answerField(place))}
            label={question}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        ))}
        <Button disabled={form.busy}>{recoveryText.continue}</Button>
      </Form>
    </FormSheet>
  );
}
