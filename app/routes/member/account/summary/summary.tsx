import { memberContext } from "#server/middleware/member.ts";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { CopyButton } from "#app/components/ui/CopyButton.tsx";
import { DefinitionList, type Definition } from "#app/components/ui/DefinitionList.tsx";
import { idLabel } from "#app/text/home.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { accountSummaryText as text } from "#app/text/account-summary.ts";
import { showDate } from "#app/text/format.ts";
import { Family } from "./Family.tsx";
import { loadSummary, type SummaryView } from "./load-summary.ts";
import type { Route } from "./+types/summary.ts";

/** Who the member is here: ID, group, dates and family (S-06). */
export const loader = ({ context }: Route.LoaderArgs) => loadSummary(context.get(memberContext));

export default function AccountSummary({ loaderData: summary }: Route.ComponentProps) {
  const label = idLabel(summary.idKind);
  return (
    <>
      <PageTitle page={text.title} />
      <Breadcrumb above={[{ label: text.account, href: "/account" }]} current={text.title} />
      <h1>{text.title}</h1>
      <p className="lead">{text.intro}</p>
      <div className="form">
        <Card title={text.plan}>
          <div className="card__body">
            <DefinitionList
              items={[
                { term: label, value: <Id label={label} id={summary.id} /> },
                ...factsOf(summary),
              ]}
            />
          </div>
        </Card>
        <Family summary={summary} />
      </div>
    </>
  );
}

/** Selected whole by one click, for those without script. */
function Id({ id, label }: { id: string; label: string }) {
  return (
    <span className="own-id">
      <span className="num">{id}</span>
      <CopyButton value={id} label={label} />
    </span>
  );
}

/** What an account may lack (a parent group, a hire date) has no line; every account begins. */
function factsOf(summary: SummaryView): Definition[] {
  const { groupId, groupName, parentGroup, effectiveDate, hireDate } = summary;
  return [
    { term: text.group, value: groupName },
    { term: text.groupNumber, value: <span className="num">{groupId}</span> },
    ...(parentGroup === null ? [] : [{ term: text.parentGroup, value: parentGroup }]),
    {
      term: text.effectiveDate,
      value: effectiveDate === null ? text.unknown : showDate(effectiveDate),
    },
    ...(hireDate === null ? [] : [{ term: text.hireDate, value: showDate(hireDate) }]),
  ];
}
