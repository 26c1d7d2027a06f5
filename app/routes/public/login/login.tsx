import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { z } from "zod";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { authenticate } from "#server/sign-in/authenticator.ts";
import type { LoginFormError } from "#app/components/forms/LoginError.tsx";
import { checkForm } from "#app/forms/form-answer.ts";
import { typedText } from "#app/forms/field-schemas.ts";
import { readForm } from "#app/forms/form-data.ts";
import { sameSiteBounce } from "#app/sign-in/same-site-bounce.ts";
import { refuse } from "#app/forms/submit/refuse.ts";
import { hasOuterSpace } from "#app/rules/forms/validation.ts";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { loginText, providerText } from "#app/text/sign-in/login.ts";
import { fieldErrorMessage } from "#app/text/common/validation.ts";
import { LoginForm, type LoginAnswer, type LoginNotice } from "./LoginForm.tsx";
import type { Route } from "./+types/login.ts";

/** An identity provider leads back here after log-out: the cookie with the notice must come along. */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) =>
    args.context.get(brandContext).identityProvider === null
      ? undefined
      : sameSiteBounce(args, next),
];

export const loader = ({ context }: Route.LoaderArgs) => {
  const { flags, identityProvider } = context.get(brandContext);
  return {
    hideAccountLinks: flags.providence,
    notice: viewNotice(context.get(sessionContext).takeFlash()),
    provider: identityProvider && {
      button: providerText.withProvider(identityProvider.name),
      or: providerText.orPassword,
      // Forms of two browsers are never the same, so that no two share one log-in (`once`).
      press: randomUUID(),
    },
  };
};

/** Why the visitor is here, as a sentence: only the server has the provider's texts. */
function viewNotice(flash: string | null): LoginNotice | null {
  if (flash === "logged-out") return { kind: "success", text: loginText.notices[flash] };
  if (flash === "session-over") return { kind: "info", text: loginText.notices[flash] };
  if (flash === null || !isOfProvider(flash)) return null;
  // Who broke off did so on purpose.
  const kind = flash === "provider-cancelled" ? "info" : "error";
  return { kind, text: providerText.notices[flash] };
}

const isOfProvider = (flash: string): flash is keyof typeof providerText.notices =>
  Object.hasOwn(providerText.notices, flash);

const required = (name: "username" | "password") =>
  z
    .string({ error: loginText.missing[name] })
    .refine((text) => text.trim() !== "", loginText.missing[name])
    .max(256, fieldErrorMessage("maxlength", loginText[name]));

const schema = z.object({
  // Keyboards of phones add a space to a suggested name; no username has one at its ends.
  username: required("username").transform(typedText),
  password: required("password"),
});

/** Checks the form and signs in, or answers what the form shows instead (§5, §7, §8). */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const submission = checkForm(form, schema);
  const typed = submission.payload["username"];
  const username = typeof typed === "string" ? typed.slice(0, 256) : "";
  const answer = (refusal: LoginFormError | null, hasSpace = false): LoginAnswer => ({
    ...submission.reply(refusal === null ? {} : { formErrors: [refusal.kind] }),
    values: { username },
    refusal,
    hasSpace,
  });
  if (submission.status !== "success") return refuse(answer(null));
  const result = await authenticate("password", { request, url, context }, submission.value);
  if (result.kind === "signed-in") return redirect(LANDING_PATH, { status: 303 });
  if (result.kind === "limited") {
    const { wait } = result;
    // In whole minutes, rounded up, so that the next try is not too early.
    const minutes = wait === null ? null : Math.ceil(wait / 60);
    return refuse(answer({ kind: "limited", minutes }), 429, wait);
  }
  if (result.kind === "trouble") {
    const entry = errorEntry(result.error.entry);
    const number = entry === "generic" ? 0 : entry;
    return refuse(answer({ kind: "trouble", entry: number }), documentStatus(entry));
  }
  const { reason } = result;
  const refusal: LoginFormError =
    reason.kind === "attempts-remaining"
      ? { kind: "attempts", remaining: reason.attemptsRemaining }
      : reason;
  // A locked account is not a wrong password.
  const hasSpace = refusal.kind !== "locked" && hasOuterSpace(submission.value.password);
  return refuse(answer(refusal, hasSpace), 401);
};

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { hideAccountLinks, notice, provider } = loaderData;
  return (
    <LoginForm
      answer={actionData}
      notice={actionData === undefined ? notice : null}
      hideAccountLinks={hideAccountLinks}
      provider={provider}
    />
  );
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
