import { href } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { yearText as text } from "#app/text/claims/year.ts";
import { showDate } from "#app/text/common/format.ts";
import { loadYear } from "./load-year.ts";
import { viewYear } from "./view-year.ts";
import { YearList } from "./YearList.tsx";
import { OtherYears, YearGaps } from "./YearActions.tsx";
import { YearFolds } from "./YearTotals.tsx";
import { YearSum } from "./YearSum.tsx";
import type { Route } from "./+types/year.ts";
import "#app/styles/screens/claims-year.css";

/** The claims of one year: its sums and its months, or by `?list=all` each claim of it (YEAR). */
export const loader = async ({ context, params, url }: Route.LoaderArgs) =>
  viewYear(
    await loadYear(context.get(memberContext), params.year),
    url.searchParams.get("list") === "all",
  );

export default function Year({ loaderData: view }: Route.ComponentProps) {
  const { year, isFamily, window, isListed, hasClaims } = view;
  const first = showDate(window.startDate);
  const claims = { label: claimsText.title, href: href("/claims") };
  const sums = { label: text.title(year), href: href("/claims/year/:year", { year: `${year}` }) };
  const ofYear = isFamily ? text.heading.family(year) : text.heading.own(year);
  return (
    <>
      <PageHead
        title={isListed ? claimsText.links.taxTime(year) : text.title(year)}
        above={isListed ? [claims, sums] : [claims]}
        heading={isListed ? claimsText.links.taxTime(year) : ofYear}
        lead={text.days(first, showDate(window.endDate))}
      />
      <div className="claims-year">
        <YearGaps gaps={view.gaps} />
        {view.isShortened && <p className="muted">{text.shortened(first)}</p>}
        {hasClaims && <YearSum view={view} />}
        {isListed || !hasClaims ? <YearList view={view} /> : <YearFolds view={view} />}
        {!isListed && <OtherYears view={view} />}
      </div>
    </>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
