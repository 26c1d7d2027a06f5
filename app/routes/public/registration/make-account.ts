import { redirect, type RouterContextProvider } from "react-router";
import { LANDING_PATH } from "../../../../server/landing-path.ts";
import { register, type RegistrationResult } from "../../../../server/gateway/registration.ts";
import { audited } from "../../../../server/middleware/audited.ts";
import { brandContext } from "../../../../server/middleware/brand.ts";
import { gatewayFor } from "../../../../server/middleware/gateway.ts";
import { sessionContext } from "../../../../server/middleware/session-state.ts";
import { findTokenClaims } from "../../../../server/session/claims.ts";
import { registrationText } from "../../../text/registration.ts";
import { beginWay } from "../../begin-way.ts";
import { checkForm, refusedForm } from "../../form-answer.ts";
import { readForm } from "../../form-data.ts";
import { carryOut, outcomeFor } from "../../outcome.ts";
import { refuse, refuseInTrouble } from "../../refuse.ts";
import { answersSchema } from "./answers-schema.ts";
import { getNamed, keepRegistration, REGISTRATION, startAgain } from "./state.ts";

const { security: text } = registrationText;

const REASONS = [
  "REGISTRATION_KEY_INVALID",
  "USERNAME_TAKEN",
  "PASSWORD_INVALID",
  "ANSWERS_INVALID",
] as const;

type Context = Readonly<RouterContextProvider>;

/** The last step: makes the account. With a token its member goes on, without one to log-in (S-01). */
export async function makeAccount(request: Request, url: URL, context: Context) {
  const state = await getNamed(context);
  const { id, person, registrationKey, username, password } = state;
  const form = await readForm(request);
  const checked = checkForm(form, answersSchema);
  if (!checked.ok) return refuse(checked.answer);

  const { domainId } = context.get(brandContext);
  const { emailAddress } = person;
  const account = { registrationKey, username, password, emailAddress, domainId };
  const gateway = gatewayFor(context, request, null);
  const outcome = await carryOut(`${id} ${REGISTRATION.security}`, form, async () => {
    const asked = { ...account, securityAnswers: checked.value };
    const made = outcomeFor(await register(gateway, asked), REASONS);
    if (made.kind === "ok") {
      const memberKey = findTokenClaims(made.value.token ?? "")?.memberKey ?? null;
      audited(context, { event: "registration", outcome: "ok", username, memberKey });
    } else {
      audited(context, { event: "registration", outcome: "failed", username });
    }
    return made;
  });
  if (outcome.kind === "trouble") return refuseInTrouble(form, outcome.error, text.unknown);
  if (outcome.kind === "ok") return welcome(context, url, outcome.value);
  switch (outcome.reason) {
    case "REGISTRATION_KEY_INVALID":
      return startAgain(context, state);
    case "USERNAME_TAKEN":
      return chooseAgain(context, state, "username-taken");
    case "PASSWORD_INVALID":
      return chooseAgain(context, state, "password-refused");
    default:
      return refuse(refusedForm(form, text.answersRefused));
  }
}

type Named = Awaited<ReturnType<typeof getNamed>>;

async function chooseAgain(
  context: Context,
  state: Named,
  said: "username-taken" | "password-refused",
): Promise<Response> {
  await keepRegistration(context, { ...state, password: null, said });
  return redirect(REGISTRATION.account, { status: 303 });
}

/** Whoever was signed in here before no longer is, token or not (T-65). */
async function welcome(
  context: Context,
  url: URL,
  { token, redirect: elsewhere }: RegistrationResult,
) {
  const state = context.get(sessionContext);
  // A token nobody can read is none; the account is there all the same.
  const readable = token !== null && findTokenClaims(token) !== null;
  if (readable) await beginWay(context, url, { token, redirect: elsewhere });
  else await state.end();
  state.endFlow("registration");
  state.leaveNotice("welcome");
  return redirect(readable ? LANDING_PATH : "/login", { status: 303 });
}
