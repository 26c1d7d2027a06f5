import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { authenticate } from "#server/sign-in/authenticator.ts";
import type { LoginFormError } from "#app/components/forms/LoginError.tsx";
import type { LoginAnswer } from "./LoginForm.tsx";
import { loginText } from "#app/text/login.ts";
import { fieldErrorMessage } from "#app/text/validation.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { passwordRefusal } from "#app/sign-in/password-refusal.ts";

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
  if (result.kind === "signed-in") return result;
  const { error, status, retryAfter } = passwordRefusal(result);
  return refused(status, error, retryAfter);
}
