import { Form, href } from "react-router";
import { useAnsweredForm, type FormAnswer } from "#app/components/forms/answered-form.ts";
import { DayField } from "#app/components/forms/DayField.tsx";
import { FormTop, sayKept } from "#app/components/forms/FormTop.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { billText } from "#app/text/claims/bill.ts";
import type { BillView } from "./view-bill.ts";

const text = billText.form;
const NAMES = "providers";

/** The form for the bill's three facts, with suggestions of providers from the claims. */
export function BillForm({ view, answer }: { view: BillView; answer: FormAnswer | undefined }) {
  const isForm = view.kind === "form";
  const draft = isForm ? view.draft : undefined;
  const defaultValue = answer?.values ?? draft ?? view.typed ?? undefined;
  const answered = useAnsweredForm(answer, { defaultValue });
  const { formProps, busy, field } = answered;
  if (view.isStaff) return <Alert kind="info">{text.staff}</Alert>;
  const form = (
    <Form
      method="post"
      action={href("/claims/check-a-bill")}
      className="form"
      aria-label={text.heading}
      {...formProps}
    >
      <Field
        {...field("provider")}
        label={text.provider}
        hint={text.providerHint}
        required
        {...(isForm && view.names.length > 0 && { list: NAMES })}
      />
      {isForm && view.names.length > 0 && (
        <datalist id={NAMES}>
          {view.names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
      <DayField {...field("day")} label={text.day} hint={text.reach} required max={view.today} />
      <Field
        {...field("amount")}
        label={text.amount}
        hint={text.amountHint}
        inputMode="decimal"
        required
      />
      <SubmitButton busy={busy} kind={isForm ? "primary" : "quiet"}>
        {text.submit}
      </SubmitButton>
    </Form>
  );
  if (!isForm) {
    return (
      <details className="folds bill-again">
        <summary className="link">
          {text.again}
          <Icon name="caret-down" />
        </summary>
        {form}
      </details>
    );
  }
  return (
    <Card title={text.heading} className="card--form">
      <div className="card__body form">
        <FormTop form={answered} notices={[view.isLost && text.lost, sayKept(draft, answer)]} />
        {form}
      </div>
    </Card>
  );
}
