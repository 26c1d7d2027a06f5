import { href, redirect } from "react-router";
import { listPrograms } from "#server/gateway/calls/care/programs.ts";
import { memberContext, type MemberRequest } from "#server/middleware/member.ts";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { defaultCategory, opensSummary } from "#app/rules/benefits/benefit-categories.ts";
import { coverageOn, everCovered } from "#app/rules/member/coverage.ts";
import { memberPrograms } from "#app/rules/programs/program-groups.ts";
import { programsVisible } from "#app/rules/programs/programs.ts";
import { benefitsFrameText } from "#app/text/benefits/frame.ts";
import { menuPagesText } from "#app/text/frame/menu-pages.ts";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { getBenefitsScope, type BenefitsScope } from "./whose/benefits-scope.ts";
import type { Route } from "./+types/benefits.ts";

/** Redirects to the category that opens first (§4), or to the summary if that opens instead (S-12). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  // The viewer's own scope: no query names another member.
  const { groupId, rows } = await getBenefitsScope(member, new URLSearchParams());
  if (opensSummary(member.brand.flags, groupId)) throw redirect(href("/benefits/summary"));
  const category = defaultCategory(rows, await hasPrograms(member, rows), member.today);
  if (category !== "none") throw redirect(href("/benefits/:category", { category }));
  return { wasCovered: everCovered(rows).length > 0 };
};

/** Whether a member has programs only. For a member with coverage the call is not made. */
async function hasPrograms({ brand, gateway, today }: MemberRequest, rows: BenefitsScope["rows"]) {
  if (coverageOn(rows, today).kind !== "none" || !programsVisible(brand.flags)) return false;
  const programs = await listPrograms(gateway);
  return memberPrograms({ programs, ended: false, shortcuts: [] }).length > 0;
}

/** The page of members without benefits now; the tabs link to the categories they had, if any. */
export default function Benefits({ loaderData: { wasCovered } }: Route.ComponentProps) {
  const text = benefitsFrameText.empty;
  return (
    <>
      <PageTitle page={menuPagesText.benefits.title} />
      <h1>{menuPagesText.benefits.title}</h1>
      <BenefitsBar />
      <EmptyState
        title={text.title}
        text={wasCovered ? text.had : text.text}
        action={
          wasCovered
            ? { label: text.proof, href: href("/account/proof-of-coverage") }
            : { label: text.service, href: href("/support/customer-service") }
        }
      />
      <BenefitsMore />
    </>
  );
}
