import { isOptionalFailure } from "#app/frame/optional.ts";

/** What a page of the gateway's list came to. */
type Page<Row> = { readonly rows: readonly Row[]; readonly last: boolean };

/** A gateway that never comes to an end is not read for ever. */
const MOST_PAGES = 2000;

/**
 * A list page by page, never whole: one page is in memory. A row that moves to the next page while it
 * is read comes once. A page without anything new is the end, whatever the gateway says.
 */
async function* readPages<Row>(
  read: (page: number) => Promise<Page<Row>>,
  idOf: (row: Row) => string | null,
): AsyncGenerator<readonly Row[], void, undefined> {
  const seen = new Set<string>();
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { rows, last } = await read(page);
    const fresh = rows.filter((row) => {
      const id = idOf(row);
      if (id === null) return true;
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    });
    yield fresh;
    if (last || fresh.length === 0) return;
  }
  throw new RangeError(`a list of more than ${MOST_PAGES} pages`);
}

export type ListReader<List, Row> = {
  readonly lists: readonly List[];
  readonly read: (list: List, page: number) => Promise<Page<Row>>;
  readonly idOf: (row: Row) => string | null;
  /** A list of which not even the first page can be had; the others go on without it. */
  readonly onUnread: (list: List) => void;
};

/**
 * Lists one after another. A list that breaks off in the middle throws: what was written of it would
 * pass for the whole. Where none can be had, the failure of the last is thrown.
 */
export async function* readLists<List, Row>({
  lists,
  read,
  idOf,
  onUnread,
}: ListReader<List, Row>) {
  let hasAny = false;
  let failure: unknown;
  for (const list of lists) {
    const pages = readPages((page) => read(list, page), idOf);
    let page;
    try {
      page = await pages.next();
    } catch (error) {
      if (!isOptionalFailure(error)) throw error;
      failure = error;
      onUnread(list);
      continue;
    }
    hasAny = true;
    while (page.done !== true) {
      yield { list, rows: page.value };
      page = await pages.next();
    }
  }
  if (!hasAny && failure !== undefined) throw failure;
}
