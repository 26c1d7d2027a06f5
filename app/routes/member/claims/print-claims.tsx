import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/Alert.tsx";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { ClaimPrintTable } from "./ClaimPrintTable.tsx";
import { DefinitionList } from "#app/components/ui/DefinitionList.tsx";
import { PrintButton } from "#app/components/ui/PrintButton.tsx";
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
  const { lacking, more, without, ...table } = list;
  const { isEveryone } = list;
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
    ...(list.rows.length > 0 ? [text.share] : []),
    ...(lacking.undecided ? [text.undecided] : []),
    ...(["billed", "planPaid", "youOwe"] as const)
      .filter((amount) => lacking.missing[amount] > 0)
      .map((amount) => text.missing[amount](lacking.missing[amount])),
    ...(lacking.contradictory > 0 ? [claimsText.contradictions(lacking.contradictory)] : []),
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
          {without.length > 0 && <Alert kind="warning">{claimsText.missing(without)}</Alert>}
          {more && <p>{claimsText.more({ ...more, shown: list.rows.length, isEveryone })}</p>}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <div className="row">
            <PrintButton />
          </div>
        </div>
        <ClaimPrintTable caption={heading} {...table} />
      </div>
    </>
  );
}
