import {
  readPage,
  typedValues,
  type FilterErrorCode,
  type ReadFilter,
  type ReadFilters,
} from "./read-filters.ts";

/** A filter in use that can be removed by itself; `value` is as in the query. */
type Chip<Name extends string> = { readonly name: Name; readonly value: string };

/** Pages are counted from 1. */
export type WithPage = { readonly page: number };

/** Every field as it was read, except page and order, which are read alike for all lists. */
type ReadFields<Filters> = {
  readonly [Field in Exclude<keyof Filters, "page" | "sort" | "direction">]: ReadFilter<
    Filters[Field]
  >;
};

type FilterDefinition<Filters extends WithPage, Name extends string, Facts> = {
  /** The parameters of the query in their order, and the field of each. */
  readonly names: Readonly<Record<Name, keyof Filters>>;
  readonly defaults: (facts: Facts) => Filters;
  /** An invalid value falls back to its default, with an error. */
  readonly read: (query: URLSearchParams, facts: Facts, byDefault: Filters) => ReadFields<Filters>;
  /** How a value is written in the query, unless as it is. */
  readonly writeValue?: (name: Name, value: unknown, facts: Facts) => string;
  /** For lists that the member may sort. */
  readonly order?: {
    readonly read: (query: URLSearchParams) => Partial<Filters>;
    readonly write: (filters: Filters) => readonly (readonly [string, string])[];
  };
};

export type ListFilters<Filters extends WithPage, Name extends string, Facts> = ReturnType<
  typeof defineFilters<Filters, Name, Facts>
>;

/** The query of a list (§5, S-21, S-22), without the first page and defaults. */
export function defineFilters<Filters extends WithPage, Name extends string, Facts>(
  definition: FilterDefinition<Filters, Name, Facts>,
) {
  const { names, defaults, order, writeValue = (_name, value) => String(value) } = definition;

  /** Never throws: an invalid value falls back to its default and is named in `errors`. */
  function read(query: URLSearchParams, facts: Facts): ReadFilters<Filters, Name> {
    const byDefault = defaults(facts);
    const reads: Readonly<Record<string, ReadFilter<unknown>>> = definition.read(
      query,
      facts,
      byDefault,
    );
    const page = readPage(query);
    const errors: Partial<Record<Name | "page", FilterErrorCode>> = {};
    for (const name in names) {
      const error = reads[String(names[name])]?.error;
      if (error !== undefined) errors[name] = error;
    }
    if (page.error !== undefined) errors.page = page.error;
    const values = Object.entries(reads).map(([field, { value }]) => [field, value] as const);
    return {
      filters: {
        ...byDefault,
        ...Object.fromEntries(values),
        ...order?.read(query),
        page: page.value,
      },
      errors,
      typed: typedValues(query, [...Object.keys(names), "page"]),
    };
  }

  /** A chip for every value that differs from the default. */
  function chips(filters: Filters, facts: Facts): Chip<Name>[] {
    const byDefault = defaults(facts);
    const found: Chip<Name>[] = [];
    for (const name in names) {
      const value: unknown = filters[names[name]];
      if (value === byDefault[names[name]]) continue;
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      found.push(...values.map((one) => ({ name, value: writeValue(name, one, facts) })));
    }
    return found;
  }

  /** The filters without one of them, on the first page. */
  function without(filters: Filters, { name, value }: Chip<Name>, facts: Facts): Filters {
    const key = names[name];
    const all: unknown = filters[key];
    const left = Array.isArray(all) ? all.filter((one) => one !== value) : defaults(facts)[key];
    return { ...filters, [key]: left, page: 1 };
  }

  /** The parameters that differ from the defaults, in their order. */
  const pairs = (filters: Filters, facts: Facts): (readonly [name: string, value: string])[] => [
    ...chips(filters, facts).map(({ name, value }) => [name, value] as const),
    ...(order?.write(filters) ?? []),
    ...(filters.page === 1 ? [] : [["page", String(filters.page)] as const]),
  ];

  /** The canonical query: "?…", or "" for the defaults. */
  function write(filters: Filters, facts: Facts): string {
    const query = new URLSearchParams(pairs(filters, facts).map(([name, value]) => [name, value]));
    return query.size === 0 ? "" : `?${query.toString()}`;
  }

  return { names, defaults, read, chips, without, pairs, write };
}
