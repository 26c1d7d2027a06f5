import { redirect } from "react-router";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { Paged } from "#app/rules/lists/define-filters.ts";
import type { RowPage } from "#app/rules/lists/row-page.ts";
import { hasErrors, type ReadList } from "#app/rules/lists/read-filters.ts";
import type { FilterOptions } from "#app/components/lists/list-view.ts";
import { orNull } from "#app/frame/optional.ts";
import { redirectToCanonicalUrl, requireConsistentPage, requireOffered } from "./list-address.ts";
import { viewsOf, type ViewedList } from "./view-list.ts";

/** What differs from list to list (docs/architecture.md). */
export type ListDefinition<
  Filters extends Paged,
  Name extends string,
  Facts,
  Scope extends { readonly facts: Facts },
  List,
  Row,
> = ViewedList<Filters, Name, Facts> & {
  /** Who is looking, and what the filters are validated against; resolved before the list loads. */
  readonly scope: (member: MemberRequest) => Promise<Scope>;
  /** Loads what matches the filters. Throws what the page shows instead (T-36). */
  readonly load: (gateway: Gateway, filters: Filters, scope: Scope) => Promise<List>;
  readonly pageOf: (list: List, filters: Filters) => RowPage<Row>;
  /** Values and labels of filters that need no call. */
  readonly options?: (scope: Scope) => FilterOptions<Name>;
  /** Names of filter values as the rows have them, for chips that the gateway's choices do not name. */
  readonly named?: (list: List) => FilterOptions<Name>;
  /** Those that the gateway offers; when it fails, the list is shown without them. */
  readonly choices?: {
    readonly of: readonly Name[];
    readonly load: (
      gateway: Gateway,
      filters: Filters,
      scope: Scope,
    ) => Promise<FilterOptions<Name>>;
  };
};

/** How long a list that has loaded waits for the choices of its filters, milliseconds. */
const CHOICES_MS = 1500;

/** Unreferenced, so that it does not keep the process alive. */
const choicesTimeout = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, CHOICES_MS).unref());

/** A list whose address is its whole state: filters, page and order are one query. */
export function defineList<
  Filters extends Paged,
  Name extends string,
  Facts,
  Scope extends { readonly facts: Facts },
  List,
  Row,
>(list: ListDefinition<Filters, Name, Facts, Scope, List, Row>) {
  type Parsed = Scope & ReadList<Filters, Name>;
  const views = viewsOf(list);

  async function parse(member: MemberRequest, query: URLSearchParams): Promise<Parsed> {
    const scope = await list.scope(member);
    const read = list.filters.read(query, scope.facts);
    requireOffered(read);
    return { ...scope, ...read };
  }

  /** For routes without a filter form: invalid filters redirect to the page that has it. */
  async function parseValid(member: MemberRequest, url: URL): Promise<Parsed> {
    const parsed = await parse(member, url.searchParams);
    if (hasErrors(parsed)) throw redirect(`${list.path}${url.search}`);
    return parsed;
  }

  async function withChoices<Found>(
    { gateway }: MemberRequest,
    parsed: Parsed,
    finding: Promise<Found>,
    listOf: (found: Found) => List | undefined,
  ): Promise<Parsed & { found: Found; options: FilterOptions<Name>; named: FilterOptions<Name> }> {
    const asking = gateway.ask(
      async (optional) => list.choices?.load(optional, parsed.filters, parsed) ?? null,
    );
    const tooLate = Promise.all([finding, choicesTimeout()]).then(() => null);
    const choosing = Promise.race([orNull(asking), tooLate]);
    const [found, choices] = await Promise.all([finding, choosing]);
    const all = listOf(found);
    const named = Object.assign({}, all === undefined ? undefined : list.named?.(all));
    return { ...parsed, found, named, options: Object.assign({}, list.options?.(parsed), choices) };
  }

  return {
    ...list,
    ...views,
    parseValid,

    /**
     * One page of the list. `found` is null while a filter is invalid: then only the choices are
     * loaded. Redirects to the canonical URL.
     */
    async loadPage(member: MemberRequest, url: URL) {
      const parsed = await parse(member, url.searchParams);
      const { filters, facts } = parsed;
      redirectToCanonicalUrl(parsed, url, list.filters.write(filters, facts));
      const finding = hasErrors(parsed) ? Promise.resolve(null) : find();
      return withChoices(member, parsed, finding, (found) => found?.all);

      async function find() {
        const all = await list.load(member.gateway, filters, parsed);
        const page = list.pageOf(all, filters);
        requireConsistentPage(page, filters.page, (last) =>
          views.pathOf({ ...filters, page: last }, facts),
        );
        return { all, page };
      }
    },

    /** The whole list, for a page such as the one for print. */
    async loadAll(member: MemberRequest, url: URL) {
      const parsed = await parseValid(member, url);
      const finding = list.load(member.gateway, parsed.filters, parsed);
      return withChoices(member, parsed, finding, (found) => found);
    },
  };
}
