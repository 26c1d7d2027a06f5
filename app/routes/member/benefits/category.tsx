import { requestContext } from "#server/middleware/log.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { ErrorScreen } from "#app/frame/error-screen.tsx";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { getBenefitsScope } from "./benefits-scope.ts";
import { CategoryScreen } from "./CategoryScreen.tsx";
import { loadCategoryPage } from "./load-category-page.ts";
import { reportAmounts } from "./report-amounts.ts";
import { viewCategory } from "./view-category.ts";
import type { Route } from "./+types/category.ts";

/** A category's benefits today (S-12). One route for every category (T-64). */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const category = CATEGORIES.find((known) => known === params.category) ?? throwEntry(404);
  const member = context.get(memberContext);
  const scope = await getBenefitsScope(member, url.searchParams);
  const page = await loadCategoryPage(member, scope, { category, day: null });
  const view = viewCategory(page, `/benefits/${category}`, url.searchParams);
  reportAmounts(getRuntime().logger, context.get(requestContext).requestId, view);
  return view;
};

export default function Category({ loaderData }: Route.ComponentProps) {
  return <CategoryScreen view={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
