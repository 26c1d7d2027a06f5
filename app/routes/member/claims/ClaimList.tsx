import type { Ordered } from "#app/rules/lists/define-order.ts";
import type { ClaimSort } from "#app/rules/claims/claim-filters.ts";
import { claimsText } from "#app/text/claims.ts";
import { FilteredList } from "#app/components/lists/FilteredList.tsx";
import type { FiltersView } from "#app/components/lists/list-view.ts";
import { Alert } from "#app/components/ui/Alert.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/Button.tsx";
import { ClaimTable } from "./ClaimTable.tsx";
import type { viewClaims } from "./view-claims.ts";

type ClaimListProps = {
  type: string;
  /** First name of the claims' member; null for the viewer's own. */
  whose: string | null;
  filters: FiltersView;
  list: NonNullable<ReturnType<typeof viewClaims>["list"]>;
};

export function ClaimList({ type, whose, filters, list }: ClaimListProps) {
  const { shown, query, more, order, isEveryone, missing, everyoneHref } = list;
  const text = claimsText;
  const heading = text.heading(type, whose);
  return (
    <FilteredList
      heading={heading}
      filters={filters}
      page={list}
      text={{
        count: (rows) =>
          text.count({ ...rows, whole: more === null && missing.length === 0, isEveryone }),
        order: orderOf(order),
        ...(missing.length > 0
          ? { none: text.noneLoaded, noneMatch: text.noneLoaded }
          : {
              none: { title: text.noneOfType.title(type), text: text.noneOfType.text },
              noneMatch: text.noneMatch,
            }),
        pages: text.pages,
      }}
      note={
        <>
          {missing.length > 0 && <Alert kind="warning">{text.missing(missing)}</Alert>}
          {more && <p>{text.more({ ...more, shown: shown.total, isEveryone })}</p>}
          {everyoneHref !== null && (
            <OnwardLink to={everyoneHref}>{text.filters.showEveryone}</OnwardLink>
          )}
        </>
      }
      actions={
        <>
          <ButtonLink kind="quiet" size="small" icon="printer" to={`/claims/print${query}`}>
            {text.export.print}
          </ButtonLink>
          <ButtonAnchor
            kind="quiet"
            size="small"
            icon="download-simple"
            href={`/claims/export.csv${query}`}
          >
            {text.export.csv}
          </ButtonAnchor>
        </>
      }
    >
      <ClaimTable
        caption={heading}
        type={type}
        rows={list.rows}
        isEveryone={isEveryone}
        withPatient={list.withPatient}
        sorts={list.sorts}
      />
    </FilteredList>
  );
}

function orderOf(order: Ordered<ClaimSort> | null): string | undefined {
  if (order === null) return undefined;
  const words: Partial<Record<Ordered<ClaimSort>["direction"], string>> =
    claimsText.sorted[order.sort];
  return words[order.direction];
}
