import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { memberContext } from "#server/middleware/member.ts";
import { ButtonAnchor } from "#app/components/ui/actions/Button.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { appealText as text } from "#app/text/claims/appeal.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { isAnsweringForm } from "#app/forms/submit/submit-guarded.ts";
import { ErrorSummary } from "#app/components/forms/ErrorSummary.tsx";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { claimDetailText } from "#app/text/claims/claim.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { showDate } from "#app/text/common/format.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { AppealLetter, HowToSend, LetterForm } from "./AppealLetter.tsx";
import { Deadline, Rights, NOTICE_DAY } from "./AppealRights.tsx";
import { CheckFirst, DeniedServices } from "./DeniedServices.tsx";
import { makeLetter } from "./make-letter.ts";
import { loadAppeal } from "./load-appeal.ts";
import { viewAppeal, type AppealView } from "./view-appeal.ts";
import type { Route } from "./+types/appeal.ts";
import "#app/styles/screens/appeal.css";

/**
 * A denied claim: what it says, what may settle it, the member's rights, and a letter (HELP). Audited when
 * it is opened; 400 where the day of the notice cannot be used.
 */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const isStaff = member.session.staff !== null;
  const view = viewAppeal(await loadAppeal(member, params), { url, isStaff });
  if (!context.get(isAnsweringForm))
    recordAudit(context, { event: "appeal-help", outcome: "ok", ...auditParties(member.session) });
  const draft = findDraftValues(context, url.pathname);
  return data({ ...view, draft }, { status: view.deadline.field.error === null ? 200 : 400 });
};

/** A letter changes nothing that the page shows. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formMethod !== "POST" && defaultShouldRevalidate;

export const action = ({ request, context, params }: Route.ActionArgs) =>
  makeLetter(request, context, params);

export default function Appeal({ loaderData: view, actionData }: Route.ComponentProps) {
  const letter = actionData !== undefined && "letter" in actionData ? actionData.letter : null;
  return (
    <>
      <AppealHead
        view={view}
        isMade={letter !== null}
        isRefused={actionData !== undefined && letter === null}
      />
      {letter === null && !view.isStaff && (
        <p className="appeal__start">
          <ButtonAnchor kind="quiet" icon="file-text-duotone" href="#letter">
            {text.letter.heading}
          </ButtonAnchor>
        </p>
      )}
      {letter === null ? (
        <div className="letter-page appeal">
          <div className="form">
            <CheckFirst view={view} />
            <DeniedServices view={view} />
            <LetterForm view={view} answer={actionData} draft={view.draft} />
          </div>
          <div className="form">
            <Deadline view={view} />
            <Rights view={view} />
          </div>
        </div>
      ) : (
        <div className="letter-page appeal">
          {/* Another letter takes the focus, too. */}
          <AppealLetter key={Object.values(letter).join(" ")} view={view} letter={letter} />
          <div className="form">
            <HowToSend view={view} />
            <Deadline view={view} isMade />
            <LetterForm view={view} answer={actionData} draft={view.draft} isMade />
            <details className="card folds">
              <summary>
                <h2>{text.title}</h2>
                <Icon name="caret-down" />
              </summary>
              <CheckFirst view={view} />
              <DeniedServices view={view} />
              <Rights view={view} />
            </details>
          </div>
        </div>
      )}
    </>
  );
}

type AppealHeadProps = { view: AppealView; isMade: boolean; isRefused: boolean };

function AppealHead({ view, isMade, isRefused }: AppealHeadProps) {
  const { provider, serviceDate } = view.about;
  const { letter } = text;
  const { error } = view.deadline.field;
  const named = provider ?? claimWordsText.providerUnknown;
  return (
    <>
      <PageHead
        title={isMade ? letter.ready : text.pageTitle(named, serviceDate && showDate(serviceDate))}
        hasErrors={error !== null || isRefused}
        above={[
          { label: claimsText.title, href: view.back },
          { label: claimDetailText.title(view.type), href: view.claimHref },
        ]}
        current={text.title}
        heading={isMade ? letter.ready : text.title}
        lead={isMade ? letter.readyText : text.lead}
      />
      <ErrorSummary errors={error === null ? [] : [{ fieldId: NOTICE_DAY, message: error }]} />
    </>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
