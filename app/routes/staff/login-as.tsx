import { invalid } from "#app/forms/field-schemas.ts";
import { href, data, redirect } from "react-router";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { requestContext } from "#server/middleware/log.ts";
import { staffContext } from "#server/middleware/staff.ts";
import { Checkbox } from "#app/components/forms/Choice.tsx";
import { DayField } from "#app/components/forms/DayField.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { findDraftValues, typedValuesOf } from "#app/forms/form-answer.ts";
import { FormPage } from "#app/forms/form-page.tsx";
import {
  loginAsTitleRole,
  loginAsErrors,
  loginAsPayload,
  namesOneMember,
  type LoginAsErrors,
  type LoginAsForm,
} from "#app/rules/sign-in/login-as.ts";
import { loginAsText } from "#app/text/sign-in/login-as.ts";
import type { Route } from "./+types/login-as.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { authenticate } from "#server/sign-in/authenticator.ts";
import type { FormAnswer, FormErrors } from "#app/components/forms/answered-form.ts";
import { fieldErrorMessage } from "#app/text/common/validation.ts";
import { readForm } from "#app/forms/form-data.ts";

export const loader = ({ context }: Route.LoaderArgs) => {
  const { staff, today } = context.get(staffContext);
  return {
    title: loginAsText.title[loginAsTitleRole(staff.role)],
    today,
    draft: findDraftValues(context, href("/login-as")),
  };
};

export const action = async (args: Route.ActionArgs) => {
  const answer = await actAs(args);
  if (answer === null) return redirect(LANDING_PATH, { status: 303 });
  const answered = args.context.get(requestContext).requestId;
  return data({ ...answer, answered }, { status: 400 });
};

export default function LoginAs({ loaderData, actionData }: Route.ComponentProps) {
  const { title, today, draft } = loaderData;
  // Beside an error of the whole form, only the question about the subscriber keeps the typed
  // values.
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
          <DayField
            {...field("dateOfBirth")}
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
          <Checkbox {...box("preventSalesforce")} label={loginAsText.preventSalesforce} />
        </>
      )}
    </FormPage>
  );
}

/** Longer sentences of the gateway are cut. */
const LONGEST_MESSAGE = 300;

const FIELDS = ["firstName", "lastName", "dateOfBirth", "subscriberId"] as const;

/**
 * Lets staff act for a member (§4 "Login-as"): exchanges the session for a sign-in with the member's
 * token. Returns what the form shows instead, or null on success.
 */
async function actAs({ request, url, context }: Route.ActionArgs): Promise<FormAnswer | null> {
  const { staff, session, gateway, brand, today } = context.get(staffContext);
  const form = await readForm(request);
  const typed = typedValuesOf(form);
  const fields = {
    firstName: typed["firstName"] ?? "",
    lastName: typed["lastName"] ?? "",
    dateOfBirth: typed["dateOfBirth"] ?? "",
    subscriberId: typed["subscriberId"] ?? "",
  };
  const isConfirmed = typed["way"] === "subscriber-confirmed";
  const target = isConfirmed || typed["way"] === "subscriber" ? "subscriber" : "member";
  const error = errorsOf(loginAsErrors(fields, target, today), fields);
  if (Object.keys(error).length > 0) return { values: typed, error, fields: [] };
  // A name beside it may mean that the other button was meant.
  if (target === "subscriber" && !isConfirmed && namesOneMember(fields)) {
    return { values: typed, error: { "": [loginAsText.subscriberInstead] }, fields: [] };
  }

  const payload = loginAsPayload(fields, target, brand.domainId);
  const handOffPrevented = typed["preventSalesforce"] === "Y";
  const acting = { staff, session, gateway, payload, handOffPrevented };
  const result = await authenticate("login-as", { request, url, context }, acting);
  switch (result.kind) {
    case "signed-in":
      context.get(sessionContext).dropDraft();
      return null;
    case "refused":
      return {
        values: {},
        error: { "": [result.sentence?.slice(0, LONGEST_MESSAGE) ?? loginAsText.notFound] },
        fields: [],
      };
    default:
      return gateway.fail(result.error);
  }
}

/** Each error under its field; that of an incomplete form under the first missing field. */
function errorsOf(found: LoginAsErrors, form: LoginAsForm): FormErrors {
  const errors: FormErrors = {};
  const missing = FIELDS.find((name) => name !== "subscriberId" && form[name].trim() === "");
  for (const name of FIELDS) {
    const error = found[name];
    if (error !== undefined)
      errors[name] = [fieldErrorMessage(error, loginAsText[name], invalid(name))];
    else if (found.incomplete && name === missing) errors[name] = [loginAsText.incomplete];
  }
  return errors;
}
