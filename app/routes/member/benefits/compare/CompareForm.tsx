import { href, Form } from "react-router";
import { ErrorSummary } from "#app/components/forms/ErrorSummary.tsx";
import { Button } from "#app/components/ui/actions/Button.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { benefitChangesText as text } from "#app/text/benefits/changes.ts";
import { showDate } from "#app/text/common/format.ts";
import { AskedDayField } from "../day/DayForm.tsx";
import type { ComparisonView } from "./load-comparison.ts";
import { MemberSelect } from "../whose/MemberChooser.tsx";

const SIDES = ["from", "to"] as const;

/** Whose benefits, and two days: a GET form; the days on which plans change are links. */
export function CompareForm({ view }: { view: ComparisonView }) {
  const { members, days, fields } = view;
  return (
    <div className="compare">
      {/* Remounts the uncontrolled fields with the new days. */}
      <Form
        action={href("/benefits/compare")}
        className="compare__form"
        aria-label={text.form.label}
        key={SIDES.map((side) => fields[side].value).join(" ")}
      >
        {members.length > 1 && (
          <div className="field">
            <MemberSelect label={text.form.who} members={members} />
          </div>
        )}
        {SIDES.map((side) => (
          <AskedDayField key={side} id={side} label={text.form[side]} field={fields[side]} />
        ))}
        <Button kind="quiet">{text.form.send}</Button>
      </Form>
      <p className="muted">{text.form.hint(showDate(days.first), showDate(days.last))}</p>
      <Presets view={view} />
    </div>
  );
}

function Presets({ view: { presets, arePeriodsUnavailable } }: { view: ComparisonView }) {
  const { label, unread } = text.presets;
  if (arePeriodsUnavailable) return <p className="muted">{unread}</p>;
  if (presets.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="links">
        {presets.map(({ href, words, isShown }) => (
          <li key={href}>
            {isShown ? (
              <b aria-current="page">{words}</b>
            ) : (
              <ArrowLink to={href}>{words}</ArrowLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The errors of both days first on the page, each with a link to its field. */
export function CompareErrors({ fields }: Pick<ComparisonView, "fields">) {
  const errors = SIDES.flatMap((side) => {
    const { error } = fields[side];
    return error === null ? [] : { fieldId: side, message: `${text.form[side]}: ${error}` };
  });
  return <ErrorSummary errors={errors} />;
}
