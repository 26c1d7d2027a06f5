import { href, redirect } from "react-router";
import { markConfirmed } from "#app/forms/submit/confirm-password.ts";
import { findPathIn, readForm } from "#app/forms/form-data.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { findPageToRemember } from "#app/rules/sign-in/requested-page.ts";
import { findProviderOf, leaveProvider, visitProvider } from "#app/sign-in/provider-visit.ts";
import { sameSiteBounce } from "#app/sign-in/same-site-bounce.ts";
import { takeFlow } from "#server/identity/flow.ts";
import type { IdentityProvider } from "#server/identity/provider.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { getRuntime } from "#server/runtime.ts";
import { authenticate } from "#server/sign-in/authenticator.ts";
import { confirmByProvider } from "#server/sign-in/confirm-by-provider.ts";
import { answeredAddress, statusOf } from "./provider-answer.ts";
import type { Route } from "./+types/provider.ts";

/** The provider leads here from its own site, without the cookies that its answer belongs to. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => void providerIn(context),
  sameSiteBounce,
];

/** Throws 404 for a brand without one. */
function providerIn(context: Route.LoaderArgs["context"]): IdentityProvider {
  const provider = getRuntime().identityProviders.of(context.get(brandContext));
  return provider ?? throwErrorPage(404);
}

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
  const { request } = args;
  const isPrefetch = request.headers.get("sec-purpose")?.includes("prefetch") ?? false;
  if (isPrefetch || request.method === "HEAD") throwErrorPage(400);
  try {
    return await receive(args);
  } catch (thrown) {
    const status = statusOf(thrown);
    if (status === null) throw thrown;
    return redirect(href("/error/:status", { status: `${status}` }), { status: 303 });
  }
};

async function receive({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const provider = providerIn(context);
  const state = context.get(sessionContext);
  const answered = answeredAddress(url);
  const flow = await takeFlow(state, answered.searchParams.get("state"));
  if (flow === null) return leaveProvider(context, null, "provider-stale");
  if (flow.purpose.kind === "confirm") {
    const session = state.current();
    if (session === null) return leaveProvider(context, null, "provider-stale");
    const visit = { provider, answered, flow };
    if (!(await confirmByProvider(context, session, visit)))
      return leaveProvider(context, flow.purpose, "not-confirmed");
    await markConfirmed(context, session);
    state.setFlash("confirmed");
    return redirect(flow.purpose.page, { status: 303 });
  }
  const visitor = { request, url, context };
  const result = await authenticate("identity-provider", visitor, { provider, answered, flow });
  if (result.kind === "signed-in") return redirect(LANDING_PATH, { status: 303 });
  if (result.kind === "provider")
    return leaveProvider(context, flow.purpose, `provider-${result.failure}`);
  if (result.kind !== "trouble")
    return leaveProvider(context, flow.purpose, `provider-${result.kind}`);
  const status = `${documentStatus(errorEntry(result.error.entry))}`;
  return redirect(href("/error/:status", { status }), { status: 303 });
}

export { default } from "#app/frame/errors/no-page.tsx";
