import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { filterChipLabel } from "#app/components/lists/FilterChips.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { listNames } from "#app/text/common/list.ts";
import { filtersText } from "#app/text/lists/filters.ts";
import { showDate } from "#app/text/common/format.ts";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { ClaimPrintTable } from "../list/ClaimTables.tsx";
import { claimList } from "../list/claim-list.ts";
import { viewPrint } from "./view-print.ts";
import type { Route } from "./+types/print-claims.ts";

export const loader = async ({ url, context }: Route.LoaderArgs) =>
  viewPrint(await claimList.loadAll(context.get(memberContext), url));

export default function PrintClaims({ loaderData }: Route.ComponentProps) {
  const { heading, chips, list, back, startDate, endDate } = loaderData;
  const { leftOut, more, unreadMembers, sharing, isRepeated, ...table } = list;
  const { isEveryone } = list;
  const text = claimsText.export;
  const filters = chips
    .filter(({ name }) => name === "provider" || name === "status")
    .map(filterChipLabel);
  const facts = [
    { term: text.period, value: text.days(showDate(startDate), showDate(endDate)) },
    filters.length > 0 && { term: filtersText.chips.label, value: listNames(filters) },
  ];
  const notes = [
    ...(list.rows.length > 0 ? [text.share] : []),
    ...(leftOut.undecided ? [text.undecided] : []),
    ...(leftOut.unpaid === null ? [] : [leftOut.unpaid]),
    ...(leftOut.estimates > 0 ? [claimsText.estimates(leftOut.estimates)] : []),
    ...(["billed", "planPaid", "youOwe"] as const)
      .filter((amount) => leftOut.missing[amount] > 0)
      .map((amount) => text.missing[amount](leftOut.missing[amount])),
    ...(leftOut.uncounted > 0 ? [claimsText.uncounted] : []),
    ...(leftOut.contradictory > 0 ? [claimsText.contradictions(leftOut.contradictory)] : []),
  ];
  return (
    <>
      <PageHead
        title={text.printTitle}
        above={[{ label: claimsText.title, href: back }]}
        heading={heading}
      />
      <p className="lead claims-page__hint">{text.printHint}</p>
      <div className="card">
        <div className="card__body prose">
          <DefinitionList items={facts} />
          {unreadMembers.length > 0 && (
            <Alert kind="warning">{claimsText.missing(unreadMembers)}</Alert>
          )}
          {more && <p>{claimsText.more({ ...more, shown: list.rows.length, isEveryone })}</p>}
          {isRepeated && <Alert kind="warning">{claimsText.repeated}</Alert>}
          {sharing > 0 && <Alert kind="warning">{claimsText.sharing(sharing)}</Alert>}
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
