import { href, Link } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { benefitDaysText } from "#app/text/benefits/days.ts";
import { showDate } from "#app/text/common/format.ts";
import { CategoryScreen } from "../category/CategoryScreen.tsx";
import { DayError, DayForm } from "./DayForm.tsx";
import { loadHistory, type ChosenDay } from "./load-history.ts";
import { reportShownTier } from "../amounts/report-amounts.ts";
import { viewCategory, type CategoryView } from "../category/view-category.ts";
import type { Route } from "./+types/history.ts";

const text = benefitDaysText.history;

/** A category's benefits as of another day (S-23). */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { page, chosen } = await loadHistory(context.get(memberContext), params, url);
  const { category } = page;
  const day = chosen?.day ?? null;
  const path =
    day === null
      ? href("/benefits/:category", { category })
      : href("/history/:time/benefits/:category", { time: day, category });
  reportShownTier(page.plan, url.searchParams.get("tier"));
  return { view: viewCategory(page, path, url.searchParams), chosen };
};

export default function History({ loaderData: { view, chosen } }: Route.ComponentProps) {
  if (chosen === null) return <CategoryScreen view={view} />;
  const { day, error, field, coverage } = chosen;
  const { category } = view;
  return (
    <CategoryScreen
      view={view}
      other={{
        title: text.pageTitle(category, view.name, showDate(day)),
        hasErrors: error !== null || field.error !== null,
        intro: <Intro view={view} chosen={chosen} />,
        empty: <EmptyState title={text.notCovered(category, showDate(day))} text={coverage} />,
        day,
      }}
    />
  );
}

type IntroProps = { view: CategoryView; chosen: ChosenDay };

function Intro({ view, chosen }: IntroProps) {
  const { day, error, field, coverage, today, compare } = chosen;
  return (
    <>
      <DayError field={field} />
      {error !== null && <Alert kind="warning">{text.instead(error, showDate(day))}</Alert>}
      <p>{text.asOf(showDate(day), coverage)}</p>
      {today !== null && (
        <div className="links">
          <ArrowLink to={today}>{text.other.today(view.category)}</ArrowLink>
          {compare !== null && <ArrowLink to={compare}>{text.other.compare}</ArrowLink>}
        </div>
      )}
      <OtherDays view={view} chosen={chosen} />
    </>
  );
}

/**
 * Another day, by a form or by plan periods. Folded, unless the member came to choose a day or
 * chose an invalid one.
 */
function OtherDays({ view, chosen }: Omit<IntroProps, "category">) {
  const { field, today, periods } = chosen;
  return (
    <details className="card folds other-days" open={field.error !== null || today === null}>
      <summary>
        <h2>{text.other.heading}</h2>
        <Icon name="caret-down" />
      </summary>
      <div className="card__body form">
        {/* Remounts the uncontrolled field with the new day. */}
        <DayForm
          key={`${view.path} ${field.value}`}
          action={view.path}
          suffix={view.suffix}
          field={field}
          today={today}
        />
        <Periods periods={periods} />
      </div>
    </details>
  );
}

function Periods({ periods }: Pick<ChosenDay, "periods">) {
  if (periods === null) return <p className="muted">{text.other.unread}</p>;
  if (periods.length === 0) return <p className="muted">{text.other.none}</p>;
  return (
    <nav aria-label={text.other.periods} className="benefits-periods">
      <p>{text.other.periods}</p>
      <ul className="onward">
        {periods.map(({ href, isShown, words }) => (
          <li key={href}>
            <Link className="link" to={href} {...(isShown && { "aria-current": "page" })}>
              {words}
              <Icon name="caret-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
