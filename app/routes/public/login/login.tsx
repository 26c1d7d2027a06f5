import { data, redirect } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { findLoginFlash } from "#server/session/flash.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { LoginForm } from "./LoginForm.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { signIn } from "./sign-in.ts";
import type { Route } from "./+types/login.ts";

export const loader = ({ context }: Route.LoaderArgs) => ({
  hideAccountLinks: context.get(brandContext).flags.providence,
  notice: findLoginFlash(context.get(sessionContext).takeFlash()),
});

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const result = await signIn(request, url, context);
  if (result.kind === "signed-in") return redirect(LANDING_PATH, { status: 303 });
  const { answer, status, retryAfter } = result;
  const headers = retryAfter === null ? {} : { "Retry-After": `${retryAfter}` };
  return data(answer, { status, headers });
};

export const headers: Route.HeadersFunction = retryHeaders;

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { hideAccountLinks, notice } = loaderData;
  return (
    <LoginForm
      answer={actionData}
      notice={actionData === undefined ? notice : null}
      hideAccountLinks={hideAccountLinks}
    />
  );
}
