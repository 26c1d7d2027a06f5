import { memberContext } from "#server/middleware/member.ts";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { loadYear } from "./load-year.ts";
import { viewYear } from "./view-year.ts";
import { YearList } from "./YearList.tsx";
import { OtherYears, YearGaps, YearSum } from "./YearSum.tsx";
import { YearFolds } from "./YearTotals.tsx";
import type { Route } from "./+types/year.ts";
import "#app/styles/screens/claims-year.css";

/** The claims of one year: its sums and its months, or by `?list=all` each claim of it (YEAR). */
export const loader = async ({ context, params, url }: Route.LoaderArgs) =>
  viewYear(
    await loadYear(context.get(memberContext), params.year),
    url.searchParams.get("list") === "all",
  );

export default function Year({ loaderData: view }: Route.ComponentProps) {
  const { head, shortened, isListed, hasClaims } = view;
  return (
    <>
      <PageHead {...head} />
      <div className="claims-year">
        <YearGaps gaps={view.gaps} />
        {shortened !== null && <p className="muted">{shortened}</p>}
        {hasClaims && <YearSum view={view} />}
        {isListed || !hasClaims ? <YearList view={view} /> : <YearFolds view={view} />}
        {!isListed && <OtherYears view={view} />}
      </div>
    </>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
