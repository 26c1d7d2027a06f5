import { randomUUID } from "node:crypto";
import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attemptUsername } from "#server/gateway/calls/registration.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { validatePassword, validateUsername } from "#app/rules/sign-in/validation.ts";
import { registrationText } from "#app/text/registration.ts";
import { faultMessage } from "#app/text/validation.ts";
import { secretField, textField, repeats } from "#app/forms/field-schemas.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { submitOnceCounted, outcomeOf, withinLimits } from "#app/forms/outcome.ts";
import { refuse, refuseForNow, refuseInTrouble } from "#app/forms/refuse.ts";
import { requireIdentity, keepRegistration, REGISTRATION, startAgain } from "./state.ts";

const { account: text } = registrationText;

const schema = z
  .object({
    username: textField(text.username, validateUsername),
    password: secretField(text.password, validatePassword),
    repeatPassword: secretField(text.repeatPassword, () => undefined),
  })
  .refine(...repeats("password", text.mismatch));

/** The second step: a user name nobody has, and a password. */
export async function chooseName(request: Request, context: Readonly<RouterContextProvider>) {
  const state = await requireIdentity(context);
  const form = await readForm(request);
  const checked = checkForm(form, schema);
  if (checked.status !== "success") return refuse(checked.reply());

  const { domainId } = context.get(brandContext);
  const { username, password } = checked.value;
  const { id, person, registrationKey } = state;
  const gateway = gatewayFor(context, request, null);
  // Counted by person, so that no one of them can find out who else has an account.
  const outcome = await submitOnceCounted(`${id} ${REGISTRATION.account}`, form, () =>
    withinLimits(
      context,
      `usernames for ${person.memberId}`,
      async () =>
        outcomeOf(await attemptUsername(gateway, { registrationKey, username, domainId })),
      { eachCounts: true },
    ),
  );
  const taken = () => refuse(checked.reply({ fieldErrors: { username: [text.usernameTaken] } }));
  switch (outcome.kind) {
    case "limited":
      return refuseForNow(checked, registrationText.limited, outcome.wait);
    case "trouble":
      return refuseInTrouble(checked, outcome.error, registrationText.trouble);
    case "refused":
      if (outcome.reason === "USERNAME_TAKEN") return taken();
      if (outcome.reason === "USERNAME_INVALID") {
        return refuse(
          checked.reply({ fieldErrors: { username: [faultMessage("pattern", text.username)] } }),
        );
      }
      return startAgain(context, { ...state, username });
    default:
      if (!outcome.value.available) return taken();
      // A try of its own: what was answered to another name is not the answer to this one.
      await keepRegistration(context, {
        ...state,
        id: randomUUID(),
        username,
        password,
        said: null,
      });
      return redirect(REGISTRATION.security, { status: 303 });
  }
}
