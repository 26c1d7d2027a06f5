type Shown = { readonly first: number; readonly last: number; readonly total: number };

const en = {
  title: "Programs",
  heading: "Filter programs",
  apply: "Show programs",
  category: { label: "Category", any: "Any category" },
  columns: [{ key: "name" as const, label: "Program" }],
  count: ({ first, last, total }: Shown) => `Showing ${first} to ${last} of ${total} programs`,
  invalidFilter: {
    date: "Fix the date above to see your programs.",
    filter: "Fix the filter above to see your programs.",
  },
  none: { title: "No programs", text: "Your plan has no programs." },
  noneMatch: { title: "No programs match", text: "Try another category." },
  pages: "Pages of programs",
};

export const programListText = en;
