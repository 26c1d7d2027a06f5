import { Link } from "react-router";
import { Icon } from "#app/components/ui/Icon.tsx";
import { benefitDaysText } from "#app/text/benefit-days.ts";
import { benefitHistoryText } from "#app/text/benefit-history.ts";
import { showDate } from "#app/text/format.ts";
import { DayForm } from "./DayForm.tsx";
import type { DaysView } from "./view-days.ts";

const text = benefitHistoryText.other;

type Period = NonNullable<DaysView["periods"]>[number];
type PeriodWords = Pick<Period, "firstDay" | "lastDay" | "isNow" | "isComing">;

/**
 * Another day of a category: any by a form, those of the plan periods by links. Folded on phones,
 * but for those who came to choose, or chose what cannot be shown.
 */
export function OtherDays({ view, isOpen }: { view: DaysView; isOpen: boolean }) {
  const { action, suffix, value, fault, days, today } = view;
  return (
    <details className="card folds filters" open={isOpen}>
      <summary>
        <h2>{text.heading}</h2>
        <Icon name="caret-down" />
      </summary>
      <div className="card__body form">
        {/* Remounts the uncontrolled field with the new day. */}
        <DayForm
          key={`${action} ${value}`}
          action={action}
          hidden={suffix === null ? {} : { suffix }}
          value={value}
          fault={fault}
          days={days}
          today={today}
        />
        <Periods periods={view.periods} />
      </div>
    </details>
  );
}

function Periods({ periods }: { periods: DaysView["periods"] }) {
  if (periods === null) return <p className="muted">{text.unread}</p>;
  if (periods.length === 0) return <p className="muted">{text.none}</p>;
  return (
    <nav aria-label={text.periods} className="benefits-periods">
      <p>{text.periods}</p>
      <ul className="onward">
        {periods.map(({ href, isShown, ...period }) => (
          <li key={href}>
            <Link className="link" to={href} {...(isShown && { "aria-current": "page" })}>
              {wordsOf(period)}
              <Icon name="caret-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function wordsOf({ firstDay, lastDay, isNow, isComing }: PeriodWords): string {
  const { activeSince, begins, between } = benefitDaysText.range;
  const from = showDate(firstDay);
  const open = isComing ? begins(from) : activeSince(from);
  const dates = lastDay === null ? open : between(from, showDate(lastDay));
  return isNow ? text.now(dates) : dates;
}
