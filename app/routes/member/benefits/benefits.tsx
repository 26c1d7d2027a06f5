import { redirect } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { OnwardList } from "#app/components/ui/OnwardList.tsx";
import { PageTitle } from "#app/frame/page-title.tsx";
import { everCovered } from "#app/rules/benefits/as-of-date.ts";
import { defaultCategory, opensSummary } from "#app/rules/benefits/default-category.ts";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitsFrameText } from "#app/text/benefits-frame.ts";
import { menuPagesText } from "#app/text/menu-pages.ts";
import { BenefitsNav } from "#app/frame/benefits-nav.tsx";
import { getBenefitsScope } from "./benefits-scope.ts";
import type { Route } from "./+types/benefits.ts";

/** Leads to the category that opens first (§4), or to the summary where that stands for all. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const { groupId, rows } = await getBenefitsScope(member, new URLSearchParams());
  if (opensSummary(member.brand.flags, groupId)) throw redirect("/benefits/summary");
  const category = defaultCategory(rows, false, member.today);
  if (category !== "none") throw redirect(`/benefits/${category}`);
  return { had: everCovered(rows) };
};

/** For those without benefits now: the categories they had, if any. */
export default function Benefits({ loaderData: { had } }: Route.ComponentProps) {
  const text = benefitsFrameText.empty;
  return (
    <>
      <PageTitle page={menuPagesText.benefits.title} />
      <h1>{menuPagesText.benefits.title}</h1>
      <EmptyState title={text.title} text={had.length === 0 ? text.text : text.had} />
      <OnwardList
        targets={had.map((category) => ({
          label: benefitsFrameText.title(benefitCategoryText[category]),
          href: `/benefits/${category}`,
          external: false,
        }))}
      />
      <BenefitsNav current="/benefits" />
    </>
  );
}
