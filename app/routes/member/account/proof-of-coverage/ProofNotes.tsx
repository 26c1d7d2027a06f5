import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { UnavailableCard } from "#app/components/ui/surfaces/Unavailable.tsx";
import { proofText as text } from "#app/text/account/proof.ts";
import { FORM_HEADING_ID } from "./ProofForm.tsx";
import type { ProofView } from "./make-proof.ts";

/** The browser's own printing does the same without script. */
export const Print = () => (
  <div className="row proof__actions">
    <PrintButton kind="primary" />
    <a className="link proof__change" href={`#${FORM_HEADING_ID}`}>
      {text.form.heading}
    </a>
    <span className="hint">{text.print}</span>
  </div>
);

export function Missing({ view: { missing, phone } }: { view: ProofView }) {
  if (missing.length === 0) return null;
  return (
    <Card title={text.missing.heading}>
      <div className="card__body prose">
        {missing.map(({ kind, name }) => (
          <p key={name}>
            {kind === "none" ? text.missing.person(name) : text.missing.unsure(name)}
          </p>
        ))}
        <p>{text.missing.call}</p>
        <PhoneLink phone={phone} />
      </div>
    </Card>
  );
}

/** No letter: nobody is on record, or nobody's coverage can be told. */
export function Nothing({ view: { missing, phone } }: { view: ProofView }) {
  if (missing.some(({ kind }) => kind === "unsure"))
    return <UnavailableCard heading={text.title} title={text.unread} phone={phone} />;
  return (
    <Card title={text.title}>
      <EmptyState title={text.none.title} text={text.none.text} />
      <div className="card__body">
        <PhoneLink phone={phone} />
      </div>
    </Card>
  );
}
