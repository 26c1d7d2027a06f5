import "#app/styles/records.css";
import { memberContext } from "#server/middleware/member.ts";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { ClaimPrintTable } from "./ClaimPrintTable.tsx";
import { DefinitionList } from "#app/components/ui/DefinitionList.tsx";
import { filterChipLabel } from "#app/components/lists/filter-chip-label.ts";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { claimsText } from "#app/text/claims.ts";
import { filtersText } from "#app/text/filters.ts";
import { showDate } from "#app/text/format.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { claimList } from "./claim-list.ts";
import { viewPrint } from "./view-print.ts";
import type { Route } from "./+types/print-claims.ts";

/** The whole list on one page, for print. */
export const loader = async ({ url, context }: Route.LoaderArgs) =>
  viewPrint(await claimList.loadAll(context.get(memberContext), url));

export default function PrintClaims({ loaderData }: Route.ComponentProps) {
  const { type, whose, chips, list, back, startDate, endDate } = loaderData;
  const { lacking, more, ...table } = list;
  const text = claimsText.export;
  const heading = claimsText.heading(benefitCategoryText[type], whose);
  const filters = chips
    .filter(({ name }) => name === "provider" || name === "status")
    .map(filterChipLabel);
  const facts = [
    { term: text.period, value: text.days(showDate(startDate), showDate(endDate)) },
    ...(filters.length === 0 ? [] : [{ term: filtersText.chips.label, value: filters.join(", ") }]),
  ];
  const notes = [
    ...(lacking.undecided ? [text.undecided] : []),
    ...(["billed", "planPaid", "youOwe"] as const)
      .filter((amount) => lacking.missing[amount] > 0)
      .map((amount) => text.missing[amount](lacking.missing[amount])),
  ];
  return (
    <>
      <PageTitle page={text.printTitle} />
      <Breadcrumb above={[{ label: claimsText.title, href: back }]} current={text.printTitle} />
      <h1>{heading}</h1>
      <p className="lead claims-page__hint">{text.printHint}</p>
      <div className="card">
        <div className="card__body prose">
          <DefinitionList items={facts} />
          {more && <p>{claimsText.more(list.rows.length, more.total)}</p>}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <ClaimPrintTable caption={heading} {...table} />
      </div>
    </>
  );
}
