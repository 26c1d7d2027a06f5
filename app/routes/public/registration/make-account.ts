import { redirect, type RouterContextProvider } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { authenticate, type SignInOutcome } from "#server/sign-in/authenticator.ts";
import { registrationText } from "#app/text/registration.ts";
import { fateWords } from "#app/forms/find-out.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { refuse, refuseInTrouble } from "#app/forms/refuse.ts";
import { answersSchema } from "#app/forms/security-answers.ts";
import { answerField, QUESTIONS } from "#app/forms/question-field.ts";
import { registration, REGISTRATION, requireCredentials, startAgain } from "./state.ts";

const { security: text } = registrationText;

type Context = Readonly<RouterContextProvider>;

/** The last page: makes the account. With a token its member is signed in, else logs in (S-01). */
export async function makeAccount(request: Request, url: URL, context: Context) {
  const state = await requireCredentials(context);
  const { id, person, registrationKey, username, password } = state;
  const form = await readForm(request);
  // Typed in sight of whoever chooses them, unlike answers that prove who somebody is.
  const checked = checkForm(form, answersSchema, { shown: QUESTIONS.map(answerField) });
  if (checked.status !== "success") return refuse(checked.reply());

  const { domainId } = context.get(brandContext);
  const { emailAddress } = person;
  const securityAnswers = checked.value;
  const account = { registrationKey, username, password, emailAddress, domainId, securityAnswers };
  const registering = { sender: `${id} ${REGISTRATION.security}`, form, account };
  const result = await authenticate("new-account", { request, url, context }, registering);
  switch (result.kind) {
    case "signed-in":
      return welcome(context, LANDING_PATH);
    case "made":
      // Ends the session of whoever was signed in here, token or not (T-65).
      await context.get(sessionContext).end();
      return welcome(context, "/login");
    case "trouble":
      return refuseInTrouble(checked, result.error, fateWords(result.error, text));
    default:
      return (
        (await goBack(context, state, result.reason)) ??
        refuse(checked.reply({ formErrors: [text.answersRefused] }))
      );
  }
}

type Refused = Extract<SignInOutcome<"new-account">, { readonly kind: "refused" }>;

/** Leads to the page whose answers were refused; null when they were this one's. */
async function goBack(context: Context, state: Named, reason: Refused["reason"]) {
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

type Named = Awaited<ReturnType<typeof requireCredentials>>;

const chooseAgain = (
  context: Context,
  state: Named,
  problem: "username-taken" | "password-refused",
): Promise<Response> =>
  registration.saveAndGo(context, { ...state, password: null, problem }, REGISTRATION.account);

function welcome(context: Context, path: string) {
  const state = context.get(sessionContext);
  state.endFlow("registration");
  state.setFlash("welcome");
  return redirect(path, { status: 303 });
}
