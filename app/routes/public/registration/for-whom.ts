import type { RouterContextProvider } from "react-router";
import { attemptRegistrationDetails } from "#server/gateway/calls/registration.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { registrationText } from "#app/text/registration.ts";
import { fieldErrorMessage } from "#app/text/validation.ts";
import { outcomeOf } from "#app/forms/outcome.ts";
import { troubleSentence, troubleStatus } from "#app/forms/refuse.ts";
import { startAgain, type requireIdentity } from "./state.ts";

const { account: text } = registrationText;

type Found = Awaited<ReturnType<typeof requireIdentity>>;

/**
 * What the second page shows before anything is typed: for whom the account is, and why the last page
 * led back. A key that the gateway no longer knows leads to the first page.
 */
export async function findForWhom(
  request: Request,
  context: Readonly<RouterContextProvider>,
  state: Found,
): Promise<{ status: number; forWhom: string | null; answer: FormAnswer }> {
  const { registrationKey } = state;
  const gateway = gatewayFor(context, request, null);
  const outcome = outcomeOf(await attemptRegistrationDetails(gateway, registrationKey));
  const answer = answerOf(state);
  switch (outcome.kind) {
    case "ok": {
      const { firstName, groupName } = outcome.value;
      const forWhom =
        groupName === null ? text.forWhom(firstName) : text.forWhomInGroup(firstName, groupName);
      return { status: 200, forWhom, answer };
    }
    case "refused":
      throw await startAgain(context, state);
    default: {
      const formError = troubleSentence(outcome.error, registrationText.trouble);
      const error = { ...answer.error, "": [formError] };
      return { status: troubleStatus(outcome.error), forWhom: null, answer: { ...answer, error } };
    }
  }
}

function answerOf({ username, problem }: Found): FormAnswer {
  const values: Record<string, string> = username === null ? {} : { username };
  const error: FormAnswer["error"] = {};
  if (problem === "username-taken") error["username"] = [text.usernameTaken];
  if (problem === "password-refused")
    error["password"] = [fieldErrorMessage("pattern", text.password)];
  return { values, error, fields: [] };
}
