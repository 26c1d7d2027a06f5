import type { Ordered } from "#app/rules/lists/define-order.ts";
import type { ClaimSort } from "#app/rules/claims/claim-filters.ts";
import { claimsText } from "#app/text/claims.ts";
import { FilteredList } from "#app/components/lists/FilteredList.tsx";
import type { FiltersView } from "#app/components/lists/list-view.ts";
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
  const { shown, query, more, order } = list;
  const text = claimsText;
  const heading = text.heading(type, whose);
  return (
    <FilteredList
      heading={heading}
      filters={filters}
      page={list}
      text={{
        count: (rows) => text.count({ ...rows, whole: more === null }),
        order: orderOf(order),
        none: { title: text.noneOfType.title(type), text: text.noneOfType.text },
        noneMatch: text.noneMatch,
        pages: text.pages,
      }}
      note={more && <p>{text.more(shown.total, more.total)}</p>}
      below={
        <div className="row">
          <ButtonAnchor kind="quiet" icon="download-simple" href={`/claims/export.csv${query}`}>
            {text.export.csv}
          </ButtonAnchor>
          <ButtonLink kind="quiet" icon="printer" to={`/claims/print${query}`}>
            {text.export.print}
          </ButtonLink>
        </div>
      }
    >
      <ClaimTable
        caption={heading}
        type={type}
        rows={list.rows}
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
