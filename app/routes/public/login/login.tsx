import { data, redirect } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { LoginForm } from "./LoginForm.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { loginText } from "#app/text/login.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { signIn } from "./sign-in.ts";
import type { Route } from "./+types/login.ts";

export const loader = ({ context }: Route.LoaderArgs) => ({
  hideAccountLinks: context.get(brandContext).flags.providence,
  loggedOut: context.get(sessionContext).takeFlash() === "logged-out",
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
  const { hideAccountLinks, loggedOut } = loaderData;
  return (
    <>
      <PageTitle page={loginText.title} hasErrors={actionData !== undefined} />
      <LoginForm
        answer={actionData}
        loggedOut={loggedOut && actionData === undefined}
        hideAccountLinks={hideAccountLinks}
      />
    </>
  );
}
