import "#app/styles/benefit-changes.css";
import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/Alert.tsx";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { PrintButton } from "#app/components/ui/PrintButton.tsx";
import { BenefitsBar, BenefitsMore } from "#app/frame/benefits-bar.tsx";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitChangesText as text } from "#app/text/benefit-changes.ts";
import { showDate } from "#app/text/format.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { CategoryChanges, isSame } from "./CategoryChanges.tsx";
import { CompareFaults, CompareForm } from "./CompareForm.tsx";
import { loadComparison, type ComparisonView } from "./load-comparison.ts";
import { reportBenefits } from "./report-amounts.ts";
import type { Route } from "./+types/compare.ts";

/** What changed for a member between two days. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const loaded = await loadComparison(context.get(memberContext), url.searchParams);
  if (loaded === null) return null;
  reportBenefits(context, loaded.unread);
  return loaded.view;
};

export default function Compare({ loaderData: view }: Route.ComponentProps) {
  const isFaulty = view !== null && view.hasFault;
  return (
    <>
      <PageTitle page={view === null ? text.title : titleOf(view)} hasErrors={isFaulty} />
      {isFaulty && <CompareFaults fields={view.fields} />}
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

/** Names the days, which tell one comparison from another. */
function titleOf({ name, from, to, isSameDay }: ComparisonView): string {
  const days = [showDate(from), showDate(to)] as const;
  if (isSameDay) return text.title;
  return name === null ? text.pageTitle(...days) : text.pageTitleOf(name, ...days);
}

function Days({ view }: { view: ComparisonView }) {
  const { from, to, isSwapped, categories, suffix } = view;
  return (
    <>
      <BenefitsBar current="compare" categories={categories} suffix={suffix}>
        <CompareForm view={view} />
      </BenefitsBar>
      <div className="form">
        {view.isWhoUnknown && <Alert kind="warning">{text.who}</Alert>}
        {view.hasFault && (
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
  const { compared, isSameDay, from, to } = view;
  if (isSameDay) {
    return <EmptyState title={text.same.title} text={text.same.text(showDate(from))} />;
  }
  if (compared.every(({ kind }) => kind === "notCovered")) {
    return <EmptyState title={text.uncovered.title} text={text.uncovered.text} />;
  }
  const told = compared.filter((one) => one.kind !== "notCovered" && !isSame(one));
  return (
    <>
      <Count view={view} isNothing={told.length === 0} />
      {told.map((changes) => (
        <CategoryChanges key={changes.category} changes={changes} days={[from, to]} />
      ))}
      <Others view={view} />
      <PrintButton />
    </>
  );
}

/** How many changes there are, by what they mean. */
function Count({
  view: { compared, from, to },
  isNothing,
}: {
  view: ComparisonView;
  isNothing: boolean;
}) {
  const all = compared.flatMap(({ changes }) => changes);
  if (isNothing) {
    return (
      <EmptyState title={text.nothing.title} text={text.nothing.text} icon="check-circle-fill" />
    );
  }
  const counts = Map.groupBy(all, ({ means }) => means);
  const count = (of: keyof typeof text.counts) => counts.get(of)?.length ?? 0;
  return (
    <p>
      {all.length > 0 && <b>{text.count(all.length, count)}</b>}{" "}
      {text.lead(showDate(from), showDate(to))}
    </p>
  );
}

/** The categories without a change, and those without coverage, each in a sentence. */
function Others({ view: { compared } }: { view: ComparisonView }) {
  const same = compared.filter(isSame);
  const uncovered = compared.filter(({ kind }) => kind === "notCovered");
  const names = (all: typeof compared) =>
    all.map(({ category }) => benefitCategoryText[category].toLowerCase());
  return (
    <>
      {same.length > 0 && <p>{text.category.same(names(same))}</p>}
      {uncovered.length > 0 && <p>{text.category.notCovered(names(uncovered))}</p>}
    </>
  );
}
