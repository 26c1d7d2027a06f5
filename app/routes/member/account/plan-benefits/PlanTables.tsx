import { href, Link } from "react-router";
import { Badge } from "#app/components/ui/text/Badge.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { Table, type Column } from "#app/components/ui/figures/Table.tsx";
import { coverageNames } from "#app/text/benefits/categories.ts";
import { planBenefitsText } from "#app/text/account/plan-benefits.ts";
import type { PlansView, ShownPlan } from "./view-plans.ts";

const text = planBenefitsText.plans;

type PlanColumn = "category" | "member" | "plan" | "type" | "from" | "until";

const COLUMNS: readonly Column<PlanColumn>[] = [
  { key: "category", label: text.categoryLabel },
  { key: "member", label: text.members },
  { key: "plan", label: text.planId },
  { key: "type", label: text.insuranceType },
  { key: "from", label: text.effective },
  { key: "until", label: text.lastDay },
];

export function CurrentPlans({ current }: Pick<PlansView, "current">) {
  return (
    <Card title={text.heading}>
      <PlanTable caption={text.heading} plans={current.flatMap(({ plans }) => plans)} isLinked />
    </Card>
  );
}

export function PastPlans({ plans }: { plans: readonly ShownPlan[] }) {
  return (
    <Card title={text.past}>
      <PlanTable caption={text.past} plans={plans} />
    </Card>
  );
}

type PlanTableProps = { caption: string; plans: readonly ShownPlan[]; isLinked?: boolean };

function PlanTable({ caption, plans, isLinked = false }: PlanTableProps) {
  return (
    <div className="plan-table">
      <Table
        caption={caption}
        columns={plans.some((plan) => plan.insuranceType !== null) ? COLUMNS : WITHOUT_TYPE}
        kind="words"
        rows={plans.map((plan, i) => ({
          key: `${i} ${plan.category}`,
          cells: {
            category: isLinked ? (
              <Link className="link" to={href("/benefits/:category", plan)}>
                {text.link(plan.category)}
              </Link>
            ) : (
              coverageNames[plan.category]
            ),
            member: (
              <span className="plan-names">
                {plan.names.map((name) => (
                  <span key={name}>{name}</span>
                ))}
              </span>
            ),
            plan: plan.classPlanId ?? text.unknown,
            type: plan.insuranceType !== null && renderWords(plan.insuranceType),
            from: <From plan={plan} />,
            until: <Until plan={plan} />,
          },
        }))}
      />
    </div>
  );
}

/** For tables in which no plan has a type: the column would be empty. */
const WITHOUT_TYPE = COLUMNS.filter(({ key }) => key !== "type");

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
