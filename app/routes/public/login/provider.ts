import { redirect, href } from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { getRuntime } from "#server/runtime.ts";
import { takeFlow } from "#server/identity/flow.ts";
import type { IdentityProvider } from "#server/identity/provider.ts";
import { authenticate } from "#server/sign-in/authenticator.ts";
import { confirmByProvider } from "#server/sign-in/confirm-password.ts";
import { findPathIn, readForm } from "#app/forms/form-data.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { findPageToRemember } from "#app/rules/sign-in/requested-page.ts";
import { findProviderOf, visitProvider, leaveProvider } from "#app/sign-in/provider-visit.ts";
import { sameSiteBounce } from "#app/sign-in/same-site-bounce.ts";
import { markConfirmed } from "#app/forms/submit/confirm-password.ts";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { PROVIDER_PATH } from "#app/rules/sign-in/provider-paths.ts";
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

async function receiveAnswer(
  { request, url, context }: Route.LoaderArgs,
  provider: IdentityProvider,
): Promise<Response> {
  const state = context.get(sessionContext);
  const answered = answeredAddress(url);
  const flow = await takeFlow(state, answered.searchParams.get("state"));
  const session = state.current();
  if (flow === null || (flow.purpose.kind === "confirm" && session === null))
    return leaveProvider(context, null, "provider-stale");
  const visit = { provider, answered, flow };
  if (flow.purpose.kind === "confirm" && session !== null) {
    if (!(await confirmByProvider(context, session, visit)))
      return leaveProvider(context, flow.purpose, "not-confirmed");
    await markConfirmed(context, session);
    state.setFlash("confirmed");
    return redirect(flow.purpose.page, { status: 303 });
  }
  const result = await authenticate("identity-provider", { request, url, context }, visit);
  switch (result.kind) {
    case "signed-in":
      return redirect(LANDING_PATH, { status: 303 });
    case "provider":
      return leaveProvider(context, flow.purpose, `provider-${result.failure}`);
    case "trouble":
      return toErrorPage(documentStatus(errorEntry(result.error.entry)));
    default:
      return leaveProvider(context, flow.purpose, `provider-${result.kind}`);
  }
}

const toErrorPage = (status: number): Response =>
  redirect(href("/error/:status", { status: `${status}` }), { status: 303 });

/** What a provider may add to the address of its answer (RFC 6749, 4.1.2; RFC 9207). */
const PARAMETERS = ["code", "state", "iss", "error"];

/** The address of a provider's answer, with what belongs to the protocol and nothing else. */
function answeredAddress({ origin, searchParams }: URL): URL {
  const answered = new URL(`${origin}${PROVIDER_PATH}`);
  for (const [name, value] of searchParams)
    if (PARAMETERS.includes(name)) answered.searchParams.append(name, value);
  return answered;
}

/** The status of a page that was thrown; null for anything else. */
function statusOf(thrown: unknown): number | null {
  if (typeof thrown !== "object" || thrown === null || thrown instanceof Response) return null;
  const init: unknown = Reflect.get(thrown, "init");
  const status: unknown =
    typeof init === "object" && init !== null ? Reflect.get(init, "status") : null;
  return typeof status === "number" ? status : null;
}

export { default } from "#app/frame/errors/no-page.tsx";
