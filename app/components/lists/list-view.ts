import type { FilterErrorCode } from "#app/rules/lists/read-filters.ts";
import type { ShownRows } from "#app/rules/lists/row-page.ts";
import type { FilterChip } from "./FilterChips.tsx";

/** What the pieces of every list are given by its page. */

export type FilterOption = { readonly value: string; readonly label: string };

/** By name, the values a filter may have. */
export type FilterOptions<Name extends string> = Readonly<
  Partial<Record<Name, readonly FilterOption[]>>
>;

/** By name, what is wrong with a filter. */
export type FilterErrorCodes = Readonly<Partial<Record<string, FilterErrorCode>>>;

export type FiltersView = {
  readonly chips: readonly FilterChip[];
  /** Whether a filter leaves some of the list's rows out. */
  readonly narrowed: boolean;
  readonly form: FilterFormView;
};

export type FilterFormView = {
  /** The path of the list. */
  readonly action: string;
  /** The query of the list as it is: "" or "?…". */
  readonly query: string;
  /** What has no field of its own and is sent along. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  /** By name, what is set. */
  readonly values: Readonly<Record<string, string>>;
  /** The list without filters. */
  readonly clear: string;
  /** How many filters are set. */
  readonly inUse: number;
  readonly errors: FilterErrorCodes;
};

export type PageView = {
  readonly path: string;
  /** The query of the list without a page: "" or "?…". */
  readonly query: string;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly shown: ShownRows;
  readonly empty: boolean;
};
