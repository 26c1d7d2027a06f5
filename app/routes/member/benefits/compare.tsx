import "#app/styles/benefit-changes.css";
import { requestContext } from "#server/middleware/log.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { Alert } from "#app/components/ui/Alert.tsx";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { PrintButton } from "#app/components/ui/PrintButton.tsx";
import { BenefitsBar } from "#app/frame/benefits-bar.tsx";
import { BenefitsMore } from "#app/frame/benefits-more.tsx";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitChangesText } from "#app/text/benefit-changes.ts";
import { showDate } from "#app/text/format.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { useRootData } from "#app/frame/root-data-hook.ts";
import { CategoryChanges, isSame } from "./CategoryChanges.tsx";
import { CompareFaults, CompareForm } from "./CompareForm.tsx";
import { loadComparison } from "./load-compare.ts";
import { reportTiers } from "./report-amounts.ts";
import { viewComparison, type ComparisonView } from "./view-compare.ts";
import type { Route } from "./+types/compare.ts";

const text = benefitChangesText;

/** What changed for a member between two days. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const loaded = await loadComparison(context.get(memberContext), url.searchParams);
  if (loaded.kind === "never") return null;
  const { requestId } = context.get(requestContext);
  const compared = loaded.changes.categories.filter((one) => one.kind === "compared");
  reportTiers(getRuntime().logger, requestId, compared);
  return viewComparison(loaded);
};

export default function Compare({ loaderData: view }: Route.ComponentProps) {
  const isFaulty = view !== null && hasFault(view);
  return (
    <>
      <PageTitle page={view === null ? text.title : titleOf(view)} hasErrors={isFaulty} />
      {isFaulty && <CompareFaults faults={view.faults} days={view.days} />}
      <h1>{view === null || view.name === null ? text.title : text.titleOf(view.name)}</h1>
      {view === null ? (
        <>
          <BenefitsBar current="compare" />
          <EmptyState title={text.never.title} text={text.never.text} />
        </>
      ) : (
        <Days view={view} />
      )}
    </>
  );
}

const hasFault = ({ faults }: ComparisonView): boolean =>
  faults.from !== null || faults.to !== null;

/** Names the days, which tell one comparison from another. */
function titleOf({ name, from, to, isSameDay }: ComparisonView): string {
  const days = [showDate(from), showDate(to)] as const;
  if (isSameDay) return text.title;
  return name === null ? text.pageTitle(...days) : text.pageTitleOf(name, ...days);
}

function Days({ view }: { view: ComparisonView }) {
  const { from, to, isSwapped, tabs, suffix } = view;
  return (
    <>
      <BenefitsBar current="compare" categories={tabs} suffix={suffix}>
        <CompareForm view={view} />
      </BenefitsBar>
      <div className="form">
        {view.isWhoUnknown && <Alert kind="warning">{text.who}</Alert>}
        {hasFault(view) && (
          <Alert kind="warning">{text.instead(showDate(from), showDate(to))}</Alert>
        )}
        {isSwapped && <Alert kind="info">{text.swapped}</Alert>}
        <Changes view={view} />
        <BenefitsMore />
      </div>
    </>
  );
}

function Changes({ view }: { view: ComparisonView }) {
  const phone = useRootData()?.brand.supportPhone ?? null;
  const { categories, isSameDay, from, to } = view;
  if (isSameDay) {
    return <EmptyState title={text.same.title} text={text.same.text(showDate(from))} />;
  }
  if (categories.every(({ kind }) => kind === "notCovered")) {
    return <EmptyState title={text.uncovered.title} text={text.uncovered.text} />;
  }
  const told = categories.filter((one) => one.kind !== "notCovered" && !isSame(one));
  return (
    <>
      <Count view={view} isNothing={told.length === 0} />
      {told.map((changes) => (
        <CategoryChanges key={changes.category} changes={changes} days={[from, to]} phone={phone} />
      ))}
      <Others view={view} />
      <PrintButton />
    </>
  );
}

/** How many changes there are, by what they mean. */
function Count({
  view: { categories, from, to },
  isNothing,
}: {
  view: ComparisonView;
  isNothing: boolean;
}) {
  const all = categories.flatMap((one) => (one.kind === "compared" ? one.changes : []));
  if (isNothing) {
    return (
      <EmptyState title={text.nothing.title} text={text.nothing.text} icon="check-circle-fill" />
    );
  }
  const counts = Map.groupBy(all, ({ kind, effect: { favors } }) =>
    kind === "changed" ? (favors ?? "changed") : kind,
  );
  const count = (of: keyof typeof text.counts) => counts.get(of)?.length ?? 0;
  return (
    <p>
      {all.length > 0 && <b>{text.count(all.length, count)}</b>}{" "}
      {text.lead(showDate(from), showDate(to))}
    </p>
  );
}

/** The categories without a change, and those without coverage, each in a sentence. */
function Others({ view: { categories } }: { view: ComparisonView }) {
  const same = categories.filter(isSame);
  const uncovered = categories.filter(({ kind }) => kind === "notCovered");
  const names = (all: typeof categories) =>
    all.map(({ category }) => benefitCategoryText[category].toLowerCase());
  return (
    <>
      {same.length > 0 && <p>{text.category.same(names(same))}</p>}
      {uncovered.length > 0 && <p>{text.category.notCovered(names(uncovered))}</p>}
    </>
  );
}
