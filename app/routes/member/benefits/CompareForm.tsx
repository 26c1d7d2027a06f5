import { Form } from "react-router";
import { ErrorSummary } from "#app/components/forms/ErrorSummary.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { benefitChangesText } from "#app/text/benefit-changes.ts";
import { showDate } from "#app/text/format.ts";
import { dayFieldType } from "./day-field.ts";
import { MemberSelect } from "./MemberSelect.tsx";
import { showDayFault } from "./show-range.ts";
import type { ComparisonView } from "./view-compare.ts";

const text = benefitChangesText;
const SIDES = ["from", "to"] as const;

/** Whose benefits, and two days: a GET form; the days on which plans change are links. */
export function CompareForm({ view }: { view: ComparisonView }) {
  const { members, chosen, days, faults, fields } = view;
  return (
    <div className="compare">
      {/* Remounts the uncontrolled fields with the new days. */}
      <Form
        action="/benefits/compare"
        className="compare__form"
        aria-label={text.form.label}
        key={Object.values(fields).join(" ")}
      >
        {members.length > 1 && (
          <div className="field">
            <MemberSelect key={chosen} label={text.form.who} members={members} shown={chosen} />
          </div>
        )}
        {SIDES.map((side) => {
          const fault = faults[side];
          const error = showDayFault(fault, days);
          const type = dayFieldType(fields[side], fault);
          return (
            <Field
              key={side}
              id={side}
              type={type}
              label={text.form[side]}
              errors={error === null ? [] : [error]}
              defaultValue={fields[side]}
              {...(type === "date" && { min: days.first, max: days.last })}
            />
          );
        })}
        <Button kind="quiet">{text.form.send}</Button>
      </Form>
      <p className="muted">{text.form.hint(showDate(days.first), showDate(days.last))}</p>
      <Presets view={view} />
    </div>
  );
}

function Presets({ view: { presets, arePeriodsUnread } }: { view: ComparisonView }) {
  const { label, coming, past, unread } = text.presets;
  if (arePeriodsUnread) return <p className="muted">{unread}</p>;
  if (presets.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="row">
        {presets.map(({ day, href, isComing, isShown }) => {
          const words = isComing ? coming(showDate(day)) : past(showDate(day));
          return (
            <li key={day}>
              {isShown ? (
                <b aria-current="page">{words}</b>
              ) : (
                <OnwardLink to={href}>{words}</OnwardLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The faults of both days first on the page, each with a link to its field. */
export function CompareFaults({ faults, days }: Pick<ComparisonView, "faults" | "days">) {
  const errors = SIDES.flatMap((side) => {
    const message = showDayFault(faults[side], days);
    return message === null ? [] : { fieldId: side, message: `${text.form[side]}: ${message}` };
  });
  return <ErrorSummary errors={errors} />;
}
