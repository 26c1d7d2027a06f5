import type { FilterOptions } from "#app/components/lists/list-view.ts";
import type { ClaimType } from "#app/rules/claims/claim-type.ts";
import type { Chip, ListFilters, Paged } from "#app/rules/lists/define-filters.ts";
import type { RowPage } from "#app/rules/lists/row-page.ts";
import { hasErrors, type ReadList } from "#app/rules/lists/read-filters.ts";
import { filtersText } from "#app/text/filters.ts";

/** Names without a field in the form: types have tabs, the order has the headings of the table. */
const NOT_IN_FORM = ["type", "sort"];

type List<Filters extends Paged, Name extends string, Facts> = {
  readonly path: string;
  readonly filters: ListFilters<Filters, Name, Facts>;
  readonly basic?: readonly Name[];
  readonly choices?: { readonly of: readonly Name[] };
};

type Asked<Filters extends Paged, Name extends string, Facts> = ReadList<Filters, Name> & {
  readonly facts: Facts;
  /** Without those of the gateway's choices where it failed to give them. */
  readonly options: FilterOptions<Name>;
};

/** The filters as they are shown: what is set, what is wrong, and what their form sends along. */
export function viewFilters<Filters extends Paged, Name extends string, Facts>(
  list: List<Filters, Name, Facts>,
  asked: Asked<Filters, Name, Facts>,
) {
  const { path, filters: rules, basic = [], choices } = list;
  const { filters, facts, errors, options } = asked;
  const pairs = rules.pairs(filters, facts);
  const cleared = { ...rules.defaults(facts), ...fieldsOf(rules, filters, basic) };
  const unknown = (choices?.of ?? []).filter((name) => options[name] === undefined);
  const chips = viewChips(list, asked);
  return {
    chips,
    narrowed: chips.some(({ name }) => !basic.includes(name)),
    form: {
      action: path,
      query: rules.write(filters, facts),
      values: Object.fromEntries(pairs),
      // What was chosen of unknown choices stays in force.
      kept: [...NOT_IN_FORM, ...unknown].flatMap((name) =>
        pairs.filter(([it]) => it === name).map(([, value]) => ({ name, value })),
      ),
      clear: `${path}${rules.write(cleared, facts)}`,
      inUse: chips.length,
      errors: Object.fromEntries(Object.entries(errors).filter(([name]) => name !== "page")),
    },
  };
}

/** The filters that are set, each with the list without it. Types have tabs instead. */
function viewChips<Filters extends Paged, Name extends string, Facts>(
  list: List<Filters, Name, Facts>,
  asked: Asked<Filters, Name, Facts>,
) {
  const { filters, facts, options } = asked;
  if (hasErrors(asked)) return [];
  const chips = list.filters.chips(filters, facts).filter(({ name }) => name !== "type");
  return chips.map((chip) => ({
    name: chip.name,
    value: labelOf(chip, options[chip.name]),
    href: `${list.path}${list.filters.write(list.filters.without(filters, chip, facts), facts)}`,
  }));
}

/** Null for a value that is not among the choices. */
function labelOf({ name, value }: Chip<string>, options: FilterOptions<string>[string]) {
  if (name === "from" || name === "to") return value;
  if (options !== undefined) return options.find((it) => it.value === value)?.label ?? null;
  const { someProvider, someStatus } = filtersText.chips;
  return name === "provider" ? someProvider : someStatus;
}

/** Tabs of a list, one for each type of claims; each type has choices of its own. */
export function viewTypes<
  Filters extends Paged & { readonly type: ClaimType },
  Name extends string,
  Facts extends { readonly types: readonly ClaimType[] },
>(list: List<Filters, Name, Facts>, { filters, facts }: Asked<Filters, Name, Facts>) {
  const { path, filters: rules, choices } = list;
  const reset = fieldsOf(rules, rules.defaults(facts), choices?.of ?? []);
  return facts.types.map((type) => ({
    type,
    href: `${path}${rules.write({ ...filters, ...reset, type, page: 1 }, facts)}`,
    current: type === filters.type,
  }));
}

/** One page of a list, and the query of the others. */
export function viewPage<Filters extends Paged, Name extends string, Facts>(
  list: List<Filters, Name, Facts>,
  { filters, facts }: Pick<Asked<Filters, Name, Facts>, "filters" | "facts">,
  { rows, page, pages, shown }: RowPage<unknown>,
) {
  const query = list.filters.write({ ...filters, page: 1 }, facts);
  return { path: list.path, query, page, pages, shown, empty: rows.length === 0 };
}

const fieldsOf = <Filters extends Paged, Name extends string>(
  { names }: Pick<ListFilters<Filters, Name, never>, "names">,
  filters: Filters,
  some: readonly Name[],
) => Object.fromEntries(some.map((name) => [names[name], filters[names[name]]]));
