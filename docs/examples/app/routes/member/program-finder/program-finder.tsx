import { listPrograms } from "#server/gateway/calls/care/programs.ts";
import { memberContext, type MemberRequest } from "#server/middleware/member.ts";
import { FilteredList } from "#app/components/lists/FilteredList.tsx";
import { FilterForm } from "#app/components/lists/FilterForm.tsx";
import { FilterSelect } from "#app/components/lists/FilterSelect.tsx";
import { Table } from "#app/components/ui/figures/Table.tsx";
import { defineList } from "#app/lists/define-list.ts";
import { answerList } from "#app/lists/list-address.ts";
import { ListPage } from "#app/lists/list-page.tsx";
import { programFilters } from "#app/rules/programs/program-filters.ts";
import { sliceRows } from "#app/rules/lists/row-page.ts";
import { programListText as text } from "#app/text/care/program-list.ts";
import type { Route } from "./+types/program-finder.ts";

const programList = defineList({
  path: "/program-finder",
  filters: programFilters,
  async scope({ gateway }: MemberRequest) {
    const programs = await listPrograms(gateway);
    return { facts: { categories: [...new Set(programs.flatMap((it) => it.categories))] } };
  },
  load: async (gateway, { category }) =>
    (await listPrograms(gateway)).filter(
      ({ categories }) => category === null || categories.includes(category),
    ),
  pageOf: (programs, { page }) => sliceRows(programs, page, 5),
  options: ({ facts }) => ({
    category: facts.categories.map((value) => ({ value, label: value })),
  }),
});

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const loaded = await programList.loadPage(context.get(memberContext), url);
  const list = programList.viewPage(loaded, ({ id, name }) => ({ key: `${id}`, cells: { name } }));
  const options = loaded.options.category ?? [];
  return answerList(loaded, { list, options, filters: programList.viewFilters(loaded) });
};

export default function Programs({ loaderData: { list, options, filters } }: Route.ComponentProps) {
  const form = (
    <FilterForm form={filters.form} text={text}>
      <FilterSelect {...text.category} id="category" form={filters.form} options={options} />
    </FilterForm>
  );
  return (
    <ListPage title={text.title} invalidFilter={text.invalidFilter} filters={filters} form={form}>
      {list && (
        <FilteredList heading={text.title} filters={filters} page={list} text={text}>
          <Table caption={text.title} columns={text.columns} rows={list.rows} />
        </FilteredList>
      )}
    </ListPage>
  );
}
