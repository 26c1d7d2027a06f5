import { data, Form, Link } from "react-router";
import { attemptSecurityQuestions } from "#server/gateway/calls/security.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { Button, ButtonLink } from "#app/components/ui/Button.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { SelectField } from "#app/components/forms/SelectField.tsx";
import { errorTitle, pageTitle } from "#app/text/common.ts";
import { registrationText } from "#app/text/registration.ts";
import { troubleSentence, troubleStatus } from "#app/forms/refuse.ts";
import { WaysOut } from "#app/forms/ways-out.tsx";
import { makeAccount } from "./make-account.ts";
import { answerField, questionField, QUESTIONS } from "./question-field.ts";
import { requireCredentials } from "./state.ts";
import type { Route } from "./+types/security.ts";

const { steps, stepTitle, security: text } = registrationText;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  await requireCredentials(context);
  const brand = pageBrand(context.get(brandContext));
  const found = await attemptSecurityQuestions(gatewayFor(context, request, null));
  if (found.ok) {
    const options = found.value.map(({ id, question }) => ({ value: id, label: question }));
    return data({ brand, options, trouble: null });
  }
  const trouble = troubleSentence(found.error, text.unavailable);
  return data({ brand, options: [], trouble }, { status: troubleStatus(found.error) });
};

export const action = ({ request, url, context }: Route.ActionArgs) =>
  makeAccount(request, url, context);

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, options, trouble } = loaderData;
  const form = useAnsweredForm(actionData);
  const faulty = actionData !== undefined || trouble !== null;
  const formError = trouble ?? form.formError;
  return (
    <FormSheet
      heading={text.heading}
      intro={<p>{text.intro}</p>}
      steps={{ labels: steps, current: 2 }}
      errors={trouble === null ? form.list : []}
      summaryRef={form.summaryRef}
      formError={formError && <p>{formError}</p>}
      foot={
        <WaysOut>
          <Link className="link" to="/registration/account">
            {registrationText.back}
          </Link>
        </WaysOut>
      }
    >
      <title>{(faulty ? errorTitle : pageTitle)(stepTitle(steps[2]), brand.name)}</title>
      {trouble !== null && <ButtonLink to="/registration/security">{text.tryAgain}</ButtonLink>}
      {trouble === null && (
        <Form method="post" {...form.formProps}>
          {QUESTIONS.flatMap((number) => [
            <SelectField
              key={questionField(number)}
              {...form.field(questionField(number))}
              label={text.question(number)}
              options={options}
              required
            />,
            <Field
              key={answerField(number)}
              {...form.field(answerField(number))}
              label={text.answer(number)}
              hint={text.answerHint}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />,
          ])}
          <Button disabled={form.busy}>{text.submit}</Button>
        </Form>
      )}
    </FormSheet>
  );
}
