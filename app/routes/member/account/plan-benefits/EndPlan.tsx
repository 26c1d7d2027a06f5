import { Form } from "react-router";
import { plainText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Button } from "#app/components/ui/actions/Button.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { ChoiceGroup } from "#app/components/forms/Choice.tsx";
import { ErrorSummary } from "#app/components/forms/ErrorSummary.tsx";
import { formPartsText } from "#app/text/common/form-parts.ts";
import { showDate } from "#app/text/common/format.ts";
import { planBenefitsText } from "#app/text/account/plan-benefits.ts";

const text = planBenefitsText.end;
const FIELD = "cancellationStatusId";

export type EndPlanProps = {
  options: readonly { readonly id: string; readonly words: Words }[];
  endsOn: string | null;
  chosenId: string | null;
  isDraft: boolean;
  error: string | null;
  servicePhone: string | null;
};

/**
 * Chooses what to end, folded until then. The next step is this page's with another query, and changes
 * nothing yet.
 */
export function EndPlan(props: EndPlanProps) {
  const { options, endsOn, chosenId, isDraft, error, servicePhone } = props;
  return (
    <details className="card folds plan-end" open={isDraft || error !== null}>
      <summary>
        <h2>{text.heading}</h2>
        <Icon name="caret-down" />
      </summary>
      <div className="card__body plan-manage">
        {options.length === 0 ? (
          <>
            <p>{text.none}</p>
            <PhoneLink phone={servicePhone} />
          </>
        ) : (
          <Form className="form" method="get" aria-label={text.heading}>
            {isDraft && (
              <Alert kind="info">
                <p>{formPartsText.kept}</p>
              </Alert>
            )}
            {error !== null && <ErrorSummary errors={[{ fieldId: FIELD, message: error }]} />}
            <p>{text.text(endsOn === null ? null : showDate(endsOn))}</p>
            <input type="hidden" name="step" value="confirm" />
            <ChoiceGroup
              id={FIELD}
              legend={text.legend}
              options={options.map(({ id, words }) => ({
                value: id,
                label: plainText(words),
                isCarrierText: typeof words !== "string",
              }))}
              defaultValue={chosenId}
              errors={error === null ? [] : [error]}
              required
            />
            <div>
              <Button kind="quiet">{text.continue}</Button>
            </div>
          </Form>
        )}
      </div>
    </details>
  );
}
