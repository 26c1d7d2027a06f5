/** A filter that is set and can be taken away by itself, as it stands in the query. */
export type Chip<Name extends string> = { readonly name: Name; readonly value: string };

/** The list as it is and as it opens, and where each name of its address is kept. */
export type ListState<Name extends string, Filters> = {
  readonly filters: Filters;
  readonly usual: Filters;
  /** In the order of the chips, which is that of the address. */
  readonly names: Readonly<Record<Name, keyof Filters>>;
};

/**
 * Every filter that is not as usual, each to be taken away by itself: of several values, such as
 * providers, one for each. `wordOf` is for what is written in other words than it is kept in.
 */
export function chipsOf<Name extends string, Filters>(
  { filters, usual, names }: ListState<Name, Filters>,
  wordOf: (name: Name, value: unknown) => string = (_name, value) => String(value),
): Chip<Name>[] {
  const chips: Chip<Name>[] = [];
  for (const name in names) {
    const value: unknown = filters[names[name]];
    if (value === usual[names[name]]) continue;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    chips.push(...values.map((one) => ({ name, value: wordOf(name, one) })));
  }
  return chips;
}

/** The filters without one of them, from the first page on. */
export function withoutChip<Name extends string, Filters extends { readonly page: number }>(
  { filters, usual, names }: ListState<Name, Filters>,
  { name, value }: Chip<Name>,
): Filters {
  const key = names[name];
  const all: unknown = filters[key];
  const left = Array.isArray(all) ? all.filter((one) => one !== value) : usual[key];
  return { ...filters, [key]: left, page: 1 };
}

/**
 * The one query of a list: "?…", or "" for the list as it opens. The page comes last, and the first
 * one is not named; `more` is what has no chip, such as the order.
 */
export function writeList(
  chips: readonly Chip<string>[],
  page: number,
  more: readonly (readonly [name: string, value: string])[] = [],
): string {
  const pairs = [...chips.map(({ name, value }) => [name, value]), ...more];
  if (page !== 1) pairs.push(["page", String(page)]);
  const text = new URLSearchParams(pairs.map(([name = "", value = ""]) => [name, value]));
  return text.size === 0 ? "" : `?${text.toString()}`;
}
