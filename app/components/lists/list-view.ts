import type { FilterErrorCode } from "#app/rules/lists/read-filters.ts";
import type { ShownRows } from "#app/rules/lists/row-page.ts";
import type { FilterChip } from "./FilterChips.tsx";

/** The data that the components of every list take. */

export type FilterOption = {
  readonly value: string;
  readonly label: string;
  /** Whether the label stands as the gateway sends it; names of people and places need no mark. */
  readonly isCarrierText?: boolean;
};

export type FilterOptions<Name extends string> = Readonly<
  Partial<Record<Name, readonly FilterOption[]>>
>;

export type FilterErrorCodes = Readonly<Partial<Record<string, FilterErrorCode>>>;

export type FiltersView = {
  readonly chips: readonly FilterChip[];
  /** Whether a filter other than a basic one is set. */
  readonly isFiltered: boolean;
  readonly form: FilterFormView;
};

export type FilterFormView = {
  readonly action: string;
  /** The canonical query: "" or "?…". */
  readonly query: string;
  /** Hidden inputs, for filters without a field. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly values: Readonly<Record<string, string>>;
  /** The address of the list without these filters. */
  readonly clear: string;
  /** How many filters are set. */
  readonly inUse: number;
  readonly errors: FilterErrorCodes;
};

export type PageView = {
  readonly path: string;
  /** The query without a page: "" or "?…". */
  readonly query: string;
  readonly page: number;
  readonly pages: number;
  readonly shown: ShownRows;
  readonly empty: boolean;
};

/** The id of a list's heading, where navigations from one state of the list to another end. */
export const LIST_HEADING = "list-heading";
