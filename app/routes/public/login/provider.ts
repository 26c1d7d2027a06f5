import { redirect } from "react-router";
import { findPathIn, readForm } from "#app/forms/form-data.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { findPageToRemember } from "#app/rules/sign-in/requested-page.ts";
import { findProviderOf, visitProvider } from "#app/sign-in/provider-visit.ts";
import { sameSiteBounce } from "#app/sign-in/same-site-bounce.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { getRuntime } from "#server/runtime.ts";
import { receiveAnswer, statusOf, toErrorPage } from "./receive-answer.ts";
import type { Route } from "./+types/provider.ts";

/** Throws 404 for a brand without one. */
const providerIn = (context: Route.LoaderArgs["context"]) =>
  getRuntime().identityProviders.of(context.get(brandContext)) ?? throwErrorPage(404);

/** The provider leads here from its own site, without the cookies that its answer belongs to. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => void providerIn(context),
  sameSiteBounce,
];

/** Begins a log-in with the brand's provider, or a fresh one of who is signed in, for a form. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const provider = providerIn(context);
  const form = await readForm(request);
  const session = context.get(sessionContext).current();
  if (!form.has("page")) return visitProvider(context, provider, url, { kind: "sign-in" });
  const page = findPageToRemember(findPathIn(form, "page") ?? null);
  if (page === undefined) throwErrorPage(400);
  const own = session === null ? null : findProviderOf(session, context.get(brandContext));
  if (own === null) return redirect(page, { status: 303 });
  return visitProvider(context, own, url, { kind: "confirm", page });
};

/**
 * Receives the provider's answer. It always leads on, since its address has a code that must not
 * stay in sight (docs/decisions/sign-in/identity-provider.md).
 */
export const loader = async (args: Route.LoaderArgs) => {
  const { request, context } = args;
  const isPrefetch = request.headers.get("sec-purpose")?.includes("prefetch") ?? false;
  if (isPrefetch || request.method === "HEAD") throwErrorPage(400);
  try {
    return await receiveAnswer(args, providerIn(context));
  } catch (thrown) {
    const status = statusOf(thrown);
    if (status === null) throw thrown;
    return toErrorPage(status);
  }
};

export { default } from "#app/frame/errors/no-page.tsx";
