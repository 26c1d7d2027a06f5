import { href } from "react-router";
import { Badge } from "#app/components/ui/text/Badge.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { sayWords } from "#app/components/ui/text/AsSent.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { Table, type Column } from "#app/components/ui/figures/Table.tsx";
import { coverageNames } from "#app/text/benefits/categories.ts";
import { planBenefitsText } from "#app/text/account/plan-benefits.ts";
import type { PlansView, ShownPlan } from "./load-plans.ts";

const text = planBenefitsText.plans;

type Key = "category" | "member" | "plan" | "type" | "from" | "until";

const COLUMNS: readonly Column<Key>[] = [
  { key: "member", label: text.members },
  { key: "plan", label: text.planId },
  { key: "type", label: text.insuranceType },
  { key: "from", label: text.effective },
  { key: "until", label: text.lastDay },
];
const PAST_COLUMNS: readonly Column<Key>[] = [
  { key: "category", label: text.categoryLabel },
  ...COLUMNS,
];

/** A card for each category with a plan, with a link to its benefits. */
export function CurrentPlans({ current }: Pick<PlansView, "current">) {
  return current.map(({ category, plans }) => {
    const name = coverageNames[category];
    return (
      <Card
        key={category}
        title={name}
        more={
          <ArrowLink to={href("/benefits/:category", { category })} className="card__more">
            {text.link(category)}
          </ArrowLink>
        }
      >
        <PlanTable caption={name} columns={COLUMNS} plans={plans} />
      </Card>
    );
  });
}

/** Ended plans of all categories. */
export function PastPlans({ plans }: { plans: readonly ShownPlan[] }) {
  return (
    <Card title={text.past}>
      <PlanTable caption={text.past} columns={PAST_COLUMNS} plans={plans} />
    </Card>
  );
}

type PlanTableProps = {
  caption: string;
  columns: readonly Column<Key>[];
  plans: readonly ShownPlan[];
};

function PlanTable({ caption, columns, plans }: PlanTableProps) {
  return (
    <div className="plan-table">
      <Table
        caption={caption}
        hideCaption
        columns={plans.some((plan) => plan.insuranceType !== null) ? columns : withoutType(columns)}
        rowHeader="member"
        kind="words"
        rows={plans.map((plan, i) => ({
          key: `${i} ${plan.category}`,
          cells: {
            category: coverageNames[plan.category],
            member: plan.names.map((name) => <div key={name}>{name}</div>),
            plan: plan.classPlanId ?? text.unknown,
            type: plan.insuranceType === null ? text.unknown : sayWords(plan.insuranceType),
            from: <From plan={plan} />,
            until: <Until plan={plan} />,
          },
        }))}
      />
    </div>
  );
}

/** For tables in which no plan has a type: the column would say "unknown" in each row. */
const withoutType = (columns: readonly Column<Key>[]) =>
  columns.filter(({ key }) => key !== "type");

function From({ plan: { effectiveDate, status } }: { plan: ShownPlan }) {
  if (effectiveDate === null) return text.unknown;
  return (
    <>
      <DateText day={effectiveDate} />
      {status === "future" && <Badge tone="info">{text.upcoming}</Badge>}
    </>
  );
}

function Until({ plan: { effectiveDate, lastDay, status } }: { plan: ShownPlan }) {
  if (lastDay !== null && effectiveDate !== null && lastDay < effectiveDate) return text.noDay;
  if (lastDay !== null) return <DateText day={lastDay} />;
  return status === "termed" ? text.unknown : text.noTermination;
}
