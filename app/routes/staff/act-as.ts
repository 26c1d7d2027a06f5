import type { RouterContextProvider } from "react-router";
import { GatewayStatusError, type GatewayError } from "../../../server/gateway/errors.ts";
import { requestLoginAs } from "../../../server/gateway/token.ts";
import { audited } from "../../../server/middleware/audited.ts";
import { sessionContext } from "../../../server/middleware/session-state.ts";
import { staffContext } from "../../../server/middleware/staff.ts";
import { getRuntime } from "../../../server/runtime.ts";
import {
  loginAsFaults,
  loginAsPayload,
  type LoginAsFaults,
  type LoginAsForm,
} from "../../rules/login-as.ts";
import { loginAsText } from "../../text/login-as.ts";
import { faultMessage } from "../../text/validation.ts";
import { beginWay } from "../begin-way.ts";
import { typedIn, type FormAnswer } from "../form-answer.ts";
import { readForm } from "../form-data.ts";

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
  const fieldErrors = errorsOf(loginAsFaults(asked, way, today), asked);
  if (Object.keys(fieldErrors).length > 0) return { values: typed, fieldErrors, formError: null };

  const payload = loginAsPayload(asked, way, brand.domainId);
  const told = { event: "login-as", staffKey: staff.memberKey } as const;
  const answer = await getRuntime().oneEffect(`${session.id} login-as`, form, () =>
    requestLoginAs(gateway, payload),
  );
  if (!answer.ok) {
    audited(context, { ...told, outcome: "failed", memberKey: null });
    if (!isRefusal(answer.error)) return gateway.fail(answer.error);
    return { values: {}, fieldErrors: {}, formError: messageOf(answer.error.body) };
  }
  const { memberKey } = await beginWay(context, url, answer.value, {
    staff,
    // Going from member to member must not lengthen the staff member's own two hours.
    expires: new Date(staff.expires),
    handOffPrevented: typed["preventHandOff"] === "Y",
    afterLoginAs: true,
    graceful: true,
  });
  context.get(sessionContext).dropKeptForm();
  audited(context, { ...told, outcome: "ok", memberKey });
  return null;
}

const asLoginAsForm = (typed: Readonly<Record<string, string>>): LoginAsForm => ({
  subscriberId: typed["subscriberId"] ?? "",
  firstName: typed["firstName"] ?? "",
  lastName: typed["lastName"] ?? "",
  dateOfBirth: typed["dateOfBirth"] ?? "",
});

/** Each fault beside its field; the sentence about a missing name beside the first that is missing. */
function errorsOf(faults: LoginAsFaults, form: LoginAsForm): Record<string, readonly string[]> {
  const errors: Record<string, readonly string[]> = {};
  const missing = FIELDS.find((name) => name !== "subscriberId" && form[name].trim() === "");
  for (const name of FIELDS) {
    const fault = faults[name];
    if (fault !== undefined) errors[name] = [faultMessage(fault, loginAsText[name])];
    else if (faults.incomplete && name === missing) errors[name] = [loginAsText.incomplete];
  }
  return errors;
}

/** 400 and 404 are about what was entered (§8); anything else is the gateway's own trouble. */
function isRefusal(error: GatewayError): error is GatewayStatusError {
  return error instanceof GatewayStatusError && (error.status === 400 || error.status === 404);
}

function messageOf(body: unknown): string {
  const named = typeof body === "object" && body !== null && "message" in body;
  const text = named && typeof body.message === "string" ? body.message.trim() : "";
  return text === "" ? loginAsText.notFound : text.slice(0, LONGEST_MESSAGE);
}
