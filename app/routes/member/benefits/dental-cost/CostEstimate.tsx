import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { TextParts } from "#app/components/ui/text/CarrierText.tsx";
import { useServicePhone } from "#app/contact/service-phone.tsx";
import { dentalCostText as text } from "#app/text/benefits/dental-cost.ts";
import { FORM_HEADING_ID } from "./CostForm.tsx";
import type { CostSection, EstimateView } from "./view-estimate.ts";

/** The estimate: how it adds up, or what to ask; waiting; what it is not (COST-02 to COST-04). */
export function CostEstimate({ estimate }: { estimate: EstimateView }) {
  const { isKnown, alert, proof, rest } = estimate;
  const phone = useServicePhone("dental");
  return (
    <>
      {alert.length > 0 && (
        <Alert kind={isKnown ? "info" : "warning"}>
          {alert.map((sentence, at) => (
            <p key={at}>
              <TextParts of={sentence} />
            </p>
          ))}
          {!isKnown && <PhoneLink phone={phone} />}
        </Alert>
      )}
      {proof.map((section, at) => (
        <Section key={at} section={section} />
      ))}
      <div className="row">
        <a className="link" href={`#${FORM_HEADING_ID}`}>
          {text.form.again}
        </a>
        <PrintButton size="small" />
      </div>
      {rest.map((section, at) => (
        <Section key={at} section={section} />
      ))}
    </>
  );
}

function Section({ section }: { section: CostSection }) {
  const { title, lead, head, rows = [], notes } = section;
  return (
    <Card title={<TextParts of={title} />}>
      {lead !== undefined && <p className="card__body cost-lead">{lead}</p>}
      {rows.length > 0 && (
        <>
          <p className="cost-head">
            <span>{head}</span>
            <span>{text.youPay}</span>
          </p>
          <ul className="card__body priced cost">
            {rows.map(({ name, about, amount, isTotal = false }, at) => (
              <li key={at} {...(isTotal && { className: "cost__total" })}>
                <span>
                  <TextParts of={name} />
                  <small>{about}</small>
                </span>
                <b>{amount}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {notes.length > 0 && (
        <ul className="card__body cost-notes">
          {notes.map((note, at) => (
            <li key={at}>
              <TextParts of={note} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
