/** One page of the rows of a list. Pages and rows are counted from 1. */
export type RowPage<Row> = {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pages: number;
  readonly shown: ShownRows;
  /** The page that a page beyond the end redirects to; 0 for none. */
  readonly lastPage: number;
  /** Whether the list is known to have no rows at all. */
  readonly empty: boolean;
};

export type ShownRows = { readonly first: number; readonly last: number; readonly total: number };

/** A page of the gateway (§3 "EOB page"); `number` counts from 0. */
type GatewayPage = {
  readonly number: number;
  readonly size: number;
  readonly numberOfElements: number;
  readonly totalElements: number;
  readonly totalPages: number;
  readonly first: boolean;
  readonly last: boolean;
  readonly empty: boolean;
};

/** A page of a list that was loaded as a whole (S-21); beyond its end without rows. */
export function sliceRows<Row>(all: readonly Row[], page: number, size: number): RowPage<Row> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const before = (page - 1) * size;
  const rows = all.slice(before, before + size);
  return {
    rows,
    page,
    pages,
    shown: { first: before + 1, last: before + rows.length, total: all.length },
    lastPage: pages,
    empty: all.length === 0 && page === 1,
  };
}

/** `first` and `last` decide about neighbours, even against the totals (§3 "EOB page"). */
export function gatewayRows<Row>(rows: readonly Row[], given: GatewayPage): RowPage<Row> {
  const page = given.first ? 1 : given.number + 1;
  const before = given.number * given.size;
  return {
    rows,
    page,
    pages: given.last ? page : Math.max(given.totalPages, page + 1),
    shown: {
      first: before + 1,
      last: before + given.numberOfElements,
      total: given.totalElements,
    },
    lastPage: given.totalPages,
    empty: given.empty && given.totalElements === 0,
  };
}
