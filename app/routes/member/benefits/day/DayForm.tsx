import { Form } from "react-router";
import { ErrorSummary } from "#app/components/forms/ErrorSummary.tsx";
import { DayField } from "#app/components/forms/DayField.tsx";
import { Button, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { Kept } from "#app/benefits/benefits-bar.tsx";
import { benefitDaysText } from "#app/text/benefits/days.ts";
import { showDate } from "#app/text/common/format.ts";
import type { DayFieldView } from "../say-benefits.ts";

const FIELD = "asOfDate";

type DayFormProps = {
  /** The page that takes the day. */
  action: string;
  /** A member other than the viewer, kept by the form. */
  suffix?: string | null;
  field: DayFieldView;
  /** The link back to today; null on today's page. */
  today: string | null;
};

/** Any day of the plan's history, chosen without script: a GET form to the page that shows it. */
export function DayForm({ action, suffix = null, field, today }: DayFormProps) {
  const { label, hint, show } = benefitDaysText;
  return (
    <Form action={action} className="form" aria-label={label}>
      <Kept parts={{ suffix }} />
      <AskedDayField
        id={FIELD}
        label={label}
        hint={hint(showDate(field.first), showDate(field.last))}
        field={field}
      />
      <div className="row">
        <Button kind="quiet">{show}</Button>
        {today !== null && (
          <ButtonLink kind="bare" to={today}>
            {benefitDaysText.today}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

type AskedDayFieldProps = { id: string; label: string; hint?: string; field: DayFieldView };

export function AskedDayField({
  field: { first, last, value, error },
  ...props
}: AskedDayFieldProps) {
  return (
    <DayField
      {...props}
      errors={error === null ? [] : [error]}
      defaultValue={value}
      min={first}
      max={last}
    />
  );
}

/** The day's error at the top of the page, with a link to the field. */
export const DayError = ({ field: { error } }: { field: DayFieldView }) => (
  <ErrorSummary errors={error === null ? [] : [{ fieldId: FIELD, message: error }]} />
);
