import { findValue } from "./read-filters.ts";

type SortDirection = "ascending" | "descending";

export type WithOrder<Sort extends string> = {
  readonly sort: Sort;
  readonly direction: SortDirection;
};

/** The direction's suffix in a query, as in "sort=owe-desc". */
const SUFFIXES = { ascending: "asc", descending: "desc" } as const;

/** The first order is the default; each has the direction of its heading's first press. */
export function defineOrder<Sort extends string>(
  ...orders: readonly [WithOrder<Sort>, ...(readonly WithOrder<Sort>[])]
) {
  const [defaultOrder] = orders;
  const startOf = (sort: string) => orders.find((order) => order.sort === sort);

  const isDefault = ({ sort, direction }: WithOrder<Sort>): boolean =>
    sort === defaultOrder.sort && direction === defaultOrder.direction;

  return {
    defaultOrder,
    isDefault,

    /** An unknown order falls back to the default, an unknown direction to the first of its order. */
    read(query: URLSearchParams): WithOrder<Sort> {
      const [sort = "", suffix] = (findValue(query, "sort") ?? "").split("-");
      const first = startOf(sort);
      if (first === undefined) return defaultOrder;
      if (suffix === SUFFIXES.ascending) return { ...first, direction: "ascending" };
      return suffix === SUFFIXES.descending ? { ...first, direction: "descending" } : first;
    },

    write: (ordered: WithOrder<Sort>): (readonly [string, string])[] =>
      isDefault(ordered) ? [] : [["sort", `${ordered.sort}-${SUFFIXES[ordered.direction]}`]],

    afterPress<Filters extends WithOrder<Sort>>(filters: Filters, sort: Sort): Filters {
      const reversed = filters.direction === "ascending" ? "descending" : "ascending";
      const direction = filters.sort === sort ? reversed : startOf(sort)?.direction;
      return { ...filters, sort, direction: direction ?? defaultOrder.direction, page: 1 };
    },
  };
}
