import { Button } from "#app/components/ui/actions/Button.tsx";
import { ErrorSummary } from "#app/components/forms/ErrorSummary.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { FormSheet, StepIndicator } from "#app/components/forms/FormSheet.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { Sample } from "../sample.tsx";
import type { SectionProps } from "../sections.ts";

const steps = ["Who you are", "Your account", "Security"];

export function Forms({ here }: SectionProps) {
  return (
    <>
      <Sample state="what is wrong">
        <ErrorSummary errors={[{ fieldId: "text-error", message: "Say what is wrong" }]} />
      </Sample>
      <Sample wide state="a page that is one form">
        <FormSheet
          heading="Your address"
          intro={<p>What it is for, in a sentence.</p>}
          steps={{ labels: steps, current: 1 }}
          errors={[{ fieldId: "street", message: "Street is a required field" }]}
          formError={<p>It could not be saved.</p>}
          notice={<p>Something to know before.</p>}
          requiredNote
          foot={<ArrowLink to={`${here}#forms`}>Back</ArrowLink>}
        >
          <div className="form">
            <Field id="street" label="Street" errors={["Street is a required field"]} required />
            <Field id="city" label="City" defaultValue="Sampleton" />
            <Button type="button">Save</Button>
          </div>
        </FormSheet>
      </Sample>
      {[0, 1, 2, 3].map((current) => (
        <Sample key={current} state={current === steps.length ? "all done" : `step ${current + 1}`}>
          <StepIndicator steps={steps} current={current} />
        </Sample>
      ))}
    </>
  );
}
