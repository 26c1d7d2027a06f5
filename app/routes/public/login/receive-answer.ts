import { href, redirect } from "react-router";
import { markConfirmed } from "#app/forms/submit/confirm-password.ts";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { PROVIDER_PATH } from "#app/rules/sign-in/provider-paths.ts";
import { leaveProvider } from "#app/sign-in/provider-visit.ts";
import { takeFlow } from "#server/identity/flow.ts";
import type { IdentityProvider } from "#server/identity/provider.ts";
import type { Context } from "#server/middleware/context.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { authenticate } from "#server/sign-in/authenticator.ts";
import { confirmByProvider } from "#server/sign-in/confirm-by-provider.ts";

type Answered = {
  readonly request: Request;
  readonly url: URL;
  readonly context: Context;
};

export async function receiveAnswer(
  { request, url, context }: Answered,
  provider: IdentityProvider,
): Promise<Response> {
  const state = context.get(sessionContext);
  const answered = answeredAddress(url);
  const flow = await takeFlow(state, answered.searchParams.get("state"));
  const session = state.current();
  if (flow === null || (flow.purpose.kind === "confirm" && session === null))
    return leaveProvider(context, null, "provider-stale");
  if (flow.purpose.kind === "confirm" && session !== null) {
    if (!(await confirmByProvider(context, session, { provider, answered, flow })))
      return leaveProvider(context, flow.purpose, "not-confirmed");
    await markConfirmed(context, session);
    state.setFlash("confirmed");
    return redirect(flow.purpose.page, { status: 303 });
  }
  const visitor = { request, url, context };
  const result = await authenticate("identity-provider", visitor, { provider, answered, flow });
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

export const toErrorPage = (status: number): Response =>
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
export function statusOf(thrown: unknown): number | null {
  if (typeof thrown !== "object" || thrown === null || thrown instanceof Response) return null;
  const init: unknown = Reflect.get(thrown, "init");
  const status: unknown =
    typeof init === "object" && init !== null ? Reflect.get(init, "status") : null;
  return typeof status === "number" ? status : null;
}
