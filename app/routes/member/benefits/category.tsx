import { redirect } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { ErrorScreen } from "#app/frame/error-screen.tsx";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { getBenefitsScope } from "./benefits-scope.ts";
import { CategoryScreen } from "./CategoryScreen.tsx";
import { HandbooksScreen } from "./HandbooksScreen.tsx";
import { loadCategoryPage } from "./load-category.ts";
import { loadHandbooks } from "./load-plan-documents.ts";
import { reportShownTier } from "./report-amounts.ts";
import { viewCategory } from "./view-category.ts";
import type { Route } from "./+types/category.ts";

/** A category's benefits today (S-12), or the handbooks where they are configured to be (T-64). */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const category = CATEGORIES.find((known) => known === params.category);
  if (category === undefined) {
    const isHandbooks = `/benefits/${params.category}` === getRuntime().settings.HANDBOOKS_PATH;
    return isHandbooks ? loadHandbooks(member, url) : throwEntry(404);
  }
  const kept = url.searchParams.toString();
  if (url.searchParams.get("q")) throw redirect(`/benefits/search?${kept}`);
  // The page of another day has an address of its own, and says what is wrong with a day.
  if (url.searchParams.get("asOfDate")) {
    throw redirect(`/history/${member.today}/benefits/${category}?${kept}`);
  }
  const scope = await getBenefitsScope(member, url.searchParams);
  const page = await loadCategoryPage(member, scope, { category, day: null, claims: "aside" });
  const view = viewCategory(page, `/benefits/${category}`, url.searchParams);
  reportShownTier(context, page.benefits, url.searchParams.get("tier"));
  return { kind: "category" as const, view };
};

export default function Category({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === "handbooks" ? (
    <HandbooksScreen view={loaderData} />
  ) : (
    <CategoryScreen view={loaderData.view} />
  );
}

export const ErrorBoundary = ErrorScreen;
