import { href, redirect } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { Pieces, plainWords } from "#app/components/ui/text/AsSent.tsx";
import { DocumentLink } from "#app/components/ui/actions/DocumentLink.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { getBenefitsScope } from "../whose/benefits-scope.ts";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { OutlineNotice, UnavailableNotice } from "../CoverageNotices.tsx";
import { CategoryScreen } from "./CategoryScreen.tsx";
import { loadCategoryPage } from "./load-category.ts";
import { loadHandbooks, type HandbooksView } from "../plan-documents/load-plan-documents.ts";
import { reportShownTier } from "../amounts/report-amounts.ts";
import { viewCategory } from "./view-category.ts";
import type { Route } from "./+types/category.ts";

/** A category's benefits today (S-12), or the handbooks where they are configured to be (T-64). */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const category = CATEGORIES.find((known) => known === params.category);
  if (category === undefined) {
    const isHandbooks =
      href("/benefits/:category", { category: params.category }) ===
      getRuntime().settings.HANDBOOKS_PATH;
    return isHandbooks ? loadHandbooks(member, url) : throwErrorPage(404);
  }
  const kept = url.searchParams.toString();
  if (url.searchParams.get("q")) throw redirect(`${href("/benefits/search")}?${kept}`);
  // The page of another day has an address of its own, and says what is wrong with a day.
  if (url.searchParams.get("asOfDate")) {
    throw redirect(
      `${href("/history/:time/benefits/:category", { time: member.today, category })}?${kept}`,
    );
  }
  const scope = await getBenefitsScope(member, url.searchParams);
  const page = await loadCategoryPage(member, scope, { category, day: null, claims: "aside" });
  const view = viewCategory(page, href("/benefits/:category", { category }), url.searchParams);
  reportShownTier(page.plan, url.searchParams.get("tier"));
  return { kind: "category" as const, view };
};

export default function Category({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === "handbooks" ? (
    <HandbooksScreen view={loaderData} />
  ) : (
    <CategoryScreen view={loaderData.view} />
  );
}

function HandbooksScreen({ view }: { view: HandbooksView }) {
  const { handbooks, outline, words } = view;
  return (
    <>
      <PageTitle page={words.title} />
      <h1>{words.title}</h1>
      <BenefitsBar />
      <p className="lead">{words.lead}</p>
      <div className="form">
        {handbooks !== "unavailable" && (
          <Card title={words.list}>
            <Handbooks handbooks={handbooks} none={words.none} />
          </Card>
        )}
        {(handbooks === "unavailable" || outline !== null) && (
          <NoticeList label={handbooks === "unavailable" ? words.list : words.outline.title}>
            {handbooks === "unavailable" && (
              <UnavailableNotice title={words.list}>{words.unread}</UnavailableNotice>
            )}
            <OutlineNotice outline={outline} words={words.outline} />
          </NoticeList>
        )}
        <p>
          <ArrowLink to={href("/documents")}>{words.allDocuments}</ArrowLink>
        </p>
        <BenefitsMore />
      </div>
    </>
  );
}

type HandbooksProps = {
  handbooks: Exclude<HandbooksView["handbooks"], "unavailable">;
  none: HandbooksView["words"]["none"];
};

function Handbooks({ handbooks, none: { title, text, action } }: HandbooksProps) {
  if (handbooks.length === 0) {
    return (
      <EmptyState
        title={title}
        text={text}
        icon="book-open-duotone"
        action={{ label: action, href: href("/support/customer-service") }}
      />
    );
  }
  return (
    <ul className="onward card__body">
      {handbooks.map(({ title: name, target }) => (
        <li key={`${plainWords(...name)} ${target.kind === "ask" ? "" : target.href}`}>
          <DocumentLink target={target} title={<Pieces of={name} />} />
        </li>
      ))}
    </ul>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
