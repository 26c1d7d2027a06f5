import { href } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { CopyButton } from "#app/components/ui/actions/CopyButton.tsx";
import { DefinitionList, type Definition } from "#app/components/ui/text/DefinitionList.tsx";
import { showRelationship } from "#app/frame/words/show-person.ts";
import { idLabel } from "#app/text/frame/home.ts";
import { BELOW_ACCOUNT, PageHead } from "#app/frame/document/page-head.tsx";
import { proofText } from "#app/text/account/proof.ts";
import { accountSummaryText as text } from "#app/text/account/summary.ts";
import { showDate } from "#app/text/common/format.ts";
import { loadSummary } from "./load-summary.ts";
import { viewSummary, type ShownStatus, type SummaryView } from "./view-summary.ts";
import type { Route } from "./+types/summary.ts";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { Table, type Column } from "#app/components/ui/figures/Table.tsx";
import { coverageNames } from "#app/text/benefits/categories.ts";

/** The member's ID, group, dates and family (S-06). */
export const loader = async ({ context }: Route.LoaderArgs) =>
  viewSummary(await loadSummary(context.get(memberContext)));

export default function AccountSummary({ loaderData: summary }: Route.ComponentProps) {
  const label = idLabel(summary.idKind);
  return (
    <>
      <PageHead title={text.title} above={BELOW_ACCOUNT} lead={text.intro} />
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

/**
 * Fields that an account may lack (a parent group, a hire date) have no line; the effective date
 * always has one.
 */
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

const familyText = text.family;

/**
 * The members visible to the viewer: their relationship to the subscriber, and the status of each
 * coverage.
 */
function Family({ summary }: { summary: SummaryView }) {
  const { people, categories, isSubscriber, phone } = summary;
  const columns: Column<string>[] = [
    { key: "member", label: familyText.member },
    { key: "relationship", label: familyText.relationship },
    ...categories.map((category) => ({ key: category, label: coverageNames[category] })),
  ];
  return (
    <Card
      title={isSubscriber ? familyText.title : familyText.own}
      more={
        <ArrowLink to={href("/account/proof-of-coverage")} className="card__more">
          {proofText.title}
        </ArrowLink>
      }
    >
      {categories.length === 0 && (
        <div className="card__body prose">
          <p>{text.nobody}</p>
          <PhoneLink phone={phone} />
        </div>
      )}
      <Table
        caption={familyText.caption}
        columns={columns}
        rows={people.map(({ suffix, name, relationship, coverage, isUnavailable }) => ({
          key: String(suffix),
          cells: {
            member: name,
            relationship: renderWords(
              relationship === "" ? text.unknown : showRelationship(relationship),
            ),
            ...Object.fromEntries(
              categories.map((category) => [
                category,
                isUnavailable ? (
                  familyText.unread
                ) : (
                  <Status key={category} of={coverage.find((one) => one.category === category)} />
                ),
              ]),
            ),
          },
        }))}
      />
    </Card>
  );
}

function Status({ of }: { of: ShownStatus | undefined }) {
  if (of === undefined) return <span className="muted">{familyText.none}</span>;
  return (
    <span>
      {of.says}
      {of.lastDay !== null && <small>{of.lastDay}</small>}
    </span>
  );
}
