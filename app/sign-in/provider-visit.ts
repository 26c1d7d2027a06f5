import { href, redirect } from "react-router";
import { PROVIDER_PATH } from "#app/rules/sign-in/provider-paths.ts";
import type { Brand } from "#server/brands/brand.ts";
import { keepFlow, type Purpose } from "#server/identity/flow.ts";
import type { IdentityProvider } from "#server/identity/provider.ts";
import { brandContext } from "#server/middleware/brand.ts";
import type { Context } from "#server/middleware/context.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { getRuntime } from "#server/runtime.ts";
import type { FlashName } from "#server/session/remembered.ts";
import { isOfProvider, type Session } from "#server/session/session.ts";
import { noteFault } from "#server/sign-in/identity-provider.ts";

/** The provider that a session came from, if the brand still has it; null for any other session. */
export function findProviderOf(
  { provider }: Pick<Session, "provider">,
  brand: Pick<Brand, "key">,
): IdentityProvider | null {
  const found = getRuntime().identityProviders.of(brand);
  return found !== null && found.fields.issuer === provider?.issuer ? found : null;
}

/** Leads them from a form for what the provider has to settings, which say where it is. */
export function redirectIfPasswordAtProvider({ session, brand }: MemberRequest): void {
  if (isOfProvider(session, brand)) throw redirect(href("/account/settings"), { status: 303 });
}

/** Leads to the provider, and keeps sealed what its answer is checked with. */
export async function visitProvider(
  context: Context,
  provider: IdentityProvider,
  { origin }: URL,
  purpose: Purpose,
): Promise<Response> {
  const state = context.get(sessionContext);
  try {
    const { url, flow } = await provider.begin(`${origin}${PROVIDER_PATH}`, purpose);
    await keepFlow(state, flow);
    return redirect(url.href, { status: 303 });
  } catch (error) {
    // What the store throws is a page already.
    if (!(error instanceof Error)) throw error;
    return leaveProvider(context, purpose, `provider-${noteFault(error)}`);
  }
}

/**
 * Leads away from the provider's answer, whose address has a code, to the page that says what came of
 * it: log-in, or the form that was to be confirmed.
 */
export function leaveProvider(
  context: Context,
  purpose: Purpose | null,
  flash: FlashName,
): Response {
  const isConfirming = purpose?.kind === "confirm";
  context.get(sessionContext).setFlash(isConfirming ? "not-confirmed" : flash);
  return redirect(isConfirming ? purpose.page : href("/login"), { status: 303 });
}

/**
 * Where a log-out goes on, so that the next log-in asks who it is: at the provider of the session
 * that has ended here. Null for other sessions, and while the provider can't be asked.
 */
export async function endAtProvider(
  context: Context,
  session: Session,
  { origin }: URL,
): Promise<string | null> {
  const provider = findProviderOf(session, context.get(brandContext));
  if (provider === null) return null;
  try {
    const idToken = session.provider?.idToken ?? null;
    return (await provider.endSessionUrl(idToken, `${origin}${href("/login")}`))?.href ?? null;
  } catch (error) {
    noteFault(error);
    return null;
  }
}
