import { href, data, redirect, type RouterContextProvider } from "react-router";
import { recordAudit, auditParties } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { pageBrand } from "#server/brands/brand.ts";
import { PublicFrame } from "#app/components/frame/PublicFrame.tsx";
import { logoutText } from "#app/text/sign-in/logout.ts";
import { loadRoot } from "#app/frame/document/root-data.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import type { Route } from "./+types/logout.ts";
import type { PageBrand } from "#app/brand/brand.ts";
import { partnerLinks } from "#app/components/frame/error-links.ts";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { ArrowLinkList } from "#app/components/ui/actions/ArrowLink.tsx";

/** Guards redirect here, so a GET logs out as well (T-12), except a browser's prefetch. */
export const loader = async (args: Route.LoaderArgs) => {
  const { request, context } = args;
  const isPrefetch = request.headers.get("sec-purpose")?.includes("prefetch") ?? false;
  if (isPrefetch || request.method === "HEAD") throw data(null, { status: 400 });
  const headers = await logOut(context);
  const { brand, footer } = await loadRoot(args);
  if (!brand.flags.healthPlanPartner) throw redirect(href("/login"), { headers });
  return data({ brand, footer }, { headers });
};

export const action = async ({ context }: Route.ActionArgs) => {
  const { flags } = pageBrand(context.get(brandContext));
  return redirect(flags.healthPlanPartner ? href("/logout") : href("/login"), {
    status: 303,
    headers: await logOut(context),
  });
};

/** Ends the session here and on the server. Sets a flash only if there was one. */
async function logOut(context: Readonly<RouterContextProvider>): Promise<HeadersInit> {
  const state = context.get(sessionContext);
  const session = state.current();
  const brand = context.get(brandContext);
  const ended = await state.end();
  if (!ended) return {};
  if (session !== null) {
    recordAudit(context, { event: "log-out", outcome: "ok", ...auditParties(session) });
  }
  if (!brand.flags.healthPlanPartner) state.setFlash("logged-out");
  // Not "cookies": that would clear the flash and the cookies of neighbouring sites as well (T-02).
  return { "Clear-Site-Data": '"cache", "storage"' };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Shown on the health-plan partner's site alone, whose frame has no menu (§2 "Menus"). */
export default function Logout({ loaderData }: Route.ComponentProps) {
  const { brand, footer } = loaderData;
  return (
    <PublicFrame brand={brand} menu={[]} flash={null} footer={footer}>
      <PageTitle page={logoutText.title} />
      <LogoutPage links={brand.links} />
    </PublicFrame>
  );
}

/** After log-out on the health-plan partner's site. */
export function LogoutPage({ links }: { links: PageBrand["links"] }) {
  return (
    <div className="card sheet">
      <div className="sheet__head">
        <span className="chip chip--ok">
          <Icon name="check-circle-fill" />
        </span>
        <h1>{logoutText.heading}</h1>
        <p>{logoutText.thanks}</p>
      </div>
      <section>
        <h2>{logoutText.next}</h2>
        <ArrowLinkList targets={partnerLinks(links)} />
      </section>
    </div>
  );
}
