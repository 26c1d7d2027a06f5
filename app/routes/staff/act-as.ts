import type { RouterContextProvider } from "react-router";
import { sessionContext } from "#server/middleware/session-state.ts";
import { staffContext } from "#server/middleware/staff.ts";
import { authenticate } from "#server/sign-in/authenticator.ts";
import type { FormAnswer, FormErrors } from "#app/components/forms/answered-form.ts";
import {
  loginAsErrors,
  loginAsPayload,
  type LoginAsErrors,
  type LoginAsForm,
} from "#app/rules/sign-in/login-as.ts";
import { loginAsText } from "#app/text/login-as.ts";
import { fieldErrorMessage } from "#app/text/validation.ts";
import { typedIn } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";

/** A gateway's sentence is shown as it is, but not a page of it. */
const LONGEST_MESSAGE = 300;

const FIELDS = ["subscriberId", "firstName", "lastName", "dateOfBirth"] as const;

/**
 * Opens a member for staff (§4 "Login-as"): the gateway gives a token of the member, whatever session
 * there was ends, and the way on begins. What the form shows instead, or null when it went well.
 */
export async function actAs(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<FormAnswer | null> {
  const { staff, session, gateway, brand, today } = context.get(staffContext);
  const form = await readForm(request);
  const typed = typedIn(form);
  const asked = asLoginAsForm(typed);
  const way = form.get("way") === "subscriber" ? "subscriber" : "member";
  const error = errorsOf(loginAsErrors(asked, way, today), asked);
  if (Object.keys(error).length > 0) return { values: typed, error, fields: [] };

  const payload = loginAsPayload(asked, way, brand.domainId);
  const handOffPrevented = typed["preventHandOff"] === "Y";
  const acting = { staff, session, gateway, form, payload, handOffPrevented };
  const result = await authenticate("login-as", { request, url, context }, acting);
  switch (result.kind) {
    case "signed-in":
      context.get(sessionContext).dropDraft();
      return null;
    case "refused":
      return { values: {}, error: { "": [shown(result.sentence)] }, fields: [] };
    default:
      return gateway.fail(result.error);
  }
}

const asLoginAsForm = (typed: Readonly<Record<string, string>>): LoginAsForm => ({
  subscriberId: typed["subscriberId"] ?? "",
  firstName: typed["firstName"] ?? "",
  lastName: typed["lastName"] ?? "",
  dateOfBirth: typed["dateOfBirth"] ?? "",
});

/** Each error beside its field; the sentence about a missing name beside the first that is missing. */
function errorsOf(wrong: LoginAsErrors, form: LoginAsForm): FormErrors {
  const errors: FormErrors = {};
  const missing = FIELDS.find((name) => name !== "subscriberId" && form[name].trim() === "");
  for (const name of FIELDS) {
    const error = wrong[name];
    if (error !== undefined) errors[name] = [fieldErrorMessage(error, loginAsText[name])];
    else if (wrong.incomplete && name === missing) errors[name] = [loginAsText.incomplete];
  }
  return errors;
}

const shown = (sentence: string | null): string =>
  sentence === null ? loginAsText.notFound : sentence.slice(0, LONGEST_MESSAGE);
