import { data } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { ErrorSummary } from "#app/components/forms/ErrorSummary.tsx";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { appealText as text } from "#app/text/claims/appeal.ts";
import { claimDetailText } from "#app/text/claims/claim.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { showDate } from "#app/text/common/format.ts";
import { homeText } from "#app/text/frame/home.ts";
import { CheckFirst, DeniedServices } from "./DeniedServices.tsx";
import { Deadline, Rights } from "./AppealRights.tsx";
import { AppealLetter, LetterForm } from "./AppealLetter.tsx";
import { loadAppeal } from "./load-appeal.ts";
import { makeLetter } from "./make-letter.ts";
import { NOTICE_DAY, viewAppeal } from "./view-appeal.ts";
import type { Route } from "./+types/appeal.ts";
import "#app/styles/screens/appeal.css";

/** A denied claim: what it says, what may settle it, the member's rights, and a letter (HELP). */
export const loader = async ({ request, context, params, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const isStaff = member.session.staff !== null;
  const view = viewAppeal(await loadAppeal(member, params), { url, isStaff });
  if (request.method === "GET")
    recordAudit(context, { event: "appeal-help", outcome: "ok", ...auditParties(member.session) });
  const draft = findDraftValues(context, url.pathname);
  return data({ ...view, draft }, { status: view.deadline.field.error === null ? 200 : 400 });
};

export const action = ({ request, context, params }: Route.ActionArgs) =>
  makeLetter(request, context, params);

export default function Appeal({ loaderData: view, actionData }: Route.ComponentProps) {
  const provider = view.about.provider ?? homeText.claims.providerUnknown;
  const { serviceDate } = view.about;
  const { error } = view.deadline.field;
  const letter = actionData !== undefined && "letter" in actionData ? actionData.letter : null;
  return (
    <>
      <PageHead
        title={text.pageTitle(provider, serviceDate && showDate(serviceDate))}
        hasErrors={error !== null || (actionData !== undefined && letter === null)}
        above={[
          { label: claimsText.title, href: view.back },
          { label: claimDetailText.title(view.type), href: view.claimHref },
        ]}
        current={text.title}
        heading={text.title}
        lead={text.lead}
      />
      <ErrorSummary errors={error === null ? [] : [{ fieldId: NOTICE_DAY, message: error }]} />
      <div className="form appeal">
        {letter !== null && <AppealLetter view={view} letter={letter} />}
        <CheckFirst view={view} />
        <DeniedServices view={view} />
        <Deadline view={view} />
        <Rights view={view} />
        <LetterForm view={view} answer={actionData} draft={view.draft} />
      </div>
    </>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
