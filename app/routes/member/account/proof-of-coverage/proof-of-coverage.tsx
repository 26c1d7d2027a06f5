import "#app/styles/screens/proof.css";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { BELOW_ACCOUNT, PageHead } from "#app/frame/document/page-head.tsx";
import { proofText as text } from "#app/text/account/proof.ts";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { UnavailableCard } from "#app/components/ui/surfaces/Unavailable.tsx";
import { makeProof, showProof, type ProofView } from "./make-proof.ts";
import { ProofForm, FORM_HEADING_ID } from "./ProofForm.tsx";
import { ProofSheet } from "./ProofSheet.tsx";
import type { Route } from "./+types/proof-of-coverage.ts";

/** A letter that says who is covered (PROOF). */
export const loader = ({ context, url }: Route.LoaderArgs) => showProof(context, url.pathname);

/** A letter changes nothing that the page shows. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formMethod !== "POST" && defaultShouldRevalidate;

export const action = ({ request, context }: Route.ActionArgs) => makeProof(request, context);

export default function ProofOfCoverage({ loaderData: view, actionData }: Route.ComponentProps) {
  const made = actionData !== undefined && "letter" in actionData ? actionData.letter : null;
  const letter = made ?? view.letter;
  return (
    <>
      <PageHead
        title={text.title}
        hasErrors={actionData !== undefined && made === null}
        above={BELOW_ACCOUNT}
        lead={text.lead}
      />
      {letter === null && <Nothing view={view} />}
      {letter !== null && (
        <div className="letter-page proof">
          {view.isStaff && <Alert kind="info">{text.staff}</Alert>}
          {!view.isStaff && <Print />}
          <ProofSheet
            key={JSON.stringify(made)}
            letter={letter}
            isMade={made !== null}
            isPrinted={!view.isStaff}
          />
          <div className="form">
            <Missing view={view} />
            {!view.isStaff && <ProofForm view={view} answer={actionData} />}
          </div>
        </div>
      )}
    </>
  );
}

/** The browser's own printing does the same without script. */
const Print = () => (
  <div className="row proof__actions">
    <PrintButton kind="primary" />
    <a className="link proof__change" href={`#${FORM_HEADING_ID}`}>
      {text.form.heading}
    </a>
    <span className="hint">{text.print}</span>
  </div>
);

function Missing({ view: { missing, phone } }: { view: ProofView }) {
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

/** No letter: nobody is on record, or nobody's coverage is known. */
function Nothing({ view: { missing, phone } }: { view: ProofView }) {
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

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
