import type { ReactNode, Ref } from "react";
import { formPartsText } from "#app/text/common/form-parts.ts";
import { Alert } from "../ui/surfaces/Alert.tsx";
import { VisuallyHidden } from "../ui/text/VisuallyHidden.tsx";
import { Icon } from "../ui/icons/Icon.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

type FormSheetProps = {
  heading: string;
  intro?: ReactNode;
  steps?: { labels: readonly string[]; current: number } | undefined;
  errors: readonly { fieldId: string; message: string }[];
  summaryRef?: Ref<HTMLDivElement> | undefined;
  /** The summary stays in sight when the page is scrolled. */
  summaryStays?: boolean;
  /** A refusal of the whole form. */
  formError?: ReactNode;
  notice?: ReactNode;
  /** Marks the labels of required fields, and says what the mark means. */
  requiredNote?: boolean | undefined;
  children: ReactNode;
  /** Links that leave the form. */
  foot?: ReactNode;
};

/** The card of a page that is one form: steps, heading, notices and errors, the form, links out. */
export function FormSheet(props: FormSheetProps) {
  const { heading, intro, steps, errors, summaryRef, formError, notice, foot } = props;
  const { requiredNote = false, summaryStays = false, children } = props;
  return (
    <div className={`card sheet sheet--form${requiredNote ? " sheet--marked" : ""}`}>
      <div className="sheet__head">
        {steps && <StepIndicator steps={steps.labels} current={steps.current} />}
        <h1>{heading}</h1>
        {intro && <div className="sheet__intro">{intro}</div>}
      </div>
      {notice && <Alert kind="info">{notice}</Alert>}
      {formError && (
        <Alert kind="error" live ref={errors.length === 0 ? summaryRef : undefined}>
          {formError}
        </Alert>
      )}
      <ErrorSummary errors={errors} stays={summaryStays} {...(summaryRef && { ref: summaryRef })} />
      {requiredNote && <p className="hint req-note">{formPartsText.requiredField}</p>}
      {children}
      {foot && <div className="sheet__foot">{foot}</div>}
    </div>
  );
}

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
