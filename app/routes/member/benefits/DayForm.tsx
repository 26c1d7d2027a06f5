import { Form } from "react-router";
import { ErrorSummary } from "#app/components/forms/ErrorSummary.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { Button, ButtonLink } from "#app/components/ui/Button.tsx";
import type { AskedDay, KnownDays } from "#app/rules/benefits/as-of-date.ts";
import { benefitDaysText } from "#app/text/benefit-days.ts";
import { showDate } from "#app/text/format.ts";
import { dayFieldType } from "./day-field.ts";
import { showDayFault } from "./show-range.ts";

const FIELD = "asOfDate";

type DayFormProps = {
  /** The page that takes the day. */
  action: string;
  /** Other parts of the address that the form keeps. */
  hidden?: Readonly<Record<string, string>>;
  /** "YYYY-MM-DD", or what was typed instead. */
  value: string;
  fault: AskedDay["fault"];
  days: KnownDays;
  /** Where the way back to today leads; null on today's page. */
  today: string | null;
};

/** Any day of the plan's history, chosen without script: a GET form to the page that shows it. */
export function DayForm({ action, hidden = {}, value, fault, days, today }: DayFormProps) {
  const { first, last } = days;
  const error = showDayFault(fault, days);
  const type = dayFieldType(value, fault);
  return (
    <Form action={action} className="form" aria-label={benefitDaysText.label}>
      {Object.entries(hidden).map(([name, kept]) => (
        <input key={name} type="hidden" name={name} value={kept} />
      ))}
      <Field
        id={FIELD}
        type={type}
        label={benefitDaysText.label}
        hint={benefitDaysText.hint(showDate(first), showDate(last))}
        errors={error === null ? [] : [error]}
        defaultValue={value}
        {...(type === "date" && { min: first, max: last })}
      />
      <div className="row">
        <Button kind="quiet">{benefitDaysText.show}</Button>
        {today !== null && (
          <ButtonLink kind="bare" to={today}>
            {benefitDaysText.today}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

/** The same fault first on the page, with a link to the field. */
export function DayFault({ fault, days }: Pick<DayFormProps, "fault" | "days">) {
  const message = showDayFault(fault, days);
  return <ErrorSummary errors={message === null ? [] : [{ fieldId: FIELD, message }]} />;
}
