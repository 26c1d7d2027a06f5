import { redirect } from "react-router";
import { getRuntime } from "#server/runtime.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { WithPage, ListFilters } from "#app/rules/lists/define-filters.ts";
import type { RowPage } from "#app/rules/lists/row-page.ts";
import { hasErrors, type ReadFilters } from "#app/rules/lists/read-filters.ts";
import type { FilterWord } from "#app/components/lists/FilterChips.tsx";
import type { FilterOptions, FilterOption } from "#app/components/lists/list-view.ts";
import { orNull } from "#app/frame/loading/load.ts";
import { redirectToCanonicalUrl, requireConsistentPage, requireOffered } from "./list-address.ts";
import type { ClaimType } from "#app/rules/claims/claim-type.ts";
import { filtersText } from "#app/text/lists/filters.ts";

/** What differs from list to list (docs/architecture.md). */
type ListDefinition<
  Filters extends WithPage,
  Name extends string,
  Facts,
  Scope extends { readonly facts: Facts },
  List,
  Row,
> = ViewedList<Filters, Name, Facts> & {
  /**
   * The viewer, and the facts that the filters are validated against; resolved before the list
   * loads.
   */
  readonly scope: (member: MemberRequest) => Promise<Scope>;
  /** Loads the rows that match the filters. Throws the page to show instead (T-36). */
  readonly load: (gateway: Gateway, filters: Filters, scope: Scope) => Promise<List>;
  readonly pageOf: (list: List, filters: Filters) => RowPage<Row>;
  readonly options?: (scope: Scope) => FilterOptions<Name>;
  /** Names of filter values as the rows have them, for chips that the gateway's choices do not name. */
  readonly named?: (list: List) => FilterOptions<Name>;
  /** The filter choices that the gateway offers; when it fails, the list is shown without them. */
  readonly choices?: {
    readonly of: readonly Name[];
    readonly load: (
      gateway: Gateway,
      filters: Filters,
      scope: Scope,
    ) => Promise<FilterOptions<Name>>;
  };
};

/**
 * How long a list that has loaded waits for the choices of its filters. Unreferenced, so that it does
 * not keep the process alive.
 */
const choicesTimeout = (): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, getRuntime().settings.GATEWAY_OPTIONAL_TIMEOUT_MS).unref(),
  );

/** A list whose address is its whole state: filters, page and order are one query. */
export function defineList<
  Filters extends WithPage,
  Name extends string,
  Facts,
  Scope extends { readonly facts: Facts },
  List,
  Row,
>(list: ListDefinition<Filters, Name, Facts, Scope, List, Row>) {
  type Parsed = Scope & ReadFilters<Filters, Name>;
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

    /** `found` is null while a filter is invalid. Redirects to the canonical URL. */
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

    async loadAll(member: MemberRequest, url: URL) {
      const parsed = await parseValid(member, url);
      const finding = list.load(member.gateway, parsed.filters, parsed);
      return withChoices(member, parsed, finding, (found) => found);
    },
  };
}

/** Not fields of the form: types have tabs, the order has the column headings. */
const NOT_IN_FORM = ["type", "sort"];

type ViewedList<Filters extends WithPage, Name extends string, Facts> = {
  readonly path: string;
  readonly filters: ListFilters<Filters, Name, Facts>;
  /** Filters that "Clear all filters" keeps, and that do not count as narrowing the list. */
  readonly basic?: readonly Name[];
  readonly choices?: { readonly of: readonly Name[] };
};

function viewsOf<Filters extends WithPage, Name extends string, Facts>(
  list: ViewedList<Filters, Name, Facts>,
) {
  type Parsed = ReadFilters<Filters, Name> & { readonly facts: Facts };
  /** Lacks the gateway's choices when it failed to give them. */
  type Loaded = Parsed & {
    readonly options: FilterOptions<Name>;
    readonly named: FilterOptions<Name>;
  };
  const { path, filters: rules, basic = [], choices } = list;

  const pathOf = (filters: Filters, facts: Facts): string =>
    `${path}${rules.write(filters, facts)}`;

  /** Types have tabs instead of chips. */
  function viewChips(loaded: Loaded) {
    const { filters, facts, options, named } = loaded;
    if (hasErrors(loaded)) return [];
    const chips = rules.chips(filters, facts).filter(({ name }) => name !== "type");
    return chips.map((chip) => ({
      name: chip.name,
      ...labelOf(chip, options[chip.name], named[chip.name]),
      href: pathOf(rules.without(filters, chip, facts), facts),
    }));
  }

  const fieldsOf = (filters: Filters, names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [rules.names[name], filters[rules.names[name]]]));

  return {
    pathOf,

    viewFilters(loaded: Loaded) {
      const { filters, facts, errors, options } = loaded;
      const pairs = rules.pairs(filters, facts);
      const unknown = (choices?.of ?? []).filter((name) => options[name] === undefined);
      const chips = viewChips(loaded);
      return {
        chips,
        isFiltered: chips.some(({ name }) => !basic.includes(name)),
        form: {
          action: path,
          query: rules.write(filters, facts),
          // Filters whose choices are unknown have no field, but stay in force.
          hidden: [...NOT_IN_FORM, ...unknown].flatMap((name) =>
            pairs.filter(([it]) => it === name).map(([, value]) => ({ name, value })),
          ),
          values: Object.fromEntries(pairs),
          clear: pathOf({ ...rules.defaults(facts), ...fieldsOf(filters, basic) }, facts),
          inUse: chips.length,
          errors: Object.fromEntries(Object.entries(errors).filter(([name]) => name !== "page")),
        },
      };
    },

    /** A tab for each type of claims; switching resets filters whose choices depend on the type. */
    viewTypes({ filters, facts }: Parsed & TypedList, words: Readonly<Record<ClaimType, string>>) {
      const reset = fieldsOf(rules.defaults(facts), choices?.of ?? []);
      const types = [...new Set([...facts.types, filters.type])];
      if (types.length === 1) return [];
      return types.map((type) => ({
        label: words[type],
        href: pathOf({ ...filters, ...reset, type, page: 1 }, facts),
        current: type === filters.type,
      }));
    },

    /** One page of rows; null while a filter is invalid. */
    viewPage<Row, ShownRow>(
      {
        filters,
        facts,
        found,
      }: Parsed & { readonly found: { readonly page: RowPage<Row> } | null },
      rowOf: (row: Row, place: number) => ShownRow,
    ) {
      if (found === null) return null;
      const { rows, page, pages, shown } = found.page;
      const query = rules.write({ ...filters, page: 1 }, facts);
      return { path, query, page, pages, shown, empty: rows.length === 0, rows: rows.map(rowOf) };
    },
  };
}

type TypedList = {
  readonly filters: { readonly type: ClaimType };
  readonly facts: { readonly types: readonly ClaimType[] };
};

/** The value is null for one that is not among the choices. */
function labelOf(
  { name, value }: { readonly name: string; readonly value: string },
  options: readonly FilterOption[] | undefined,
  named: readonly FilterOption[] = [],
): Omit<FilterWord, "name"> {
  if (name === "from" || name === "to") return { value };
  const known = [...(options ?? []), ...named].find((it) => it.value === value);
  if (known !== undefined) return { value: known.label, isCarrierText: known.isCarrierText };
  if (options !== undefined) return { value: null };
  const { someProvider, someStatus } = filtersText.chips;
  return { value: name === "provider" ? someProvider : someStatus };
}
