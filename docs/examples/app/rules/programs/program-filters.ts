import { defineFilters } from "../lists/define-filters.ts";
import { readChoice } from "../lists/read-filters.ts";

type ProgramFilters = { readonly category: string | null; readonly page: number };
type ProgramFacts = { readonly categories: readonly string[] };

/** The filters of an address: category, page. The list opens with all programs. */
export const programFilters = defineFilters({
  names: { category: "category" },
  defaults: (_facts: ProgramFacts): ProgramFilters => ({ category: null, page: 1 }),
  read: (query, { categories }) => ({
    category: readChoice<string | null>(query, "category", {
      find: (text) => categories.find((it) => it === text),
      byDefault: null,
    }),
  }),
});
