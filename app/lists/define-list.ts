import { redirect } from "react-router";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { Paged } from "#app/rules/lists/define-filters.ts";
import type { RowPage } from "#app/rules/lists/row-page.ts";
import { hasErrors, type ReadList } from "#app/rules/lists/read-filters.ts";
import type { FilterOptions } from "#app/components/lists/list-view.ts";
import { findChoices } from "./find-choices.ts";
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
  readonly load: (gateway: Gateway, filters: Filters) => Promise<List>;
  readonly pageOf: (list: List, filters: Filters) => RowPage<Row>;
  /** Values and labels of filters that need no call. */
  readonly options?: (scope: Scope) => FilterOptions<Name>;
  /** Those that the gateway offers; when it fails, the list is shown without them. */
  readonly choices?: {
    readonly of: readonly Name[];
    readonly load: (gateway: Gateway, filters: Filters) => Promise<FilterOptions<Name>>;
  };
};

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
  ): Promise<Parsed & { found: Found; options: FilterOptions<Name> }> {
    const choosing = list.choices?.load(gateway, parsed.filters);
    const [found, choices] = await Promise.all([
      finding,
      choosing && findChoices(choosing, finding),
    ]);
    return { ...parsed, found, options: Object.assign({}, list.options?.(parsed), choices) };
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
      return withChoices(member, parsed, hasErrors(parsed) ? Promise.resolve(null) : find());

      async function find() {
        const all = await list.load(member.gateway, filters);
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
      return withChoices(member, parsed, list.load(member.gateway, parsed.filters));
    },
  };
}
