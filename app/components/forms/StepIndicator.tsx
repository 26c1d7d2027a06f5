import { formPartsText } from "#app/text/common/form-parts.ts";
import { VisuallyHidden } from "../ui/text/VisuallyHidden.tsx";
import { Icon } from "../ui/icons/Icon.tsx";

type StepIndicatorProps = {
  steps: readonly string[];
  /** Counted from 0; the number of steps when all are done. */
  current: number;
};

/** How far a form of several pages has come. Steps that are done are green, with a check (§2). */
export function StepIndicator({ steps, current }: StepIndicatorProps) {
  const here = steps[current];
  return (
    <div className="steps">
      <p>
        {here === undefined
          ? formPartsText.allSteps(steps.length)
          : formPartsText.step(current + 1, steps.length, here)}
      </p>
      <ol className="steps__list" aria-label={formPartsText.progress}>
        {steps.map((step, i) => (
          <li
            key={step}
            {...(i < current && { className: "step--done" })}
            {...(i === current && { "aria-current": "step" })}
          >
            {i < current && <Icon name="check-circle-fill" />}
            <span>
              {step}
              {i < current && <VisuallyHidden>{formPartsText.done}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
