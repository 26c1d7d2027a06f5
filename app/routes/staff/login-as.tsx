import { data, redirect } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { requestContext } from "#server/middleware/log.ts";
import { staffContext } from "#server/middleware/staff.ts";
import { Checkbox } from "#app/components/forms/Checkbox.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import { loginAsTitleRole } from "#app/rules/sign-in/login-as.ts";
import { loginAsText } from "#app/text/login-as.ts";
import { actAs } from "./act-as.ts";
import type { Route } from "./+types/login-as.ts";

export const loader = ({ context }: Route.LoaderArgs) => {
  const { staff, today } = context.get(staffContext);
  return {
    title: loginAsText.title[loginAsTitleRole(staff.role)],
    today,
    draft: findDraftValues(context, "/login-as"),
  };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const answer = await actAs(request, url, context);
  if (answer === null) return redirect(LANDING_PATH, { status: 303 });
  return data({ ...answer, answered: context.get(requestContext).requestId }, { status: 400 });
};

export default function LoginAs({ loaderData, actionData }: Route.ComponentProps) {
  const { title, today, draft } = loaderData;
  // Only the question about the subscriber keeps what was typed beside an error of the whole form.
  const isAsked = actionData?.error[""] !== undefined && actionData.values["way"] === "subscriber";
  return (
    <FormPage
      // Each answer makes a new form: after a refusal of the gateway it is empty (§8).
      key={actionData?.answered}
      heading={title}
      intro={
        <>
          <p>{loginAsText.intro}</p>
          <p>{loginAsText.recorded}</p>
        </>
      }
      answer={actionData}
      draft={draft}
      renderSubmit={(busy) => (
        <div className="row">
          <SubmitButton name="way" value="member" busy={busy}>
            {loginAsText.submit}
          </SubmitButton>
          <SubmitButton
            name="way"
            value={isAsked ? "subscriber-confirmed" : "subscriber"}
            kind="quiet"
            busy={busy}
          >
            {loginAsText.asSubscriber}
          </SubmitButton>
        </div>
      )}
    >
      {({ field, box }) => (
        <>
          <Field {...field("firstName")} label={loginAsText.firstName} autoComplete="off" />
          <Field {...field("lastName")} label={loginAsText.lastName} autoComplete="off" />
          <Field
            {...field("dateOfBirth", "date")}
            label={loginAsText.dateOfBirth}
            max={today}
            autoComplete="off"
          />
          <Field
            {...field("subscriberId")}
            label={loginAsText.subscriberId}
            hint={loginAsText.subscriberIdHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Checkbox {...box("preventHandOff")} label={loginAsText.preventHandOff} />
        </>
      )}
    </FormPage>
  );
}
