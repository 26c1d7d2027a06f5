import { eobsText } from "#app/text/eobs.ts";
import { FilteredList } from "#app/components/lists/FilteredList.tsx";
import type { FiltersView, PageView } from "#app/components/lists/list-view.ts";
import { PrintButton } from "#app/components/ui/PrintButton.tsx";
import { EobTable } from "./EobTable.tsx";
import type { EobRow } from "./view-eobs.ts";

export type EobListProps = {
  /** "Medical". */
  type: string;
  filters: FiltersView;
  list: PageView & { rows: readonly EobRow[] };
};

export function EobList({ type, filters, list }: EobListProps) {
  const { count, noneMatch, noneOfType, ofType, pages } = eobsText;
  const none = { title: noneOfType.title(type), text: noneOfType.text };
  return (
    <FilteredList
      heading={ofType(type)}
      filters={filters}
      page={list}
      text={{ count, none, noneMatch, pages }}
      actions={<PrintButton size="small" />}
    >
      <EobTable rows={list.rows} />
    </FilteredList>
  );
}
