import type { RouterContextProvider } from "react-router";
import { sessionContext } from "#server/middleware/session-state.ts";
import { staffContext } from "#server/middleware/staff.ts";
import { authenticate } from "#server/sign-in/authenticator.ts";
import type { FormAnswer, FormErrors } from "#app/components/forms/answered-form.ts";
import {
  loginAsErrors,
  loginAsPayload,
  namesOneMember,
  type LoginAsErrors,
  type LoginAsForm,
} from "#app/rules/sign-in/login-as.ts";
import { loginAsText } from "#app/text/login-as.ts";
import { fieldErrorMessage } from "#app/text/validation.ts";
import { typedIn } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";

/** Longer sentences of the gateway are cut. */
const LONGEST_MESSAGE = 300;

const FIELDS = ["firstName", "lastName", "dateOfBirth", "subscriberId"] as const;

/**
 * Lets staff act for a member (§4 "Login-as"): exchanges the session for a sign-in with the member's
 * token. Returns what the form shows instead, or null on success.
 */
export async function actAs(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<FormAnswer | null> {
  const { staff, session, gateway, brand, today } = context.get(staffContext);
  const form = await readForm(request);
  const typed = typedIn(form);
  const fields = asLoginAsForm(typed);
  const isConfirmed = typed["way"] === "subscriber-confirmed";
  const target = isConfirmed || typed["way"] === "subscriber" ? "subscriber" : "member";
  const error = errorsOf(loginAsErrors(fields, target, today), fields);
  if (Object.keys(error).length > 0) return { values: typed, error, fields: [] };
  // A name beside it may mean that the other button was meant.
  if (target === "subscriber" && !isConfirmed && namesOneMember(fields)) {
    return { values: typed, error: { "": [loginAsText.subscriberInstead] }, fields: [] };
  }

  const payload = loginAsPayload(fields, target, brand.domainId);
  const handOffPrevented = typed["preventHandOff"] === "Y";
  const acting = { staff, session, gateway, form, payload, handOffPrevented };
  const result = await authenticate("login-as", { request, url, context }, acting);
  switch (result.kind) {
    case "signed-in":
      context.get(sessionContext).dropDraft();
      return null;
    case "refused":
      return { values: {}, error: { "": [messageOf(result.sentence)] }, fields: [] };
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

/** Each error under its field; that of an incomplete form under the first missing field. */
function errorsOf(found: LoginAsErrors, form: LoginAsForm): FormErrors {
  const errors: FormErrors = {};
  const missing = FIELDS.find((name) => name !== "subscriberId" && form[name].trim() === "");
  for (const name of FIELDS) {
    const error = found[name];
    if (error !== undefined) errors[name] = [fieldErrorMessage(error, loginAsText[name])];
    else if (found.incomplete && name === missing) errors[name] = [loginAsText.incomplete];
  }
  return errors;
}

const messageOf = (sentence: string | null): string =>
  sentence === null ? loginAsText.notFound : sentence.slice(0, LONGEST_MESSAGE);
