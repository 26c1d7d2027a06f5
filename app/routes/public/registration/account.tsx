import { href, data } from "react-router";
import { Field } from "#app/components/forms/Field.tsx";
import { NewPasswordFields } from "#app/components/forms/PasswordField.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { WaysOut } from "#app/sign-in/visitor-parts.tsx";
import { troubleSentence, troubleStatus } from "#app/forms/submit/refuse.ts";
import { registrationText } from "#app/text/sign-in/registration.ts";
import {
  requireIdentity,
  withoutPassword,
  registration,
  REGISTRATION,
  startAgain,
} from "./state.ts";
import type { Route } from "./+types/account.ts";
import { z } from "zod";
import {
  attemptUsername,
  attemptRegistrationDetails,
} from "#server/gateway/calls/sign-in/registration.ts";
import type { Context } from "#server/middleware/context.ts";
import {
  repeatedField,
  repetition,
  secretField,
  textField,
  invalid,
} from "#app/forms/field-schemas.ts";
import { outcomeOf } from "#app/forms/submit/write-outcome.ts";
import { submitGuarded, visitorOf } from "#app/forms/submit/submit-guarded.ts";
import { validatePassword, validateUsername } from "#app/rules/forms/validation.ts";
import { invalidText } from "#app/text/common/validation.ts";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";

const { steps, stepTitle, account: text } = registrationText;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const state = await withoutPassword(context, await requireIdentity(context));
  const { status, ...shown } = await findForWhom(request, context, state);
  return data(shown, { status });
};

const schema = z
  .object({
    username: textField(text.username, validateUsername, invalid("username")),
    password: secretField(text.password, validatePassword, invalid("password")),
    repeatPassword: repeatedField("password"),
  })
  .refine(...repetition("password"));

const TAKEN = { fieldErrors: { username: [text.usernameTaken] } };
const INVALID = { fieldErrors: { username: [invalidText.username] } };

/** The second page: a username that is free, and a password. */
export async function action({ request, context }: Route.ActionArgs) {
  const state = await requireIdentity(context);
  const { person, registrationKey } = state;
  return submitGuarded(request, context, {
    schema,
    // Counted by person, so that no one of them can find out who else has an account.
    limit: {
      about: () => `usernames for ${person.memberId}`,
      message: registrationText.limited,
      eachCounts: true,
    },
    work: async ({ username }) => {
      const { gateway, domainId } = visitorOf(context, request);
      return outcomeOf(await attemptUsername(gateway, { registrationKey, username, domainId }));
    },
    trouble: registrationText.trouble,
    answer: (outcome, { username, password }) => {
      if (outcome.kind === "refused") {
        if (outcome.reason === "USERNAME_TAKEN") return TAKEN;
        if (outcome.reason === "USERNAME_INVALID") return INVALID;
        return startAgain(context, { ...state, username });
      }
      if (!outcome.value.available) return TAKEN;
      const next = { ...state, username, password, problem: null };
      return registration.saveAndGo(context, next, REGISTRATION.security);
    },
  });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { forWhom, answer } = loaderData;
  return (
    <FormPage
      title={stepTitle(steps[1])}
      heading={text.heading}
      intro={forWhom && <p>{forWhom}</p>}
      steps={{ labels: steps, current: 1 }}
      answer={actionData ?? answer}
      submit={registrationText.continue}
      foot={<WaysOut own={{ to: href("/registration"), label: registrationText.back }} />}
    >
      {({ field }) => (
        <>
          <Field
            {...field("username")}
            label={text.username}
            hint={text.usernameHint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <NewPasswordFields name="password" label={text.password} field={field} />
        </>
      )}
    </FormPage>
  );
}

type IdentityStep = Awaited<ReturnType<typeof requireIdentity>>;

/**
 * The person the account is for, and the reason for a return to this step. An unknown key leads to
 * the first page.
 */
async function findForWhom(
  request: Request,
  context: Context,
  state: IdentityStep,
): Promise<{ status: number; forWhom: string | null; answer: FormAnswer }> {
  const { registrationKey } = state;
  const { gateway } = visitorOf(context, request);
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

function answerOf({ username, problem }: IdentityStep): FormAnswer {
  const values: Record<string, string> = username === null ? {} : { username };
  const error: FormAnswer["error"] = {};
  if (problem === "username-taken") error["username"] = [text.usernameTaken];
  if (problem === "password-refused") error["password"] = [invalidText.password];
  return { values, error, fields: [] };
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
