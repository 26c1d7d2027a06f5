import "#app/styles/pieces/groups.css";
import type { PlanStatus } from "#app/rules/member/groups.ts";
import { useId, type ComponentProps, type ReactNode } from "react";
import { commonText } from "#app/text/common/common.ts";
import { groupsText } from "#app/text/sign-in/groups.ts";
import { Alert } from "../ui/surfaces/Alert.tsx";
import { Badge } from "../ui/text/Badge.tsx";
import { DateText } from "../ui/text/DateText.tsx";
import { DefinitionList } from "../ui/text/DefinitionList.tsx";
import { Form, useNavigation } from "react-router";
import { SubmitButton } from "./SubmitButton.tsx";
import { VisuallyHidden } from "#app/components/ui/text/VisuallyHidden.tsx";

/** The cards of a page side by side. */
export function GroupGrid({ children }: { children: ReactNode }) {
  return <div className="groups">{children}</div>;
}

type PlanChoiceCardProps = {
  group: {
    groupId: string;
    groupName: string;
    /** Days "YYYY-MM-DD". */
    effectiveDate: string | null;
    terminationDate: string | null;
    inactive: boolean;
    current: boolean;
  };
  /** The form that chooses it. */
  children: ReactNode;
};

/** A group plan to log in to (§2 "Group-selection page"). */
export function PlanChoiceCard({ group, children }: PlanChoiceCardProps) {
  const id = useId();
  const text = groupsText.selection;
  const { groupId, groupName, effectiveDate, terminationDate } = group;
  return (
    <section className="card group-card" aria-labelledby={id}>
      <div className="group-card__head">
        <p className="group-card__label">{text.label}</p>
        <h2 id={id}>{groupName}</h2>
        {group.current && (
          <Badge tone="brand" icon="check-circle-fill">
            {text.current}
          </Badge>
        )}
      </div>
      {group.inactive && (
        <Alert kind="warning">
          <p>{text.inactive}</p>
        </Alert>
      )}
      <DefinitionList
        items={[
          { term: text.groupId, value: <span className="num">{groupId}</span> },
          {
            term: text.effective,
            value: effectiveDate ? <DateText day={effectiveDate} /> : text.unknown,
          },
          {
            term: text.termination,
            value: terminationDate ? <DateText day={terminationDate} /> : text.noTermination,
          },
        ]}
      />
      <div className="group-card__act">{children}</div>
    </section>
  );
}

type GroupCardProps = {
  group: {
    groupName: string;
    /** Its coverage as words: "Active since 01/01/2026". */
    dates: string;
    current: boolean;
    /** `line` is the status in words, with its day. */
    plans: readonly { name: string; status: PlanStatus | null; line: string }[];
  };
  /** The form that switches to it. */
  children: ReactNode;
};

/** A group to view, with its plans and their status (§2 "Select-group page"). */
export function GroupCard({ group, children }: GroupCardProps) {
  const id = useId();
  const text = groupsText.switching;
  const { groupName, dates, current, plans } = group;
  return (
    <section className="card group-card" aria-labelledby={id}>
      <div className="group-card__head">
        <h2 id={id}>{groupName}</h2>
        <p className="num muted">{dates}</p>
        {current && (
          <Badge tone="brand" icon="check-circle-fill">
            {text.current}
          </Badge>
        )}
      </div>
      {plans.length === 0 ? (
        <p className="muted">{text.noPlans}</p>
      ) : (
        <table className="table">
          <caption className="vh">{text.caption(groupName)}</caption>
          <thead>
            <tr>
              <th scope="col">{text.plan}</th>
              <th scope="col">{text.status}</th>
            </tr>
          </thead>
          <tbody>
            {plans.map(({ name, status, line }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Badge {...(status && statusLooks[status])}>{line}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="group-card__act">{children}</div>
    </section>
  );
}

/** A check for active plans, an X for terminated ones, no icon for future ones (§2). */
const statusLooks = {
  ACTIVE: { tone: "ok", icon: "check-circle-fill" },
  FUTURE: { tone: "info" },
  TERMED: { tone: "bad", icon: "x-circle-fill" },
} as const;

type GroupFormProps = {
  group: { groupId: string; groupName: string };
  submit: string;
  kind?: ComponentProps<typeof SubmitButton>["kind"];
};

/** The button of a group's card; its accessible name includes the group. */
export function GroupForm({ group, submit, kind = "primary" }: GroupFormProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" aria-label={commonText.inContext(submit, groupsText.of(group.groupName))}>
      <input type="hidden" name="groupId" value={group.groupId} />
      <SubmitButton busy={busy} kind={kind}>
        {submit}
        <VisuallyHidden>{groupsText.of(group.groupName)}</VisuallyHidden>
      </SubmitButton>
    </Form>
  );
}
