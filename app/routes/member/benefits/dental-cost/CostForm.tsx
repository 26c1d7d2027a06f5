import { Form, href } from "react-router";
import { useAnsweredForm, type FormAnswer } from "#app/components/forms/answered-form.ts";
import { ChoiceGroup } from "#app/components/forms/Choice.tsx";
import { FormTop, sayKept } from "#app/components/forms/FormTop.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { Kept } from "#app/benefits/benefits-bar.tsx";
import { englishLang } from "#app/components/ui/text/CarrierText.tsx";
import { dentalCostText } from "#app/text/benefits/dental-cost.ts";
import { ROW_NUMBERS, rowFields } from "./cost-fields.ts";
import type { CostView } from "./view-cost.ts";

const text = dentalCostText.form;
const SERVICES = "services";

/** The id of the form's heading. */
export const FORM_HEADING_ID = "change";

/** For whom and in which network, and up to five services, each with its price (COST-01). */
export function CostForm({ view, answer }: { view: CostView; answer: FormAnswer | undefined }) {
  const { draft, form, estimate } = view;
  const values = answer?.values ?? draft ?? form.values;
  const answered = useAnsweredForm(answer, { defaultValue: values });
  const { formProps, busy, field } = answered;
  if (view.isStaff) return <Alert kind="info">{text.staff}</Alert>;
  const row = (place: number) => {
    const names = rowFields(place);
    return (
      <div key={place} className="cost-row">
        <Field
          {...field(names.service)}
          label={text.service(place)}
          hint={place === 1 ? text.serviceHint : undefined}
          list={SERVICES}
          required={place === 1}
        />
        <Field
          {...field(names.price)}
          label={text.price(place)}
          hint={place === 1 ? text.priceHint : undefined}
          inputMode="decimal"
          autoComplete="off"
          required={place === 1}
        />
      </div>
    );
  };
  const [first = 1, ...more] = ROW_NUMBERS;
  const isOpen = more.some((place) =>
    Object.values(rowFields(place)).some((name) => (field(name).defaultValue ?? "") !== ""),
  );
  return (
    <Card
      title={estimate === null ? text.heading : text.again}
      headingId={FORM_HEADING_ID}
      className="card--form"
    >
      <div className="card__body form">
        <FormTop
          form={answered}
          notices={[view.isLost && text.lost, sayKept(draft, answer, text.unsent)]}
        />
        <Form
          method="post"
          action={href("/benefits/dental/cost")}
          className="form"
          aria-label={text.heading}
          {...formProps}
        >
          {form.people.length > 1 && (
            <ChoiceGroup {...field("suffix")} legend={text.who} options={form.people} required />
          )}
          {form.tiers.length > 1 ? (
            <ChoiceGroup {...field("tier")} legend={text.network} options={form.tiers} required />
          ) : (
            // The chosen one stays chosen, also while others can't be read.
            <Kept parts={{ tier: values["tier"] || null }} />
          )}
          <datalist id={SERVICES} {...englishLang}>
            {form.services.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          {row(first)}
          <details className="cost-more" open={isOpen}>
            <summary className="link">
              {text.more}
              <Icon name="caret-down" />
            </summary>
            <div className="form">
              <p className="hint">{text.mostHint}</p>
              {more.map(row)}
            </div>
          </details>
          <SubmitButton busy={busy}>{text.submit}</SubmitButton>
        </Form>
      </div>
    </Card>
  );
}
