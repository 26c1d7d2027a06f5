import { href, data, redirect } from "react-router";
import { recordAudit, auditParties } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import type { Context } from "#server/middleware/context.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { PublicFrame } from "#app/components/frame/PublicFrame.tsx";
import { logoutText } from "#app/text/sign-in/session-end.ts";
import { endAtProvider } from "#app/sign-in/provider-visit.ts";
import { loadRoot } from "#app/frame/document/root-data.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { partnerLinks } from "#app/components/frame/error-links.ts";
import { ArrowLinkList } from "#app/components/ui/actions/ArrowLink.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import type { Route } from "./+types/logout.ts";

/** Guards redirect here, so a GET logs out as well (T-12), except a browser's prefetch. */
export const loader = async (args: Route.LoaderArgs) => {
  const { request, context } = args;
  const isPrefetch = request.headers.get("sec-purpose")?.includes("prefetch") ?? false;
  if (isPrefetch || request.method === "HEAD") throw data(null, { status: 400 });
  const { ended, headers, providerLogOutUrl } = await logOut(context, args.url);
  if (providerLogOutUrl !== null) throw redirect(providerLogOutUrl, { headers });
  const { brand, footer } = await loadRoot(args);
  const state = context.get(sessionContext);
  if (!brand.flags.healthPlanPartner) {
    if (ended) state.setFlash("logged-out");
    throw redirect(href("/login"), { headers });
  }
  // Visitors are sent here, too (T-11).
  const isLoggedOut = ended || state.takeFlash() === "logged-out";
  return data({ brand, footer, isLoggedOut }, { headers });
};

export const action = async ({ context, url }: Route.ActionArgs) => {
  const { flags } = context.get(brandContext);
  const { ended, headers, providerLogOutUrl } = await logOut(context, url);
  if (ended) context.get(sessionContext).setFlash("logged-out");
  const next = flags.healthPlanPartner ? href("/logout") : href("/login");
  return redirect(providerLogOutUrl ?? next, { status: 303, headers });
};

/** Ends the session here and on the server, if there is one; then `providerLogOutUrl` ends it at its provider. */
async function logOut(context: Context, url: URL) {
  const state = context.get(sessionContext);
  const session = state.current();
  const left = session ?? state.pending();
  const ended = await state.end();
  if (ended && session !== null) {
    recordAudit(context, { event: "log-out", outcome: "ok", ...auditParties(session) });
  }
  // Not "cookies": that would clear the flash and the cookies of neighbouring sites as well (T-02).
  const headers: HeadersInit = ended ? { "Clear-Site-Data": '"cache", "storage"' } : {};
  const providerLogOutUrl = ended && left !== null ? await endAtProvider(context, left, url) : null;
  if (providerLogOutUrl !== null) state.setFlash("logged-out");
  return { ended, headers, providerLogOutUrl };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * After log-out, and where visitors are sent. Shown on the health-plan partner's site alone, whose frame
 * has no menu (§2 "Menus").
 */
export default function Logout({ loaderData }: Route.ComponentProps) {
  const { brand, footer, isLoggedOut } = loaderData;
  const { heading, thanks, visitor } = logoutText;
  return (
    <PublicFrame brand={brand} menu={[]} flash={null} footer={footer}>
      <PageTitle page={logoutText.title} />
      <div className="card sheet">
        <div className="sheet__head">
          {isLoggedOut && (
            <span className="chip chip--ok">
              <Icon name="check-circle-fill" />
            </span>
          )}
          <h1>{isLoggedOut ? heading : visitor.heading}</h1>
          <p>{isLoggedOut ? thanks : visitor.text}</p>
        </div>
        <section>
          <h2>{logoutText.next}</h2>
          <ArrowLinkList targets={partnerLinks(brand.links)} />
        </section>
      </div>
    </PublicFrame>
  );
}
