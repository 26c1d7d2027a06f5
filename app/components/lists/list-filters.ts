import type { FilterErrorCodes } from "./filter-errors.ts";
import type { FilterDaysValues } from "./FilterDays.tsx";
import type { FilterFormValues } from "./FilterForm.tsx";
import type { ProviderChoice } from "./ProviderChoices.tsx";

export type FilterOption = { value: string; label: string };

/** What the filters of every list have: whose, which days, which providers. */
export type ListFiltersProps = FilterFormValues & {
  /** Whom else the viewer may look at; nobody for most. */
  members: readonly FilterOption[];
  member: string;
  days: FilterDaysValues;
  /** Null where it is not known what the list may be narrowed to. */
  providers: readonly ProviderChoice[] | null;
  errors: FilterErrorCodes;
};
