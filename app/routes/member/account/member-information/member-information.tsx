import "#app/styles/account.css";
import { Link } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { DefinitionList } from "#app/components/ui/DefinitionList.tsx";
import { Tabs } from "#app/components/ui/Tabs.tsx";
import { savedHref } from "#app/components/forms/EditCard.tsx";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { loadChanged } from "#app/components/forms/SeenVersion.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { menuPagesText } from "#app/text/menu-pages.ts";
import { memberInformationText as text } from "#app/text/member-information.ts";
import { AddressCard } from "./AddressCard.tsx";
import { CardWays } from "./CardWays.tsx";
import { loadInformation, pathOf } from "./load-information.ts";
import { submitAddress } from "./save-address.ts";
import type { Route } from "./+types/member-information.ts";

export const headers: Route.HeadersFunction = retryHeaders;

export const shouldRevalidate = loadChanged;

/** Who is covered, their ID cards, and where the family is reached (S-07). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const asked = url.searchParams.get("member");
  const draft = findDraftValues(context, url.pathname);
  return {
    ...(await loadInformation(member, asked)),
    // A draft leads to the page, and is seen in its form.
    editing: url.searchParams.get("edit") === "address" || draft !== undefined,
    acting: member.session.staff !== null,
    draft,
  };
};

export const action = ({ request, context, pattern, url }: Route.ActionArgs) => {
  const done = savedHref(pathOf(url.searchParams.get("member")), "address");
  return submitAddress(context, { request, pattern, done });
};

export default function MemberInformation({ loaderData, actionData }: Route.ComponentProps) {
  const { name, tabs, details, cards, isFamily } = loaderData;
  const hasErrors = actionData !== undefined && Object.keys(actionData.error).length > 0;
  return (
    <>
      <PageTitle page={tabs.length > 0 ? text.titleOf(name) : text.title} hasErrors={hasErrors} />
      <Breadcrumb
        above={[{ label: menuPagesText.account.title, href: "/account" }]}
        current={text.title}
      />
      <h1>{text.title}</h1>
      <p className="lead">{isFamily ? text.intro : text.introAlone}</p>
      <Tabs label={text.tabs} tabs={tabs} />
      <div className="account-cards">
        <Card title={name}>
          <div className="card__body">
            <DefinitionList items={details} />
            <p className="muted">
              {text.details.wrong} <Link to="/support/customer-service">{text.details.ask}</Link>
            </p>
          </div>
        </Card>
        <div className="account-cards__column">
          <AddressCard information={loaderData} answer={actionData} />
          {cards !== null && <CardWays name={name} cards={cards} />}
        </div>
      </div>
    </>
  );
}
