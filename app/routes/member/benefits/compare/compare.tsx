import "#app/styles/screens/benefit-changes.css";
import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { Unavailable } from "#app/components/ui/surfaces/Unavailable.tsx";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { coverageNames } from "#app/text/benefits/categories.ts";
import { benefitChangesText as text } from "#app/text/benefits/changes.ts";
import { benefitsText } from "#app/text/benefits/benefits.ts";
import { showDate } from "#app/text/common/format.ts";
import { useServicePhone } from "#app/contact/service-phone.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { ChangeTable } from "./ChangeTable.tsx";
import { CompareErrors, CompareForm } from "./CompareForm.tsx";
import { loadComparison, type ComparedCategory, type ComparisonView } from "./load-comparison.ts";
import { reportBenefits } from "../amounts/report-amounts.ts";
import type { Route } from "./+types/compare.ts";

/** A member's changes between two days. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const loaded = await loadComparison(context.get(memberContext), url.searchParams);
  if (loaded === null) return null;
  reportBenefits(loaded.unread);
  return loaded.view;
};

export default function Compare({ loaderData: view }: Route.ComponentProps) {
  const hasErrors = view !== null && view.hasErrors;
  return (
    <>
      <PageTitle page={view === null ? text.title : titleOf(view)} hasErrors={hasErrors} />
      {hasErrors && <CompareErrors fields={view.fields} />}
      <h1>{headingOf(view)}</h1>
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

function headingOf(view: ComparisonView | null): string {
  if (view === null) return text.title;
  const said = text[view.tense];
  return view.name === null ? said.title : said.titleOf(view.name);
}

/** Names the days, which tell one comparison from another. */
function titleOf({ name, from, to, isSameDay, tense }: ComparisonView): string {
  const days = [showDate(from), showDate(to)] as const;
  const said = text[tense];
  if (isSameDay) return said.title;
  return name === null ? said.pageTitle(...days) : said.pageTitleOf(name, ...days);
}

function Days({ view }: { view: ComparisonView }) {
  const { from, to, isSwapped, categories, suffix } = view;
  return (
    <>
      <BenefitsBar
        current="compare"
        categories={categories}
        suffix={suffix}
        chosen={[view.name ?? benefitsText.stands.you, text.days(showDate(from), showDate(to))]}
        isOpen={view.hasErrors || view.isSameDay}
      >
        <CompareForm view={view} />
      </BenefitsBar>
      <div className="form">
        {view.isWhoUnknown && <Alert kind="warning">{benefitsText.errors.who}</Alert>}
        {view.hasErrors && (
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
  const changed = compared.filter((one) => one.kind !== "notCovered" && !isSame(one));
  return (
    <>
      {changed.length === 0 ? (
        <EmptyState title={text.nothing.title} text={text.nothing.text} icon="check-circle-fill" />
      ) : (
        <Count view={view} />
      )}
      {changed.map((changes) => (
        <CategoryCard key={changes.category} changes={changes} days={[from, to]} />
      ))}
      <Others view={view} />
      <PrintButton />
    </>
  );
}

/** A coverage that begins or ends is a change as well. */
const TURNS: Partial<Record<ComparisonView["compared"][number]["kind"], keyof typeof text.counts>> =
  { begun: "new", ended: "worse" };

function Count({ view: { compared } }: { view: ComparisonView }) {
  const all = compared.flatMap(({ kind, changes }) => [
    ...[TURNS[kind] ?? []].flat(),
    ...changes.flatMap(({ items, effect }) => items.map(() => effect)),
  ]);
  const count = (of: keyof typeof text.counts) => all.filter((effect) => effect === of).length;
  return (
    <p>
      {all.length > 0 && <b>{text.summary(all.length, count)}</b>} {text.withoutPaid}
    </p>
  );
}

/** The categories without a change, and those without coverage, each in a sentence. */
function Others({ view: { compared } }: { view: ComparisonView }) {
  const same = compared.filter(isSame);
  const uncovered = compared.filter(({ kind }) => kind === "notCovered");
  const names = (all: typeof compared) => all.map(({ category }) => category);
  return (
    <>
      {same.length > 0 && <p>{words.same(names(same))}</p>}
      {uncovered.length > 0 && <p>{words.notCovered(names(uncovered))}</p>}
    </>
  );
}

const words = text.category;

type CategoryProps = { changes: ComparedCategory; days: readonly [string, string] };

function CategoryCard({ changes, days }: CategoryProps) {
  return (
    <Card title={coverageNames[changes.category]} className="changes">
      <Body changes={changes} days={days} />
      <ul className="links card__body">
        {changes.pages.map(({ day, href }) => (
          <li key={day}>
            <ArrowLink to={href}>{words.see(changes.category, showDate(day))}</ArrowLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Body({ changes, days }: CategoryProps) {
  const phone = useServicePhone(changes.category);
  const { kind, coverageChange, areLimitsUnknown, lost, changes: rows } = changes;
  if (kind === "unknown") {
    return <Unavailable title={words.unavailable(changes.category)} phone={phone} />;
  }
  if (kind !== "compared") return <p className="card__body">{coverageChange}</p>;
  return (
    <>
      {(areLimitsUnknown || lost.length > 0) && (
        <div className="card__body form">
          {areLimitsUnknown && <Alert kind="warning">{words.limitsUnread}</Alert>}
          {lost.length > 0 && <Alert kind="warning">{words.tiersUnread(lost)}</Alert>}
        </div>
      )}
      {rows.length === 0 ? (
        <p className="card__body">{words.sameAsRead}</p>
      ) : (
        <ChangeTable caption={words.caption(changes.category)} rows={rows} days={days} />
      )}
    </>
  );
}

/** Whether a category has nothing of its own to show. */
const isSame = ({ kind, changes, areLimitsUnknown, lost }: ComparedCategory): boolean =>
  kind === "compared" && changes.length === 0 && !areLimitsUnknown && lost.length === 0;
