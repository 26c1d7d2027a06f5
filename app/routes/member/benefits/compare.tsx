import { requestContext } from "#server/middleware/log.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { Alert } from "#app/components/ui/Alert.tsx";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { PrintButton } from "#app/components/ui/PrintButton.tsx";
import { benefitChangesText } from "#app/text/benefit-changes.ts";
import { showDate } from "#app/text/format.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { useRootData } from "#app/frame/root-data-hook.ts";
import { CategoryChanges, isLine, showLine } from "./CategoryChanges.tsx";
import { CompareFaults, CompareForm } from "./CompareForm.tsx";
import { loadComparison } from "./load-compare.ts";
import { reportComparison } from "./report-amounts.ts";
import { viewComparison, type ComparisonView } from "./view-compare.ts";
import type { Route } from "./+types/compare.ts";

const text = benefitChangesText;

/** What changed for a member between two days. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const loaded = await loadComparison(context.get(memberContext), url.searchParams);
  if (loaded.kind === "never") return null;
  const { requestId } = context.get(requestContext);
  reportComparison(getRuntime().logger, requestId, loaded.changes);
  return viewComparison(loaded);
};

export default function Compare({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        page={view === null ? text.title : titleOf(view)}
        hasErrors={view !== null && hasFault(view)}
      />
      {view !== null && hasFault(view) && <CompareFaults faults={view.faults} days={view.days} />}
      <Breadcrumb above={[{ label: text.benefits, href: "/benefits" }]} current={text.title} />
      {view?.isWhoUnknown === true && <Alert kind="warning">{text.who}</Alert>}
      <h1>{view === null ? text.title : titleOf(view)}</h1>
      {view === null ? (
        <EmptyState title={text.never.title} text={text.never.text} />
      ) : (
        <Days view={view} />
      )}
    </>
  );
}

const hasFault = ({ faults }: ComparisonView): boolean =>
  faults.from !== null || faults.to !== null;

function titleOf({ name, from, to, isSameDay }: ComparisonView): string {
  const days = [showDate(from), showDate(to)] as const;
  if (isSameDay) return text.title;
  return name === null ? text.pageTitle(...days) : text.pageTitleOf(name, ...days);
}

function Days({ view }: { view: ComparisonView }) {
  const { from, to, isSwapped } = view;
  return (
    <>
      <p className="lead">
        {hasFault(view) && `${text.instead(showDate(from), showDate(to))} `}
        {isSwapped && `${text.swapped} `}
        {text.lead}
      </p>
      <div className="form">
        <CompareForm view={view} />
        <Changes view={view} />
      </div>
    </>
  );
}

function Changes({ view: { categories, isSameDay, from } }: { view: ComparisonView }) {
  const phone = useRootData()?.brand.supportPhone ?? null;
  if (isSameDay) {
    return <EmptyState title={text.same.title} text={text.same.text(showDate(from))} />;
  }
  if (categories.every(({ kind }) => kind === "notCovered")) {
    return <EmptyState title={text.uncovered.title} text={text.uncovered.text} />;
  }
  const lines = categories.filter(isLine);
  return (
    <>
      {lines.length === categories.length && (
        <EmptyState title={text.nothing.title} text={text.nothing.text} icon="check-circle-fill" />
      )}
      {categories
        .filter((changes) => !isLine(changes))
        .map((changes) => (
          <CategoryChanges key={changes.category} changes={changes} phone={phone} />
        ))}
      {lines.length > 0 && (
        <ul>
          {lines.map((changes) => (
            <li key={changes.category}>{showLine(changes)}</li>
          ))}
        </ul>
      )}
      <PrintButton />
    </>
  );
}
