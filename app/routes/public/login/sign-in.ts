import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { authenticate, type SignInOutcome } from "#server/sign-in/authenticator.ts";
import type { LoginFormError } from "#app/components/forms/LoginError.tsx";
import type { LoginAnswer } from "./LoginForm.tsx";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { loginText } from "#app/text/login.ts";
import { fieldErrorMessage } from "#app/text/validation.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";

const required = (name: "username" | "password") =>
  z
    .string({ error: loginText.missing[name] })
    .refine((text) => text.trim() !== "", loginText.missing[name])
    .max(256, fieldErrorMessage("maxlength", loginText[name]));

const schema = z.object({
  // Keyboards of phones add a space to a suggested name; no username has one at its ends.
  username: required("username").trim(),
  password: required("password"),
});

export type SignInResult =
  | { readonly kind: "signed-in" }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly retryAfter: number | null;
      readonly answer: LoginAnswer;
    };

/** Checks the form and signs in, or answers what the form shows instead (§5, §7, §8). */
export async function signIn(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<SignInResult> {
  const form = await readForm(request);
  const submission = checkForm(form, schema);
  const typed = submission.payload["username"];
  const username = typeof typed === "string" ? typed.slice(0, 256) : "";
  const refused = (
    status: number,
    refusal: LoginFormError | null,
    retryAfter: number | null = null,
  ): SignInResult => {
    const answer = submission.reply(refusal === null ? {} : { formErrors: [refusal.kind] });
    return {
      kind: "refused",
      status,
      retryAfter,
      answer: { ...answer, values: { username }, refusal },
    };
  };
  if (submission.status !== "success") return refused(400, null);

  const checked = { form, ...submission.value };
  const result = await authenticate("password", { request, url, context }, checked);
  switch (result.kind) {
    case "signed-in":
      return result;
    case "limited":
      return refused(429, limitedFor(result.wait), result.wait);
    default: {
      const formError = formErrorOf(result);
      return refused(statusOf(formError), formError);
    }
  }
}

type Failed = Extract<SignInOutcome<"password">, { readonly kind: "refused" | "trouble" }>;

/** The wait in whole minutes, rounded up, so that nobody comes back too early. */
const limitedFor = (wait: number | null): LoginFormError => ({
  kind: "limited",
  minutes: wait === null ? null : Math.ceil(wait / 60),
});

function formErrorOf(failed: Failed): LoginFormError {
  if (failed.kind === "trouble") {
    const entry = errorEntry(failed.error.entry);
    return { kind: "trouble", entry: entry === "generic" ? 0 : entry };
  }
  const { reason } = failed;
  return reason.kind === "attempts-remaining"
    ? { kind: "attempts", remaining: reason.attemptsRemaining }
    : reason;
}

function statusOf(error: LoginFormError): number {
  return error.kind === "trouble" ? documentStatus(errorEntry(error.entry)) : 401;
}
