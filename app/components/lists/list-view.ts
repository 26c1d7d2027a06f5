import type { FilterErrorCode } from "#app/rules/lists/read-filters.ts";
import type { ShownRows } from "#app/rules/lists/row-page.ts";
import type { FilterChip } from "./FilterChips.tsx";

/** The data that the components of every list take. */

export type FilterOption = { readonly value: string; readonly label: string };

/** The values of each filter, by name. */
export type FilterOptions<Name extends string> = Readonly<
  Partial<Record<Name, readonly FilterOption[]>>
>;

/** The error of each invalid filter, by name. */
export type FilterErrorCodes = Readonly<Partial<Record<string, FilterErrorCode>>>;

export type FiltersView = {
  readonly chips: readonly FilterChip[];
  /** Whether a filter other than a basic one is set. */
  readonly narrowed: boolean;
  readonly form: FilterFormView;
};

export type FilterFormView = {
  /** The path of the list. */
  readonly action: string;
  /** The canonical query: "" or "?…". */
  readonly query: string;
  /** Hidden inputs, for filters without a field. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  /** What is set, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** The address of "Clear all filters". */
  readonly clear: string;
  /** How many filters are set. */
  readonly inUse: number;
  readonly errors: FilterErrorCodes;
};

export type PageView = {
  readonly path: string;
  /** The query without a page: "" or "?…". */
  readonly query: string;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly shown: ShownRows;
  readonly empty: boolean;
};
