import { DateText } from "#app/components/ui/DateText.tsx";
import type { EnrollmentState } from "#app/rules/account/plan-enrollment.ts";
import { showDate } from "#app/text/format.ts";
import { planBenefitsText } from "#app/text/plan-benefits.ts";
import type { Management } from "./view-plans.ts";

const text = planBenefitsText.enrollment;

/** Where today stands in open enrollment: in a sentence, and as days on a line. */
export function Enrollment({ management: { enrollment, points } }: { management: Management }) {
  return (
    <>
      <p>
        <b>{sentence(enrollment)}</b>
      </p>
      {points.length > 0 && (
        <ol className="plan-days" aria-label={text.timeline}>
          {points.map(({ kind, on, when }) => (
            <li
              key={kind}
              data-when={when}
              data-line={kind === "closes" || kind === "starts" ? "after" : undefined}
              {...(when === "today" && { "aria-current": "date" as const })}
            >
              <span>
                {text.points[kind]}
                {when === "today" && kind !== "today" && ` (${text.isToday})`}
              </span>
              <DateText day={on} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function sentence(state: EnrollmentState): string {
  switch (state.kind) {
    case "before":
      return text.before(showDate(state.opens), state.days);
    case "open":
      return text.open(showDate(state.closes), state.days);
    case "since":
      return text.since(showDate(state.opens));
    case "unknown":
      return text.unknown;
    default:
      return text[state.kind](showDate(state.closes));
  }
}
