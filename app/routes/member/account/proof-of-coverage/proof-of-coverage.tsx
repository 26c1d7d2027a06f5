import "#app/styles/screens/proof.css";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { BELOW_ACCOUNT, PageHead } from "#app/frame/document/page-head.tsx";
import { proofText as text } from "#app/text/account/proof.ts";
import { makeProof, showProof } from "./make-proof.ts";
import { ProofForm } from "./ProofForm.tsx";
import { Missing, Nothing, Print } from "./ProofNotes.tsx";
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

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
