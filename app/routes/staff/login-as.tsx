import { data, Form, redirect } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { requestContext } from "#server/middleware/log.ts";
import { staffContext } from "#server/middleware/staff.ts";
import { pageBrand } from "#app/brand/brands.ts";
import { useAnsweredForm, type FormAnswer } from "#app/components/forms/answered-form.ts";
import { Button } from "#app/components/ui/Button.tsx";
import { Checkbox } from "#app/components/forms/Checkbox.tsx";
import { DateField } from "#app/components/forms/DateField.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { FieldGroup } from "#app/components/forms/FieldGroup.tsx";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { loginAsTitleRole } from "#app/rules/sign-in/login-as.ts";
import { errorTitle, pageTitle } from "#app/text/common.ts";
import { loginAsText } from "#app/text/login-as.ts";
import { noticeText } from "#app/text/notices.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { actAs } from "./act-as.ts";
import type { Route } from "./+types/login-as.ts";

export const loader = ({ context }: Route.LoaderArgs) => {
  const { staff, today, brand } = context.get(staffContext);
  return {
    brand: pageBrand(brand),
    title: loginAsText.title[loginAsTitleRole(staff.role)],
    today,
    kept: findDraftValues(context, "/login-as") ?? null,
  };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const answer = await actAs(request, url, context);
  if (answer === null) return redirect(LANDING_PATH, { status: 303 });
  return data({ ...answer, answered: context.get(requestContext).requestId }, { status: 400 });
};

export default function LoginAs({ loaderData, actionData }: Route.ComponentProps) {
  // A new answer is a new form: after a refusal of the gateway it is empty again (§8).
  return <MemberForm key={actionData?.answered} {...loaderData} answer={actionData} />;
}

type MemberFormProps = Route.ComponentProps["loaderData"] & { answer: FormAnswer | undefined };

function MemberForm({ brand, title, today, kept, answer }: MemberFormProps) {
  const form = useAnsweredForm(answer, { defaultValue: answer?.values ?? kept ?? {} });
  const field = (name: "firstName" | "lastName") => ({
    ...form.field(name),
    label: loginAsText[name],
    autoComplete: "off",
  });
  const named = answer === undefined ? pageTitle : errorTitle;
  return (
    <FormSheet
      heading={title}
      intro={<p>{loginAsText.intro}</p>}
      notice={kept !== null && answer === undefined && <p>{noticeText["form-kept"].text}</p>}
      errors={form.list}
      summaryRef={form.summaryRef}
      formError={form.formError && <p>{form.formError}</p>}
    >
      <title>{named(title, brand.name)}</title>
      <Form method="post" {...form.formProps}>
        <Field
          {...form.field("subscriberId")}
          label={loginAsText.subscriberId}
          hint={loginAsText.subscriberIdHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <FieldGroup legend={loginAsText.one} hint={loginAsText.oneHint}>
          <Field {...field("firstName")} />
          <Field {...field("lastName")} />
          <DateField
            {...form.field("dateOfBirth", "date")}
            label={loginAsText.dateOfBirth}
            max={today}
            autoComplete="off"
          />
        </FieldGroup>
        <Checkbox {...form.box("preventHandOff")} label={loginAsText.preventHandOff} />
        <div className="row">
          <Button name="way" value="member" disabled={form.busy}>
            {loginAsText.submit}
          </Button>
          <Button name="way" value="subscriber" kind="quiet" disabled={form.busy}>
            {loginAsText.asSubscriber}
          </Button>
        </div>
      </Form>
    </FormSheet>
  );
}
