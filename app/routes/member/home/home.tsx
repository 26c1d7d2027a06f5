import { clockContext } from "#server/middleware/clock.ts";
import { memberContext } from "#server/middleware/member.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { HomeNotices } from "./HomeNotices.tsx";
import {
  LimitTile,
  PreventiveCareCard,
  PrimaryCareCard,
  ProgramTiles,
  Welcome,
} from "./HomeCards.tsx";
import { MemberCard } from "./MemberCard.tsx";
import { WhereYouStand } from "./WhereYouStand.tsx";
import { RecentClaims } from "./RecentClaims.tsx";
import { NO_BRAND } from "#app/brand/no-brand.ts";
import { homeText } from "#app/text/frame/home.ts";
import { readForm } from "#app/forms/form-data.ts";
import { sitesOf } from "#app/programs/program-sites.ts";
import { goToEbill } from "#app/sign-in/go-to-ebill.ts";
import { useRootData } from "#app/frame/document/root-data-hook.ts";
import { goToApplication, goToEob } from "./home-actions.ts";
import { loadHome } from "./load-home.ts";
import { viewHome } from "./view-home.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import type { Route } from "./+types/home.ts";

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  return viewHome(await loadHome(member), member, {
    sites: sitesOf(member.brand, url),
    now: context.get(clockContext).now,
  });
};

/** The buttons that need the gateway first: a claim's EOB, eBill, another application. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const member = context.get(memberContext);
  switch (form.get("intent")) {
    case "eob":
      return goToEob(member, form.get("claimId"));
    case "ebill":
      return goToEbill({ request, context }, member);
    case "application":
      return goToApplication(request, context, member, form.get("program"));
    default:
      return throwErrorPage(400);
  }
};

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { key, name } = useRootData()?.brand ?? NO_BRAND;
  const { notices, primaryCare, limit } = home;
  const hasAside = primaryCare !== null || limit !== null;
  return (
    <div className="home-grid">
      <PageTitle page={homeText.title} />
      <Welcome firstName={home.firstName} phone={home.phone} opening={home.opening} {...home.id} />
      {home.card && <MemberCard brand={{ key, name }} {...home.id} {...home.card} />}
      <HomeNotices {...notices} />
      {home.preventive && <PreventiveCareCard {...home.preventive} />}
      {home.stand && <WhereYouStand {...home.stand} />}
      <RecentClaims
        wide={!hasAside}
        viewAll={home.hasClaimsPage}
        taxYear={home.taxYear}
        claims={home.claims}
      />
      {hasAside && (
        <div className="home-aside">
          {limit && <LimitTile limit={limit} />}
          {primaryCare && <PrimaryCareCard {...primaryCare} />}
        </div>
      )}
      {home.programs && <ProgramTiles {...home.programs} />}
    </div>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
