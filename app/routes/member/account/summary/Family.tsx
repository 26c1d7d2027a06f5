import { Card } from "#app/components/ui/Card.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { Table, type Column } from "#app/components/ui/Table.tsx";
import type { CoverageStatus } from "#app/rules/member/coverage.ts";
import { accountSummaryText } from "#app/text/account-summary.ts";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { showDate } from "#app/text/format.ts";
import { sayPlanStatus } from "#app/frame/say-coverage.ts";
import type { SummaryView } from "./load-summary.ts";

const text = accountSummaryText.family;

/** Everybody the viewer may see: who they are to the subscriber, and each coverage's status. */
export function Family({ summary }: { summary: SummaryView }) {
  const { people, categories, isSubscriber, phone } = summary;
  const columns: Column<string>[] = [
    { key: "member", label: text.member },
    { key: "relationship", label: text.relationship },
    ...categories.map((category) => ({ key: category, label: benefitCategoryText[category] })),
  ];
  return (
    <Card title={isSubscriber ? text.title : text.own}>
      {categories.length === 0 && (
        <div className="card__body prose">
          <p>{accountSummaryText.nobody}</p>
          <PhoneLink phone={phone} />
        </div>
      )}
      <Table
        caption={text.caption}
        hideCaption
        columns={columns}
        rowHeader="member"
        rows={people.map(({ suffix, name, relationship, coverage, isUnread }) => ({
          key: String(suffix),
          cells: {
            member: name,
            relationship: relationship === "" ? accountSummaryText.unknown : relationship,
            ...Object.fromEntries(
              categories.map((category) => [
                category,
                isUnread ? (
                  text.unread
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

function Status({ of }: { of: CoverageStatus | undefined }) {
  if (of === undefined) return <span className="muted">{text.none}</span>;
  return (
    <span>
      {sayPlanStatus(of.status, of.on)}
      {of.ends !== null && <small>{text.ends(showDate(of.ends))}</small>}
    </span>
  );
}
